import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { textsWithUsers, userOfTexts } from '../../../tools/build/texts.ts';
import { copyProject } from '../../fixtures/project-copy.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Builds a site of these files for a browser; its chunks, by the module that each begins with. */
async function chunksOf(files: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'kickstand-texts-'));
  folders.push(root);
  const all = {
    'package.json': '{"type":"module","imports":{"#texts/*":"./machines/texts/en/*"}}',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [textsWithUsers()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, 'first.ts'),
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.flatMap((each) => (each.type === 'chunk' ? [[each.name, each.code] as const] : [])),
  );
}

test('a script that says one word of a room brings none of its sentences; who says them has them', async () => {
  const chunks = await chunksOf({
    'machines/texts/en/grammar.ts': 'export const plural = (count) => (count === 1 ? "" : "s");',
    'machines/texts/en/ride.ts': [
      'import { plural } from "./grammar.ts";',
      'export const title = "Ride";',
      'export const seats = (count) => count + " seat" + plural(count) + " left";',
      'export const never = () => "Nobody says this";',
    ].join('\n'),
    'first.ts':
      'import * as texts from "#texts/ride.ts"; document.title = texts.title; import("./page.tsx");',
    'page.tsx':
      'import * as texts from "#texts/ride.ts"; document.title = texts.seats(innerWidth);',
  });
  expect([...chunks.keys()].sort()).toEqual(['first', 'page']);
  expect(chunks.get('first')).toContain('Ride');
  expect(chunks.get('first')).not.toContain('left');
  expect(chunks.get('page')).toContain('left');
  expect([...chunks.values()].join('')).not.toContain('Nobody');
});

test.each([
  ['/site/machines/texts/hi/ride.ts?said-by=src/page.tsx&.ts', 'src/page.tsx'],
  ['/site/machines/texts/hi/ride.ts', null],
  ['/site/src/page.tsx?said-by=src/main.ts&.ts', null],
])('%s is said by %s', (id, user) => {
  expect(userOfTexts(id)).toBe(user);
});

test('a message that one language lacks → no build, and a sentence that says which and where', async () => {
  const project = await copyProject('texts');
  folders.push(project);
  const room = join(project, 'machines/texts/hi/support.ts');
  const texts = await readFile(room, 'utf8');
  await writeFile(room, texts.replace(/export const copyWhatHappened = .*\n/, ''));
  const { VITEST: _, NODE_ENV: _env, ...env } = process.env;
  const built = promisify(execFile)(process.execPath, [join(project, 'tools/build/build.ts')], {
    env,
  });
  await expect(built).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /The message 'copyWhatHappened' is missing in \S*machines\/texts\/hi\/support\.ts: \S+CopyTrace\.tsx reads it\./,
    ),
  });
}, 120_000);
