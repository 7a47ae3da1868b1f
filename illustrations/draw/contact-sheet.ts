// Shows every picture, or those named, at card size, in 1:1 and 21:9, on one PNG in a folder that is not kept.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.ts';
import { cataloguePictures, chosen, pagePictures } from './pictures.ts';

const folder = fileURLToPath(new URL('../reports/', import.meta.url));
const wanted = chosen([...cataloguePictures, ...pagePictures], process.argv.slice(2));

const picture = (source: string, width: number, height: number) =>
  `<img src="${source}" style="width:${width}px;height:${height}px;object-fit:cover">`;
const rows = wanted.map(({ name, draw }) => {
  const source = `data:image/svg+xml;base64,${Buffer.from(draw()).toString('base64')}`;
  return `<figure>${picture(source, 640, 400)}<div>${picture(source, 280, 175)}${picture(source, 175, 175)}${picture(source, 467, 200)}</div><figcaption>${name}</figcaption></figure>`;
});
const style =
  'body{margin:0;padding:16px;background:#0b0b0c;color:#c9ccd1;font:14px sans-serif;display:grid;gap:14px;grid-template-columns:repeat(2,max-content)}' +
  'figure{margin:0;display:grid;grid-template-columns:640px 480px;gap:8px}figcaption{grid-column:1/-1}img{display:inline-block;border-radius:6px;margin:0 8px 8px 0}';

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const sheet = await browser.newPage({ viewport: { width: 2320, height: 1200 } });
await sheet.setContent(`<style>${style}</style>${rows.join('')}`);
await sheet.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
await sheet.screenshot({ path: `${folder}contact-sheet.png`, fullPage: true, timeout: 0 });
await browser.close();
console.log(`${folder}contact-sheet.png`);
