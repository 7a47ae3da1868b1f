import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import biome from '../../biome.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const MARKUP = 'This makes markup from text.';
const ADDRESS = 'This address runs code.';
const DETOUR = 'This import takes a detour: write the shortest way.';
const STRAY = 'This file stands in no room: docs/architecture.md names them.';

/** The rules that hold the law; plugins report by their sentence. */
const law = new Set([
  'useImportExtensions',
  'noBarrelFile',
  'noDefaultExport',
  'noGlobalEval',
  'noImpliedEval',
  'noJsRestrictedProperties',
  'noReExportAll',
  'noRestrictedGlobals',
  'noRestrictedImports',
  'noScriptUrl',
  'parse',
]);

/** What is wrong with one line of one file. */
interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
}

/** One line of a file of the project, as it might be. */
type Example = readonly [title: string, path: string, source: string];

/** What is wrong, under what says so. */
const breaches: Readonly<Record<string, readonly Example[]>> = {
  noRestrictedImports: [
    ['domain asks a machine', 'machines/domain/a.ts', `import { m } from '../m.machine.ts';`],
    ['a type counts too', 'machines/domain/a.ts', `import type { M } from '../m.machine.ts';`],
    ['a machine asks the browser', 'machines/a.machine.ts', `import { useState } from 'react';`],
    ['a machine asks a page', 'machines/a.machine.ts', `import { P } from '../src/pages/p/P.tsx';`],
    ['a page fetches', 'src/pages/p/P.tsx', `import ky from 'ky';`],
    ['a page asks the API', 'src/pages/p/P.tsx', `import { api } from '../../api/api.ts';`],
    ['a page asks the app', 'src/pages/p/P.tsx', `import { site } from '../../app/site.ts';`],
    ['a view asks a machine', 'src/ui/V.tsx', `import { m } from '#machines/m.machine.ts';`],
    ['the API asks a view', 'src/api/api.ts', `export { V } from '../ui/V.tsx';`],
    ['the API asks the storage', 'src/api/api.ts', `import { k } from '../storage/keys.ts';`],
    ['the worker asks a call', 'src/worker/sw.ts', `import { api } from '../api/api.ts';`],
    [
      'the application asks what the worker decides',
      'src/app/a.ts',
      `import { t } from '../worker/treatment.ts';`,
    ],
    ['the storage asks the API', 'src/storage/keys.ts', `import { a } from '../api/api.ts';`],
    ['a codec asks a chart', 'machines/codec/a.ts', `import { m } from '../m.machine.ts';`],
    ['a chart asks a codec', 'machines/m.machine.ts', `import { f } from './codec/fields.ts';`],
    ['a lazy import', 'src/ui/V.tsx', `const P = () => import('../pages/p/P.tsx');`],
    ['the app asks the server', 'src/app/a.ts', `import { readFile } from 'node:fs';`],
    ['the site asks the sandbox', 'src/app/a.ts', `import { s } from '../../sandbox/app.ts';`],
    [
      'the sandbox asks the site',
      'sandbox/app.ts',
      `import { toPaise } from '../machines/domain/money.ts';`,
    ],
    [
      'the sandbox through the alias',
      'sandbox/app.ts',
      `import { m } from '#machines/domain/money.ts';`,
    ],
    [
      'the statechart panel asks the site',
      '.storybook/statechart/a.ts',
      `import { site } from '../../src/app/site.ts';`,
    ],
    [
      'the statechart panel asks a machine',
      '.storybook/statechart/a.ts',
      `import { m } from '#machines/m.machine.ts';`,
    ],
    [
      'the statechart panel asks its neighbours',
      '.storybook/statechart/a.ts',
      `import { media } from '../media.ts';`,
    ],
    [
      'a view asks for an example',
      'src/ui/V.tsx',
      `import { a } from '../../tests/fixtures/items.ts';`,
    ],
    ['an address asks a page', 'src/paths.ts', `import { P } from './pages/p/P.tsx';`],
    ['a page asks a codec', 'src/pages/p/P.tsx', `import { f } from '#machines/codec/fields.ts';`],
    ['the route type asks the app', 'src/pages/route.ts', `import { site } from '../app/site.ts';`],
    [
      'the frame asks the sandbox',
      'src/app/frame/F.tsx',
      `import { s } from '../../../sandbox/app.ts';`,
    ],
    ['an entry asks the server', 'src/main.tsx', `import { Hono } from 'hono';`],
    ['an entry fetches', 'src/entry-server.tsx', `import ky from 'ky';`],
    ['the storage asks a package', 'src/storage/keys.ts', `import { get } from 'idb-keyval';`],
    [
      'a story asks the app',
      'stories/ui/P.stories.tsx',
      `import { site } from '../../src/app/site.ts';`,
    ],
    [
      'a story asks a test',
      'stories/P.stories.tsx',
      `import { stage } from '../tests/machines/stage.ts';`,
    ],
    [
      "Storybook's configuration asks a tool",
      '.storybook/main.ts',
      `import { run } from '../tools/serve/run.ts';`,
    ],
    [
      'a tool asks a test',
      'tools/check/a.ts',
      `import { stage } from '../../tests/machines/stage.ts';`,
    ],
  ],
  useImportExtensions: [['no extension', 'src/ui/V.tsx', `import { B } from './Button';`]],
  noRestrictedGlobals: [
    ['a page reads the location', 'src/pages/p/P.tsx', `export const a = () => location.href;`],
    ['a page reads the window', 'src/pages/p/P.tsx', `export const a = () => window.scrollY;`],
    [
      'a machine reads storage',
      'machines/a.ts',
      `export const a = () => localStorage.getItem('x');`,
    ],
    ['optional chains', 'src/ui/V.tsx', `export const a = () => globalThis?.document;`],
    ['a new window from a page', 'src/ui/V.tsx', `export const a = () => window.open('/');`],
    ['a new window, bare', 'src/app/a.ts', `export const a = () => open('/');`],
  ],
  [MARKUP]: [
    ['inner markup', 'src/ui/V.tsx', `export const a = (e: Element) => { e.innerHTML = ''; };`],
    [
      'markup through a prop',
      'src/ui/V.tsx',
      `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    ],
    ['outer markup', 'src/ui/V.tsx', `export const a = (e: Element) => { e.outerHTML = ''; };`],
    [
      'markup beside',
      'src/app/browser.ts',
      `export const a = (e: Element) => e.insertAdjacentHTML('beforeend', '');`,
    ],
    [
      'markup under a quoted name',
      'src/app/browser.ts',
      `export const a = (e: Element) => { e['innerHTML'] = ''; };`,
    ],
    ['markup of a frame', 'src/ui/V.tsx', `export const A = () => <iframe srcDoc="<p>" />;`],
    [
      'markup from a parser',
      'src/app/browser.ts',
      `export const a = () => new DOMParser().parseFromString('', 'text/html');`,
    ],
    ['a written document', 'src/app/browser.ts', `export const a = () => document.write('');`],
    [
      'a written document of the window',
      'src/app/browser.ts',
      `export const a = () => window.document.writeln('');`,
    ],
    [
      'markup under a name of its own',
      'src/app/browser.ts',
      `export const taken = ({ innerHTML }: Element) => innerHTML;`,
    ],
    [
      'a written document, if there is one',
      'src/app/browser.ts',
      `export const perhaps = () => document?.write('');`,
    ],
  ],
  noGlobalEval: [
    ['text as code', 'src/ui/V.tsx', `export const a = eval('1');`],
    [
      'text as code of the window',
      'src/app/browser.ts',
      `export const a = () => window.eval('1');`,
    ],
    [
      'text as code under a quoted name',
      'src/app/browser.ts',
      `export const a = () => window['eval']('1');`,
    ],
  ],
  noImpliedEval: [
    ['text as a function', 'src/ui/V.tsx', `export const a = new Function('1');`],
    ['a timer with a text', 'src/ui/V.tsx', `export const a = () => setTimeout('a()', 1);`],
    [
      'a repeating timer with a text',
      'src/app/browser.ts',
      'export const a = () => window.setInterval(`a()`, 1);',
    ],
    [
      'a function of the window',
      'src/app/browser.ts',
      `export const a = () => new window.Function('1');`,
    ],
  ],
  [ADDRESS]: [
    [
      'an address that runs',
      'src/ui/V.tsx',
      `export const A = () => <a href="javascript:a()">a</a>;`,
    ],
    [
      'an address that runs, disguised',
      'src/app/browser.ts',
      `export const a = (b: string) => \` JavaScript:\${b}\`;`,
    ],
    ['a page in an address', 'src/ui/V.tsx', `export const a = 'data:text/html,<p>';`],
  ],
  noJsRestrictedProperties: [
    ['a new window', 'src/main.tsx', `export const a = () => window.open('/');`],
    ['text as code of itself', 'src/app/browser.ts', `export const ofSelf = () => self.eval('1');`],
  ],
  noDefaultExport: [['a default export', 'src/ui/V.tsx', `export default function V() {}`]],
  noReExportAll: [['a barrel', 'src/ui/index.ts', `export * from './V.tsx';`]],
  [STRAY]: [
    ['a room without a meaning', 'src/utils/a.ts', `export const a = 1;`],
    ['a folder of src that is no room', 'src/models/a.ts', `export const a = 1;`],
    ['a folder of machines that is no room', 'machines/models/a.ts', `export const a = 1;`],
    ['a folder without a meaning', 'src/pages/utils/a.ts', `export const a = 1;`],
  ],
  [DETOUR]: [
    [
      'a detour over a neighbour',
      'src/pages/p/P.tsx',
      `import { api } from '../q/../../api/api.ts';`,
    ],
    [
      'a detour over the own folder',
      'src/pages/p/P.tsx',
      `import { api } from './../../api/api.ts';`,
    ],
    ['a lazy detour', 'src/ui/V.tsx', `const P = () => import('./../pages/p/P.tsx');`],
  ],
  noBarrelFile: [['a name handed on', 'src/ui/V.tsx', `export { B } from './B.tsx';`]],
};

