import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../../tools/build/build.ts';

/** A script of a build: its code, and the modules of which anything is left. */
interface Chunk {
  modules: string[];
  code: string;
}

/** Builds the scripts without reports and writes nothing; the build's own environment, not that of the tests. */
async function scripts(): Promise<Chunk[]> {
  const program = `
    import { build } from 'vite';
    const { output } = await build({ root: ${JSON.stringify(root)}, logLevel: 'silent', build: { write: false } });
    console.log(JSON.stringify(output.filter(({ type }) => type === 'chunk').map(({ code, modules }) => ({
      code,
      modules: Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id),
    }))));`;
  const { VITEST: _, NODE_ENV: _env, ...inherited } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program],
    { cwd: root, env: { ...inherited, VITE_REPORT_URL: '' }, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout);
}

test('a build without VITE_REPORT_URL has no module of the reporting and none of its words', async () => {
  const chunks = await scripts();
  expect(chunks.length).toBeGreaterThan(30);
  const reporting =
    /\/src\/app\/reporting\/|\/machines\/.*\/report\.ts$|\/node_modules\/web-vitals\//;
  expect(chunks.flatMap(({ modules }) => modules).filter((id) => reporting.test(id))).toEqual([]);
  const words =
    /sendBeacon|securitypolicyviolation|unhandledrejection|largest-contentful-paint|reports\.example/;
  expect(chunks.filter(({ code }) => words.test(code))).toEqual([]);
}, 240_000);
