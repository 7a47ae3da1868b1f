// Writes card thumbnails (640x400 AVIF, at most 12 kB) and share pictures (1200x630 JPEG, at most 80 kB) of the catalogue,
// and the site's share card from the hero. Names on the command line choose some of them.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { fullBleed, openBrowser } from './browser.ts';
import { render } from './render.ts';
import { catalogue, pages } from './scenes.ts';

const root = new URL('../../', import.meta.url);
const wanted = process.argv.slice(2);
const chosen = (name: string) => wanted.length === 0 || wanted.includes(name);

/** Encodes at falling quality until the file is small enough; throws when even the lowest is too heavy. */
async function squeeze(
  limit: number,
  from: number,
  to: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (let quality = from; quality >= to; quality -= 4) {
    const file = await encode(quality);
    if (file.length <= limit) return file;
  }
  throw new Error(`heavier than ${limit} bytes at quality ${to}`);
}

const browser = await openBrowser();
const sheet = await browser.newPage({ viewport: { width: 1600, height: 1000 } });

async function raster(svg: string, width: number, height: number): Promise<Buffer> {
  await sheet.setViewportSize({ width, height });
  await sheet.setContent(fullBleed(svg));
  await sheet.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return sheet.screenshot();
}

async function share(svg: string): Promise<Buffer> {
  const shot = sharp(await raster(svg, 1200, 630));
  return squeeze(80_000, 82, 46, (quality) =>
    shot.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

for (const [name, scene] of Object.entries(catalogue)) {
  if (!chosen(name)) continue;
  const svg = render(name, scene);
  const shot = sharp(await raster(svg, 1600, 1000)).resize(640, 400, { kernel: 'lanczos3' });
  const card = await squeeze(12_000, 62, 26, (quality) =>
    shot.clone().avif({ quality, effort: 5 }).toBuffer(),
  );
  const shared = await share(svg);
  writeFileSync(new URL(`sandbox/media/${name}.avif`, root), card);
  writeFileSync(new URL(`sandbox/media/${name}.jpg`, root), shared);
  console.log(name.padEnd(26), String(card.length).padStart(6), String(shared.length).padStart(6));
}
if (chosen('share-card') && pages.hero) {
  writeFileSync(
    new URL('public/art/share-card.jpg', root),
    await share(render('hero', pages.hero)),
  );
}
await browser.close();