const allowed: readonly Example[] = [
  [
    'a machine asks domain',
    'machines/a.machine.ts',
    `import { setup } from 'xstate'; import { m } from './domain/money.ts';`,
  ],
  [
    'a page asks all it may',
    'src/pages/p/P.tsx',
    `import { useActor } from '@xstate/react'; import { m } from '#machines/m.machine.ts'; import { B } from '../../ui/Button.tsx'; import css from './P.module.css';`,
  ],
  ['the API fetches', 'src/api/api.ts', `import ky from 'ky';`],
  ['a page imports a text', 'src/pages/p/P.tsx', `import { legalText } from './terms.md';`],
  [
    'the browser file reads the browser',
    'src/app/browser.ts',
    `export const a = () => window.location.href;`,
  ],
  [
    'the browser file opens a tab',
    'src/app/browser.ts',
    `export const a = () => window.open('/', '_blank');`,
  ],
  ['a timer with a function', 'src/ui/V.tsx', `export const a = () => setTimeout(() => {}, 1);`],
  [
    'writing to a store',
    'src/app/a.ts',
    `export const a = (store: { write(key: string): void }) => store.write('javascript');`,
  ],
  ['a picture in an address', 'src/ui/V.tsx', `export const a = 'data:image/png;base64,';`],
  [
    'a field named location',
    'src/ui/V.tsx',
    `export const a = (trip: { location: string }) => trip.location;`,
  ],
  [
    'a parameter named location',
    'src/ui/V.tsx',
    `export const A = ({ location }: { location: string }) => <p title={location}>{location}</p>;`,
  ],
  [
    'a property named history',
    'machines/a.machine.ts',
    `export const a = { type: 'history', history: 'deep' };`,
  ],
  [
    'a story asks a page',
    'stories/P.stories.tsx',
    `import { P } from '../src/pages/p/P.tsx'; export default {};`,
  ],
  ['a test asks anything', 'tests/a.test.ts', `import ky from 'ky'; window.open('/');`],
  ['a view asks for a path', 'src/ui/V.tsx', `import { paths } from '../paths.ts';`],
  ['a page asks for a path', 'src/pages/p/P.tsx', `import { paths } from '../../paths.ts';`],
  ['a page asks another page', 'src/pages/p/P.tsx', `import { Q } from '../q/Q.tsx';`],
  ['the app asks the API', 'src/app/a.ts', `import { createApi } from '../api/api.ts';`],
  [
    'the entry of the build reads streams',
    'src/entry-server.tsx',
    `import { text } from 'node:stream/consumers';`,
  ],
  [
    'a story asks for an example',
    'stories/ui/P.stories.tsx',
    `import { trip } from '../../tests/fixtures/items.ts';`,
  ],
  [
    "Storybook's tests ask for a browser",
    '.storybook/vitest.config.ts',
    `import { ensureChromium } from '../tools/check/chromium.ts';`,
  ],
  ['a tool asks for a path', 'tools/build/a.ts', `import { paths } from '../../src/paths.ts';`],
  [
    "a declaration of a package's default",
    'src/ui/icons.d.ts',
    `declare const icon: string; export default icon;`,
  ],
];

