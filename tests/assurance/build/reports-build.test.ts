import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../tools/build/build.ts';

/** A chunk of a build. */
interface Chunk {
  fileName: string;
  isEntry: boolean;
  imports: string[];
  dynamicImports: string[];
  /** The modules of which anything is left. */
  modules: string[];
  code: string;
}

/** Builds the scripts and writes nothing; the build's own environment, not that of the tests. */
async function scriptsWith(settings: Readonly<Record<string, string>>): Promise<Chunk[]> {
  const program = `
    import { build } from 'vite';
    const { output } = await build({ root: ${JSON.stringify(root)}, logLevel: 'silent', build: { write: false } });
    console.log(JSON.stringify(output.filter(({ type }) => type === 'chunk').map((chunk) => ({
      fileName: chunk.fileName,
      isEntry: chunk.isEntry,
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      modules: Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id),
      code: chunk.code,
    }))));`;
  const { VITEST: _, NODE_ENV: _env, ...inherited } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program],
    {
      cwd: root,
      env: { ...inherited, VITE_REPORT_URL: '', ...settings },
      maxBuffer: 100_000_000,
    },
  );
  return JSON.parse(stdout) as Chunk[];
}

let off: Chunk[];
let on: Chunk[];

beforeAll(async () => {
  [off, on] = await Promise.all([
    scriptsWith({}),
    scriptsWith({ VITE_REPORT_URL: 'https://reports.example.com/kickstand' }),
  ]);
}, 240_000);

/** The chunks whose code has words that reports alone need. */
const withReporting = (chunks: readonly Chunk[]) =>
  chunks
    .filter(({ code }) =>
      /sendBeacon|securitypolicyviolation|unhandledrejection|largest-contentful-paint|reports\.example/.test(
        code,
      ),
    )
    .map(({ fileName }) => fileName.replace(/-[\w-]{8}\.js$/, ''));

const modulesOf = (chunks: readonly Chunk[]) => chunks.flatMap(({ modules }) => modules);

/** The files that a visit loads before anything is asked for on demand. */
function firstScripts(chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks) {
    const isFirst = chunk.isEntry || chunk.modules.some((id) => id.endsWith('/src/main.tsx'));
    if (isFirst) visit(chunk);
  }
  return [...found];
}

const isReporting = (id: string) =>
  /\/src\/app\/reporting\/|\/machines\/.*\/report\.ts$|\/node_modules\/web-vitals\//.test(id);

describe('a build without VITE_REPORT_URL', () => {
  test('has no module of the reporting and none of its words in any script', () => {
    expect(off.length).toBeGreaterThan(30);
    expect(modulesOf(off).filter(isReporting)).toEqual([]);
    expect(withReporting(off)).toEqual([]);
  });
});

describe('a build with it', () => {
  test('listens in its first scripts, and has the rest in one script that comes on demand', () => {
    expect(withReporting(on).toSorted()).toEqual(['assets/index', 'assets/reports']);
    const first = firstScripts(on);
    expect(first.length).toBeGreaterThan(1);
    expect(modulesOf(first).filter(isReporting)).toEqual([
      expect.stringMatching(/\/reporting\/faults\.ts$/),
      expect.stringMatching(/\/reporting\/route-patterns\.ts$/),
    ]);
  });

  test('needs none of the site’s scripts to report that they are lost', () => {
    const [reports] = on.filter(({ fileName }) => fileName.startsWith('assets/reports-'));
    const [entry] = on.filter(({ fileName }) => fileName.startsWith('assets/index-'));
    expect(reports?.imports.filter((name) => name !== entry?.fileName)).toEqual([]);
    expect(entry?.dynamicImports).toContain(reports?.fileName);
  });
});
