import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { buildWhenStale, configOrExit, dist, lock } from '../../build/build.ts';
import { inTurn } from '../../build/in-turn.ts';
import { sandboxPlatform, updateSnapshot } from '../../build/snapshot.ts';
import { weigh } from '../../check/budget.ts';
import { chromiumArgs, ensureChromium } from '../../check/chromium.ts';
import { recordEvidence } from '../evidence/record.ts';
import { root, treeOf } from '../evidence/runs.ts';
import { busyText, goalTable, performancePage } from './document.ts';
import { goals, judge } from './goals.ts';
import { growth, laps } from './growth.ts';
import { homeHeap } from './heap.ts';
import { scriptByPackage } from './packages.ts';
import { type BenchPage, pages } from './pages.ts';
import {
  type PageName,
  pageNames,
  type Round,
  snapshotPages,
  type Target,
  targets,
  type Visit,
} from './results.ts';
import { openBenchSite } from './site.ts';
import { openPhone, Tab } from './tab.ts';
import { beginBooking, firstTap, tour, twinTour } from './tour.ts';
import { visit } from './visit.ts';
import { finished } from './watch.ts';

/** Lists of these lengths are compared. */
const SIZES = { few: 100, many: 10_000 };

/** Pages whose first script is taken apart: the lightest, the heaviest, and one of a visitor. */
const WEIGHED = ['/', '/getaways', '/privacypolicy', '/confirmationpage'];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    'no-write': { type: 'boolean', default: false },
  },
});
const roundCount = Number(options.rounds);
const only = pageNames.find((name) => name === options.only);
if (!(roundCount >= 1) || (options.only !== undefined && only === undefined)) {
  console.error(`npm run bench -- [--rounds N] [--only ${pageNames.join('|')}] [--no-write]`);
  process.exit(1);
}

const config = configOrExit();
if (config.apiBaseUrl !== undefined) {
  console.error(
    'npm run bench measures the site beside the sandbox: unset VITE_API_BASE_URL for it.',
  );
  process.exit(1);
}
// pages are measured as `npm start` serves them: with the catalogue in them
await inTurn(lock, async () => {
  await buildWhenStale(config);
  await updateSnapshot(config, sandboxPlatform(config), { isLazy: true });
});
const place = {
  date: new Date().toISOString().slice(0, 10),
  tree: treeOf(),
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  load: loadavg()[0]?.toFixed(1),
};
const weights = await weigh(dist);
const site = await openBenchSite(dist);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  // the line to elsewhere is not what is measured
  args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
});
const draft = await beginBooking(browser, site.url);
const wanted = only === undefined ? pageNames : [only];
await site.addTwins(
  Object.fromEntries(
    await eachInTurn(
      wanted,
      async (name) => [name, await finishedPage(browser, pages[name])] as const,
    ),
  ),
);

const held = only === undefined ? await laps(browser, site.url) : null;
const heap = only === undefined ? await homeHeap(browser, site.url) : [];
const rounds: Round[] = [];
for (let index = 0; index < roundCount; index += 1) {
  const began = performance.now();
  // who comes first changes with the round
  const order = index % 2 === 0 ? targets : targets.toReversed();
  try {
    rounds.push(await round(order));
  } catch (error) {
    // one that went wrong must not cost the others
    console.error(error);
    await Promise.all(browser.contexts().map((context) => context.close()));
  }
  console.log(`Round ${index + 1}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
}
await browser.close();
await site.close();

const shares = await scriptByPackage(dist, WEIGHED);
const measured = { results: { rounds, laps: held, heap }, weights, shares };
const outcomes = goals.map((goal) => judge(goal, measured));
console.log(`\n${goalTable(outcomes)}\n`);
recordEvidence('bench', {
  outcomes: outcomes.map(({ goal: { name, limit }, worst, isMet }) => ({
    name,
    limit,
    worst,
    isMet,
  })),
});
const isComplete = rounds.length === roundCount;
if (!isComplete)
  console.error(
    `${roundCount - rounds.length} of ${roundCount} rounds went wrong, and nothing is written.`,
  );
// what leaves pages or rounds out is no measurement of the site
if (only === undefined && isComplete && !options['no-write']) {
  const { commit, isDirty } = place.tree;
  const page = performancePage(measured, {
    date: place.date,
    commit: `commit ${commit || 'unknown'}${isDirty ? ' with changed files' : ''}`,
    machine: `${availableParallelism()} cores (${place.cpu}, load ${place.load} before), Chromium ${browser.version()}`,
  });
  await writeFile(join(root, 'docs/performance.md'), page);
  console.log('Wrote docs/performance.md');
}
const missed = outcomes.filter(({ goal, worst, isMet }) => goal.isGate && worst !== null && !isMet);
for (const { goal } of missed) console.error(`Missed: ${goal.name}`);
const busy = busyText(measured);
if (busy !== '') console.error(`The machine was busy. ${busy}`);
process.exit(missed.length === 0 && isComplete ? 0 : 1);

/** Measures everything once. */
async function round(order: readonly Target[]): Promise<Round> {
  const visits: Round['pages'] = Object.fromEntries(
    await eachInTurn(wanted, async (name) => [
      name,
      Object.fromEntries(
        await eachInTurn(order, async (target) => [target, await load(name, target)]),
      ),
    ]),
  );
  if (only !== undefined) return { pages: visits };
  const visitsWithoutApi = await site.withoutApi(() =>
    eachInTurn(snapshotPages, async (name) => [name, await firstLoad(name)]),
  );
  const taps = await eachInTurn(order, async (target) => [
    target,
    await firstTap(browser, site.url, target),
  ]);
  return {
    pages: visits,
    withoutApi: Object.fromEntries(visitsWithoutApi),
    tour: await tour(browser, site.url),
    twinTour: await twinTour(browser, site.url),
    firstTap: Object.fromEntries(taps),
    growth: {
      few: await growth(browser, site.url, SIZES.few),
      many: await growth(browser, site.url, SIZES.many),
    },
  };
}

/** Loads a page in a fresh context, and again in another tab of it. */
async function load(name: PageName, target: Target): Promise<Record<'cold' | 'warm', Visit>> {
  const context = await openPhone(browser, site.url);
  const cold = await visit(context, name, target, draft);
  const warm = await visit(context, name, target, draft);
  await context.close();
  const { lcp, tbt, content, sent } = cold;
  console.log(
    `${name}, ${target}: LCP ${lcp.toFixed(0)}, content ${content.toFixed(0)}, TBT ${tbt.toFixed(0)} ms, ${sent.length} requests`,
  );
  return { cold, warm };
}

/** Loads a page of the site in a fresh context. */
async function firstLoad(name: PageName): Promise<Visit> {
  const context = await openPhone(browser, site.url);
  const seen = await visit(context, name, 'app', draft);
  await context.close();
  return seen;
}

/** The markup of a page after data and hydration, without its scripts. */
async function finishedPage(
  chrome: Browser,
  { path, content, needsDraft }: BenchPage,
): Promise<string> {
  const context = await openPhone(chrome, site.url);
  const tab = await Tab.open(context, { isSlow: false });
  await tab.go(path, needsDraft && draft);
  await tab.shown(content);
  await tab.settle();
  const markup = await tab.page.evaluate(finished);
  await context.close();
  return markup;
}

/** Does one after the other: two at once would slow each other down. */
async function eachInTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const done: Result[] = [];
  for (const item of items) done.push(await act(item));
  return done;
}
