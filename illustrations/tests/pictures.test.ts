import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { faultsOf, folders, pictures, root } from '../draw/pictures.ts';

const kept = (path: string) => readFileSync(new URL(path, root));

for (const { name, path, draw } of pictures) {
  test(`${name} is kept as its scene draws it, byte for byte`, () => {
    // not shown as a difference: two drawings fill the screen and tell nothing
    ok(kept(path).equals(Buffer.from(draw())), `${path} differs: npm run draw -- ${name}`);
  });
}

for (const folder of folders) {
  test(`every SVG file in ${folder} has a scene`, () => {
    const drawn = new Set(pictures.map(({ path }) => path));
    const files = readdirSync(new URL(folder, root)).filter((file) => file.endsWith('.svg'));
    deepEqual(
      files.filter((file) => !drawn.has(folder + file)),
      [],
    );
  });
}

test('no two pictures share a name', () => {
  equal(new Set(pictures.map(({ name }) => name)).size, pictures.length);
});

test('the heaviest pictures can be used', () => {
  // all of them at full compression would take ten seconds, so a quick one finds the heaviest
  const bySize = pictures
    .map(({ path }) => ({ path, size: gzipSync(kept(path), { level: 1 }).length }))
    .sort((a, b) => b.size - a.size);
  for (const { path } of bySize.slice(0, 6)) {
    deepEqual(faultsOf(kept(path).toString()), [], path);
  }
});

test('a picture that is too heavy, or carries a style, a script or an address, is refused', () => {
  const noise = Array.from({ length: 12_000 }, (_, i) => Math.imul(i * i, 0x9e3779b1) >>> 0);
  match(faultsOf(`<svg><path d="${noise.join(' ')}"/></svg>`).join(), /more than 25000$/);
  deepEqual(faultsOf('<svg><style>*{}</style></svg>'), ['forbidden markup']);
  deepEqual(faultsOf('<svg><script/></svg>'), ['forbidden markup']);
  deepEqual(faultsOf('<svg><use href="https://example.com/a.svg"/></svg>'), ['forbidden markup']);
  deepEqual(faultsOf('<svg><use href="#a"/></svg>'), []);
});