/** Files that the law knows by name: their examples share one file, a line each. */
const named = /^src\/(app\/browser\.ts|paths\.ts|main\.tsx|entry-server\.tsx|pages\/route\.ts)$/;

/** Puts every example into one folder that has the project's rules; where each stands. */
async function writeExamples(folder: string) {
  const lines = new Map<string, string[]>();
  const places = new Map<Example, Pick<Finding, 'path' | 'line'>>();
  for (const [index, example] of [...Object.values(breaches).flat(), ...allowed].entries()) {
    const path = named.test(example[1])
      ? example[1]
      : example[1].replace(/(?=\.[\w.]+$)/, `${index}.`);
    const file = lines.get(path) ?? [];
    lines.set(path, [...file, example[2]]);
    places.set(example, { path, line: file.length + 1 });
  }
  lines.set('src/ui/Button.tsx', ['export const B = () => null;']);
  for (const [path, file] of lines) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${file.join('\n')}\n`);
  }
  return places;
}

/** What the command says, whatever it thinks of what it read. */
function outputOf(program: string, options: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules', program), ...options],
      { cwd, maxBuffer: 1e8 },
      (_error, stdout) => resolve(stdout),
    );
  });
}

async function findBreaches() {
  const folder = await mkdtemp(join(tmpdir(), 'kickstand-law-'));
  const plugins = biome.overrides.flatMap(({ plugins = [] }) => plugins);
  for (const path of ['biome.json', ...biome.extends, ...plugins]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(join(root, path), join(folder, path));
  }
  const places = await writeExamples(folder);
  const said = await outputOf(
    '@biomejs/biome/bin/biome',
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    folder,
  );
  await rm(folder, { recursive: true });
  const { diagnostics } = JSON.parse(said) as {
    diagnostics: {
      category: string;
      message: string;
      location: { path: string; start: { line: number } };
    }[];
  };
  const findings = diagnostics.map(
    ({ category, message, location }): Finding => ({
      rule: category === 'plugin' ? message : (category.split('/').at(-1) ?? ''),
      path: location.path,
      line: location.start.line,
    }),
  );
  return { places, findings };
}

const { places, findings } = await findBreaches();

/** The rules of the law that an example breaks. */
function rulesAgainst(example: Example): string[] {
  const place = places.get(example);
  return findings
    .filter(({ path, line }) => path === place?.path && line === place.line)
    .map(({ rule }) => rule)
    .filter((rule) => law.has(rule) || /[. ]/.test(rule));
}

describe('the linter finds a breach', () => {
  for (const [rule, examples] of Object.entries(breaches)) {
    for (const example of examples) {
      test(example[0], () => {
        expect(rulesAgainst(example)).toContain(rule);
      });
    }
  }
});

describe('the linter lets pass what is allowed', () => {
  for (const example of allowed) {
    test(example[0], () => {
      expect(rulesAgainst(example)).toEqual([]);
    });
  }

  test('every example can be read', () => {
    expect(findings.filter(({ rule }) => rule === 'parse')).toEqual([]);
  });
});

describe('the compiler knows no browser and no Node in machines', () => {
  const sources = {
    'a request': `export const a = fetch('/');`,
    'the window': 'export const a = window;',
    'a timer': 'export const a = setTimeout(() => {}, 1);',
    'the environment': 'export const a = process.env;',
    'a file': `export { readFileSync } from 'node:fs';`,
    'a part of an address that no rule needs': `export const a = new URL('a:b').searchParams;`,
    'an address, which rules need': `export const a = new URL('a:b').href;`,
  };

  test('of seven lines, the last alone compiles', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kickstand-law-'));
    const files = Object.values(sources).map((_source, index) => join(folder, `${index}.ts`));
    for (const [index, source] of Object.values(sources).entries()) {
      await writeFile(files[index] ?? '', source);
    }
    const project = join(folder, 'tsconfig.json');
    await writeFile(
      project,
      JSON.stringify({
        extends: join(root, 'machines/tsconfig.json'),
        include: [],
        files: [...files, join(root, 'machines/platform.d.ts')],
      }),
    );
    const said = await outputOf(
      'typescript/bin/tsc',
      ['--noEmit', '--pretty', 'false', '-p', project],
      folder,
    );
    await rm(folder, { recursive: true });
    const failed = Object.keys(sources).filter((_title, index) => said.includes(`${index}.ts(1,`));
    expect(failed).toEqual(Object.keys(sources).slice(0, -1));
  });
});
