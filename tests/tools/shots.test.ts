import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Comparison } from '../../tools/report/shots/comparison.ts';

const root = join(import.meta.dirname, '../..');

interface Colour {
  r: number;
  g: number;
  b: number;
}

const grey: Colour = { r: 90, g: 90, b: 90 };

/** A picture of 10 px by `height`, the first so many pixels of which have another colour. */
function picture(other: Colour, pixels: number, height = 10): Promise<Buffer> {
  const raw = Buffer.from(
    Array.from({ length: 10 * height }, (_pixel, at) => (at < pixels ? other : grey)).flatMap(
      ({ r, g, b }) => [r, g, b],
    ),
  );
  return sharp(raw, { raw: { width: 10, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('another size, and more than 20 pixels that differ to the eye, are changes', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kickstand-shots-'));
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  await mkdir(before);
  await mkdir(after);
  const cases: Record<string, readonly [is: Promise<Buffer>, isChange: boolean]> = {
    same: [picture(grey, 0), false],
    rounded: [picture({ r: 91, g: 89, b: 91 }, 100), false],
    few: [picture({ r: 255, g: 0, b: 0 }, 20), false],
    more: [picture({ r: 255, g: 0, b: 0 }, 30), true],
    red: [picture({ ...grey, r: 103 }, 50), true],
    green: [picture({ ...grey, g: 103 }, 50), true],
    blue: [picture({ ...grey, b: 103 }, 50), true],
    taller: [picture(grey, 0, 12), true],
  };
  for (const [name, [is]] of Object.entries(cases)) {
    await writeFile(join(before, `${name}.png`), await picture(grey, 0));
    await writeFile(join(after, `${name}.png`), await is);
  }
  const pictures = Object.keys(cases).map((name) => ({ title: name, file: `${name}.png` }));
  const list = join(folder, 'comparison.json');
  await writeFile(list, JSON.stringify({ before, after, pictures } satisfies Comparison));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      join(root, 'tools/report/shots/compare.config.ts'),
      '--reporter=json',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, COMPARISON: list } },
  );
  await rm(folder, { recursive: true });
  expect(stderr).toBe('');
  const { suites } = JSON.parse(stdout) as {
    suites: { specs: { title: string; ok: boolean }[] }[];
  };
  const changed = suites.flatMap(({ specs }) => specs.filter(({ ok }) => !ok));
  expect(changed.map(({ title }) => title).sort()).toEqual(
    Object.keys(cases)
      .filter((name) => cases[name]?.[1])
      .sort(),
  );
  expect(status).toBe(1);
});
