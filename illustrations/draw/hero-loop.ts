// Renders the hero's seamless loop (8 s, 24 frames a second) and encodes it with its poster into public/hero. Needs ffmpeg.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Page } from '../kit/page.ts';
import { createRandom, seedOf } from '../kit/random.ts';
import { drawHero, hero } from '../scenes/site/hero.ts';
import { openBrowser } from './browser.ts';

const FRAMES = 24 * 8;
const VIDEO_LIMIT = 690_000;
const POSTER_LIMIT = 45_000;
const out = fileURLToPath(new URL('../../public/hero/', import.meta.url));
const frames = mkdtempSync(join(tmpdir(), 'hero-'));
mkdirSync(out, { recursive: true });

function moment(phase: number): string {
  const page = new Page('hero', hero.width, hero.height);
  drawHero(page, createRandom(seedOf('hero')), phase);
  return page
    .svg()
    .replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" width="100%" height="100%" ');
}

const browser = await openBrowser();

async function shoot(
  width: number,
  height: number,
  list: readonly (readonly [phase: number, file: string])[],
): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width, height } });
  await sheet.setContent('<body style="margin:0;height:100vh;background:#000"></body>');
  for (const [phase, file] of list) {
    await sheet.evaluate((svg) => {
      document.body.replaceChildren(
        new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
      );
    }, moment(phase));
    await sheet.screenshot({ path: join(frames, file) });
  }
  await sheet.close();
}

await shoot(1600, 900, [[0, 'poster.png']]);
const film = Array.from(
  { length: FRAMES },
  (_, i) => [i / FRAMES, `f${String(i).padStart(3, '0')}.png`] as const,
);
await Promise.all([
  shoot(1280, 720, film.slice(0, FRAMES / 2)),
  shoot(1280, 720, film.slice(FRAMES / 2)),
]);
await browser.close();

/** Encodes at rising compression until the file is small enough. */
function encode(file: string, first: number, codec: (quality: number) => string[]): void {
  for (let quality = first; ; quality += 2) {
    const source = [
      '-y',
      '-loglevel',
      'error',
      '-framerate',
      '24',
      '-i',
      join(frames, 'f%03d.png'),
    ];
    const { status } = spawnSync(
      'ffmpeg',
      [...source, ...codec(quality), '-pix_fmt', 'yuv420p', '-an', out + file],
      { stdio: 'inherit' },
    );
    if (status !== 0) throw new Error('ffmpeg failed');
    const { size } = statSync(out + file);
    if (size <= VIDEO_LIMIT) {
      console.log(file, size);
      return;
    }
  }
}

encode('hero.mp4', 24, (quality) => [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  String(quality),
  '-profile:v',
  'high',
  '-movflags',
  '+faststart',
]);
encode('hero.webm', 34, (quality) => [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  String(quality),
  '-b:v',
  '0',
  '-row-mt',
  '1',
  '-cpu-used',
  '3',
]);

const poster = sharp(join(frames, 'poster.png'));
for (const [file, first, draw] of [
  ['poster.webp', 82, (quality: number) => poster.clone().webp({ quality })],
  ['poster.avif', 62, (quality: number) => poster.clone().avif({ quality, effort: 5 })],
] as const) {
  for (let quality = first; quality > 20; quality -= 4) {
    const image = await draw(quality).toBuffer();
    if (image.length > POSTER_LIMIT) continue;
    writeFileSync(out + file, image);
    console.log(file, image.length);
    break;
  }
}
rmSync(frames, { recursive: true });
