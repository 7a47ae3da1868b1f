// Writes the pictures as SVG: all of them, or those named. Fails when one is heavier than 25 kB with Brotli.
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { render } from './render.ts';
import { catalogue, pages } from './scenes.ts';

const LIMIT = 25_000;
const FORBIDDEN = /<style|style=|<filter|<script|href="(?!#)/;
const root = new URL('../../', import.meta.url);
const wanted = process.argv.slice(2);
const known = new Set([...Object.keys(catalogue), ...Object.keys(pages)]);
const unknown = wanted.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`No scene is called ${unknown.join(', ')}.`);
  process.exit(1);
}

let failed = false;
for (const [folder, scenes] of [
  ['sandbox/media/', catalogue],
  ['public/art/', pages],
] as const) {
  mkdirSync(new URL(folder, root), { recursive: true });
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const svg = render(name, scene);
    const size = brotliCompressSync(svg).length;
    const faults = [size > LIMIT && 'too heavy', FORBIDDEN.test(svg) && 'forbidden markup'].filter(
      Boolean,
    );
    if (faults.length > 0) failed = true;
    writeFileSync(new URL(`${folder}${name}.svg`, root), svg);
    console.log(
      name.padEnd(26),
      String(svg.length).padStart(7),
      String(size).padStart(6),
      faults.join(', '),
    );
  }
}
if (failed) process.exit(1);
