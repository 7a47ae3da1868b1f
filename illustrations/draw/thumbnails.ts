// Writes card thumbnails (640x400 AVIF, at most 12 kB) and share pictures (1200x630 JPEG, at most 80 kB) of the catalogue,
// and the site's share card from the hero. Names on the command line choose some of them.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { fullBleed, openBrowser } from './browser.ts';
import { cataloguePictures, chosen, pagePictures, root } from './pictures.ts';

const names = process.argv.slice(2);
const slugs = names.filter((name) => name !== 'share-card');
const isAll = names.length === 0;
const cards = isAll || slugs.length > 0 ? chosen(cataloguePictures, slugs) : [];
const shareCards = isAll || slugs.length < names.length ? chosen(pagePictures, ['hero']) : [];

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

async function share(svg: string, above: Buffer[] = []): Promise<Buffer> {
  const shot = sharp(await raster(svg, 1200, 630)).composite(above.map((input) => ({ input })));
  return squeeze(80_000, 82, 46, (quality) =>
    shot.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

/** What stands on the site's share card: a scrim at the left and the wordmark. */
function signature(): Buffer {
  const logo = readFileSync(new URL('public/logo.svg', root), 'utf8').replace(
    '<svg ',
    '<svg x="72" y="232" width="520" height="110" preserveAspectRatio="xMinYMid" ',
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="s"><stop stop-color="#0b0b10" stop-opacity=".82"/>` +
      `<stop offset=".62" stop-color="#0b0b10" stop-opacity="0"/></linearGradient><rect width="1200" height="630" fill="url(#s)"/>${logo}</svg>`,
  );
}

for (const { name, draw } of cards) {
  const svg = draw();
  const shot = sharp(await raster(svg, 1600, 1000)).resize(640, 400, { kernel: 'lanczos3' });
  const card = await squeeze(12_000, 62, 26, (quality) =>
    shot.clone().avif({ quality, effort: 5 }).toBuffer(),
  );
  const shared = await share(svg);
  writeFileSync(new URL(`sandbox/media/${name}.avif`, root), card);
  writeFileSync(new URL(`sandbox/media/${name}.jpg`, root), shared);
  console.log(name.padEnd(26), String(card.length).padStart(6), String(shared.length).padStart(6));
}
for (const { draw } of shareCards) {
  const card = await share(draw(), [signature()]);
  writeFileSync(new URL('public/art/share-card.jpg', root), card);
}
await browser.close();
