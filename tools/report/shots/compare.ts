import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Renderer } from 'storybook/internal/types';
import type { PreviewWeb } from 'storybook/preview-api';
import { listen } from '../../../sandbox/listen.ts';
import { chromiumArgs, ensureChromium } from '../../check/chromium.ts';
import type { Comparison } from './comparison.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/compare');
const widths = [390, 1440] as const;
/** What names the files as they are, instead of a commit. */
const NOW = 'now';
/** Stories whose pictures differ from day to day. */
const MOVING = 'moving';

/** One side of the comparison, built and photographed. */
interface Side {
  readonly name: string;
  readonly shots: string;
  readonly stories: ReadonlyMap<string, string>;
}

/** `npm run shots:compare [before] [after] [part of a story's id…]`; by default the last commit and the files as they are. */
const [before = 'HEAD', after = NOW, ...parts] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs, '--hide-scrollbars'],
});
const old = await sideOf(before, browser);
const fresh = await sideOf(after, browser);
await browser.close();
if (old.stories.size + fresh.stories.size === 0) {
  console.error(`No story has ${parts.map((part) => `"${part}"`).join(' or ')} in its id.`);
  process.exit(1);
}
process.exit((await report(old, fresh)) ? 0 : 1);

async function sideOf(commit: string, inBrowser: Browser): Promise<Side> {
  const name = commit === NOW ? NOW : git('rev-parse', '--short', commit);
  const home = join(folder, name);
  const book = join(home, 'storybook');
  const shots = join(home, 'shots');
  if (name === NOW) await rm(home, { recursive: true, force: true });
  await mkdir(shots, { recursive: true });
  if (!existsSync(join(book, 'index.json'))) await build(name, book);
  const index: unknown = JSON.parse(await readFile(join(book, 'index.json'), 'utf8'));
  const stories = new Map(
    entriesOf(index)
      .filter(({ type, tags }) => type === 'story' && !tags.includes(MOVING))
      .filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)))
      .map(({ id, title, name: story }) => [id, `${title}: ${story}`]),
  );
  const server = await listen(new Hono().use('*', serveStatic({ root: book })).fetch, {
    port: 0,
  });
  for (const width of widths) {
    const context = await inBrowser.newContext({
      viewport: { width, height: 900 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const id of stories.keys()) {
      const file = join(shots, fileOf(id, width));
      if (existsSync(file)) continue;
      await open(page, `http://localhost:${server.port}/iframe.html?viewMode=story&id=${id}`);
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' });
    }
    await context.close();
  }
  await server.close();
  return { name, shots, stories };
}

async function build(name: string, to: string): Promise<void> {
  console.log(`Building the workbench of ${name} …`);
  if (name === NOW) return buildIn(root, to);
  const tree = join(folder, name, 'tree');
  git('worktree', 'add', '--force', '--detach', tree, name);
  try {
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
    buildIn(tree, to);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

function buildIn(tree: string, to: string): void {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/storybook'),
    ['build', '-o', to, '--quiet'],
    {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  if (status !== 0) throw new Error(`storybook build failed in ${tree}.`);
}

/** Waits until a story stands and has played to its end. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('body.sb-show-main, body.sb-show-errordisplay');
  await page.waitForFunction(
    () => {
      // Storybook names the global nowhere, but its type is public: the compiler tells when a part goes
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: PreviewWeb<Renderer>;
      };
      const render = preview?.currentRender;
      const phase = render !== undefined && 'phase' in render ? render.phase : undefined;
      return phase !== undefined && ['completed', 'finished', 'aborted', 'errored'].includes(phase);
    },
    undefined,
    { timeout: 20_000 },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

function entriesOf(index: unknown): Entry[] {
  return Object.values((index as { entries: Record<string, Entry> }).entries);
}

function fileOf(id: string, width: number): string {
  return `${id}-${width}.png`;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}

/** Compares the stories that both sides have, by Playwright's test runner; whether nothing changed. */
async function report(one: Side, other: Side): Promise<boolean> {
  const both = [...other.stories].filter(([id]) => one.stories.has(id));
  const comparison: Comparison = {
    before: one.shots,
    after: other.shots,
    pictures: both.flatMap(([id, title]) =>
      widths.map((width) => ({ title: `${title}, ${width} px`, file: fileOf(id, width) })),
    ),
  };
  const list = join(folder, 'comparison.json');
  await writeFile(list, JSON.stringify(comparison));
  tell(
    'New',
    [...other.stories].filter(([id]) => !one.stories.has(id)),
  );
  const gone = [...one.stories].filter(([id]) => !other.stories.has(id));
  tell('Gone', gone);
  if (both.length === 0) return gone.length === 0;
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '-c', join(import.meta.dirname, 'compare.config.ts')],
    { cwd: root, stdio: 'inherit', env: { ...process.env, COMPARISON: list } },
  );
  console.log(`${one.name} and ${other.name}: ${join(folder, 'report/index.html')}`);
  return status === 0 && gone.length === 0;
}

function tell(what: string, stories: readonly (readonly [string, string])[]): void {
  for (const [, title] of stories) console.log(`${what}: ${title}`);
}
