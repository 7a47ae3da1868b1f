import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headersFile } from '../../tools/build/policy.ts';
import { freePort } from '../fixtures/free-port.ts';

const script = join(import.meta.dirname, '../../tools/serve/preview.ts');
let port: number;
let folder: string;

beforeEach(async () => {
  port = await freePort();
  folder = await mkdtemp(join(tmpdir(), 'kickstand-preview-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the preview of a folder with settings that its build was not made with. */
function preview() {
  const { VITEST: _, ...own } = process.env;
  const env = { ...own, PORT: String(port), VITE_API_BASE_URL: 'https://other.example.com' };
  const child = spawn(process.execPath, [script, folder], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return { child, gone: once(child, 'exit'), said: () => said };
}

test('no build → says what to run, and makes none', async () => {
  const { gone, said } = preview();
  const [code] = await gone;
  expect(said()).toContain(`There is no build in ${folder}: run \`npm run build\` first.`);
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('a build is served as it is, whatever the settings say now', async () => {
  const files = {
    'index.html': 'home as it was built',
    '404.html': 'not found',
    _headers: headersFile("default-src 'none'"),
    '_site.json': JSON.stringify({ pages: { '/': 'index.html' }, open: {} }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { child, gone, said } = preview();
  try {
    await expect.poll(said).toContain(`http://localhost:${port}`);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('home as it was built');
    expect((await readdir(folder)).sort()).toEqual(Object.keys(files).sort());
  } finally {
    child.kill();
    await gone;
  }
});
