import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { matrixFaults } from '../../sandbox/faults/presets.ts';
import type { SandboxServer } from '../../sandbox/server.ts';
import { DEADLINES } from '../../src/wire/api.ts';
import { recordEvidence } from '../../tools/evidence/record.ts';
import { type Cell, cells, LATE_ANSWER, type Trial } from './cells.ts';
import { faultOf, openSite, type Site, startSandbox, TOKEN } from './site.ts';
import { type Call, type Look, type Visit, visits } from './visits.ts';

/** The longest message that is shown, with the words of the site around the server's own. */
const LONGEST_SIGHT = 400;
/** What only a poisoned or chatty answer brings. */
const POISON = /isAdmin|poisoned|9999999999|x_internal|NEW_CODE_2031/;
/** How long a verification lasts whose every answer hangs, in milliseconds: four calls and three pauses. */
const LONGEST_CHECK = 4 * DEADLINES.status + 3 * 2_000;

const passed = new Map<Call, number>();
const spoken: unknown[][] = [];

beforeAll(() => {
  for (const log of ['error', 'warn', 'log', 'info', 'debug'] as const)
    vi.spyOn(console, log).mockImplementation((...words) => void spoken.push(words));
});

afterAll(() => {
  vi.restoreAllMocks();
  const names = Object.keys(visits) as Call[];
  const count = (call: Call) => passed.get(call) ?? 0;
  const table = names.map((call) => `${call.padEnd(22)} ${String(count(call)).padStart(2)} / 20`);
  const total = names.reduce((sum, call) => sum + count(call), 0);
  process.stdout.write(`\n${table.join('\n')}\ncells passed ${total} / ${cells.length}\n`);
  recordEvidence('faults', { passed: total, cells: cells.length, longestMs: LONGEST_CHECK });
});

afterEach(() => {
  expect(spoken).toEqual([]);
});

test('220 cells: every call meets every fault', () => {
  expect(Object.keys(visits)).toHaveLength(11);
  expect(matrixFaults).toHaveLength(20);
  expect(new Set(cells.map(({ id }) => id)).size).toBe(220);
});

test('a check that hangs four times ends within 46 s', () => {
  expect(DEADLINES).toEqual({ read: 15_000, status: 10_000, post: 30_000 });
  expect(LONGEST_CHECK).toBeLessThanOrEqual(46_000);
});

const isHuge = ({ fault }: Cell) => fault === 'huge-body';
const isSlow = ({ fault }: Cell) => fault === 'hang-30s' || fault === 'slow-trickle';
const named = (some: readonly Cell[]) => some.map((cell) => [cell.id, cell] as const);

// large answers are timed, so they come one by one
describe('the fault matrix over real sockets: large answers', { timeout: 60_000 }, () => {
  test.each(named(cells.filter(isHuge)))('%s', (_, cell) => judge(cell));
});

describe.concurrent('the fault matrix over real sockets', { timeout: 60_000 }, () => {
  test.each(named(cells.filter((cell) => !isHuge(cell))))('%s', (_, cell) => judge(cell));
});

/** Tries every screen of a cell, each in a world of its own; where there is much to wait for, all at once. */
async function judge(cell: Cell): Promise<void> {
  const screens = new Set(cell.trials.flatMap(({ shows }) => Object.keys(shows)));
  if (isSlow(cell)) await Promise.all([...screens].map((screen) => look(cell, screen)));
  else for (const screen of screens) await look(cell, screen);
  passed.set(cell.call, (passed.get(cell.call) ?? 0) + 1);
}

async function look(cell: Cell, screen: string): Promise<void> {
  const screens: Record<string, Visit> = visits[cell.call];
  const visit = screens[screen];
  if (visit === undefined) throw new Error(`${cell.call} has no screen "${screen}".`);
  const server = await startSandbox();
  try {
    for (const trial of cell.trials) {
      const sight = trial.shows[screen];
      if (sight === undefined) continue;
      await meet(server, { cell, trial, visit, sight, name: `${screen}, ${nameOf(trial)}` });
    }
  } finally {
    await server.close();
  }
}

interface Meeting {
  cell: Cell;
  trial: Trial;
  visit: Visit;
  sight: string;
  name: string;
}

async function meet(server: SandboxServer, meeting: Meeting): Promise<void> {
  const { cell, trial, visit, sight, name } = meeting;
  const site = openSite(server, trial.isHurried);
  const view = await visit.prepare(site);
  site.bend([cell.call, ...(visit.alsoBent ?? [])], faultOf(trial.fault), cell.fault === 'offline');
  const before = process.threadCpuUsage();
  const seen = await view();
  // the work of it all, server included: unlike the time, it is the same on a busy machine
  const { user, system } = process.threadCpuUsage(before);
  if (cell.fault === 'huge-body') expect((user + system) / 1_000, name).toBeLessThan(5_000);

  expect(seen, name).toBe(sight);
  expect(seen.length, name).toBeLessThanOrEqual(LONGEST_SIGHT);
  expect(seen, name).not.toMatch(/[<>]|undefined|null|NaN|\[object/);
  const asks = trial.asks ?? visit.asks;
  expect(site.received(), name).toEqual(asks);
  if (trial.isHurried) expect(site.deadlines(), name).toEqual([deadlineOf(cell.call)]);

  await stayAsTheyAre(site, isLate(trial) ? LATE_ANSWER : 20);
  expect(site.received(), name).toEqual(asks);
  expectNothingLeaked(site, name);
  await recover(site, view, visit, name);
}

/** Late answers change no page. */
async function stayAsTheyAre(site: Site, ms: number): Promise<void> {
  const before = site.pages.map((page) => page.getSnapshot());
  const asked = site.asked.length;
  const kept = site.kept();
  await new Promise((resolve) => setTimeout(resolve, ms));
  expect(site.pages.map((page, index) => page.getSnapshot() === before[index])).not.toContain(
    false,
  );
  expect(site.asked).toHaveLength(asked);
  expect(site.kept()).toEqual(kept);
}

function expectNothingLeaked(site: Site, name: string): void {
  const known = JSON.stringify(site.pages.map((page) => page.getSnapshot().context));
  const left = JSON.stringify([site.kept(), site.asked]);
  for (const text of [known, left]) {
    expect(text, name).not.toContain(TOKEN);
    expect(text, name).not.toMatch(POISON);
  }
  expect({}, name).not.toHaveProperty('isAdmin');
}

/** With the fault gone the very next visit goes well. */
async function recover(site: Site, view: Look, visit: Visit, name: string): Promise<void> {
  site.heal();
  expect(await view(), `healed: ${name}`).toBe(visit.good);
  expect(site.received(), `healed: ${name}`).toEqual(visit.asks);
}

/** What a call may take, in milliseconds. */
function deadlineOf(call: Call): number {
  if (call === 'contact-us' || call === 'guest-book') return DEADLINES.post;
  return call === 'payment-status' ? DEADLINES.status : DEADLINES.read;
}

function isLate({ isHurried, fault }: Trial): boolean {
  return isHurried === true && typeof fault !== 'string';
}

function nameOf({ fault }: Trial): string {
  return typeof fault === 'string' ? fault : JSON.stringify(fault).slice(0, 80);
}
