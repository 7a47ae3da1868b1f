import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { matrixFaults } from '../../../sandbox/faults/presets.ts';
import type { SandboxServer } from '../../../sandbox/server.ts';
import { DEADLINES } from '../../../src/api/api-config.ts';
import { type FaultCell, faultCells, LATE_ANSWER, type Trial } from './fault-cells.ts';
import { expectNoForbiddenOutcome, neversOf, POISON } from './forbidden-outcomes.tsx';
import { faultOf, openSite, type Site, startSandbox, TOKEN } from './site.ts';
import { type Call, type Look, type Visit, visits } from './visits.ts';

/** The longest message that is shown, with the words of the site around the server's own. */
const LONGEST_SIGHT = 400;
/** The digest of the sentences of the matrix as they were agreed: a changed word is a changed promise. */
const AGREED = '086f7b9e6c7b1efd7958678da0d6ce29621e530634dd0779de006138d76fccd7';
/** Words of the matrix that no screen of the machines says, and who does. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  'trips-categories: All Levels': 'of events and trainings',
  'events-categories: Duration TBA': 'of trips',
  'trainings-categories: Duration TBA': 'of trips',
  ...Object.fromEntries(
    [
      'Unexpected response from the server',
      'The request timed out',
      'Network error',
      'Network error: Please check your internet connection and try again.',
    ].map((reason) => [
      `trainings-categories: Error loading content: Failed to fetch trainings: ${reason}`,
      'Home names the trips when both its lists fail, and shows them when they do not',
    ]),
  ),
  'event-detail: Flexible dates': 'of trips',
  'event-detail: Duration not specified': 'of trips',
  'trip-detail: Contact for price': 'what the server says, not the page',
  'event-detail: Contact for price': 'what the server says, not the page',
  'guest-book: Processing...': 'the label of the button, looked at in Chromium',
  'payment-status: Verifying payment, please wait...':
    'the title while it asks, looked at in Chromium',
  'payment-status: true': 'what the server says, not the page',
  'payment-status: no provider status': 'prose',
  'payment-status: unknown': 'prose',
  'my-bookings: Error': 'the title of the alert, looked at in Chromium',
  'my-bookings: Date TBA': 'of the card, tests/views/my-bookings.test.tsx',
};

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
  process.stdout.write(`\n${table.join('\n')}\ncells passed ${total} / ${faultCells.length}\n`);
});

afterEach(() => {
  expect(spoken).toEqual([]);
});

test('220 cells: every call meets every fault, in the sentences that were agreed', () => {
  const ids = (Object.keys(visits) as Call[]).flatMap((call) =>
    matrixFaults.map((fault) => `${call}/${fault}`),
  );
  expect(ids).toHaveLength(220);
  expect(faultCells.map(({ id }) => id)).toEqual(ids);
  for (const { id, trials } of faultCells) expect(trials, id).not.toEqual([]);
  // of each cell its id, what the visitor sees and what never happens, a cell a line
  const sentences = faultCells.map((cell) =>
    [cell.id, cell.message, Object.keys(neversOf(cell)).join('; ')].join(' | '),
  );
  expect(createHash('sha256').update(sentences.join('\n')).digest('hex')).toBe(AGREED);
});

test('every word that the matrix quotes is what a screen is to show, or is said elsewhere', () => {
  const unused = new Set(Object.keys(SAID_ELSEWHERE));
  for (const { id, call, words, trials } of faultCells) {
    const shown = trials.flatMap(({ shows }) => Object.values(shows)).join('\n');
    for (const word of words) {
      const parts = word.split(/\{[^}]*\}| \/ /).map((part) => part.replace(/ \(\w+s\)$/, ''));
      if (parts.every((part) => shown.includes(part))) continue;
      expect(SAID_ELSEWHERE, `${id}: ${word}`).toHaveProperty([`${call}: ${word}`]);
      unused.delete(`${call}: ${word}`);
    }
  }
  expect([...unused]).toEqual([]);
});

const isHuge = ({ fault }: FaultCell) => fault === 'huge-body';
const isSlow = ({ fault }: FaultCell) => fault === 'hang-30s' || fault === 'slow-trickle';
const named = (some: readonly FaultCell[]) => some.map((cell) => [cell.id, cell] as const);

// large answers are timed, so they come one by one
describe('the fault matrix over real sockets: large answers', { timeout: 60_000 }, () => {
  test.each(named(faultCells.filter(isHuge)))('%s', (_, cell) => judge(cell));
});

describe.concurrent('the fault matrix over real sockets', { timeout: 60_000 }, () => {
  test.each(named(faultCells.filter((cell) => !isHuge(cell))))('%s', (_, cell) => judge(cell));
});

/** Tries every screen of a cell, each in a site of its own; where there is much to wait for, all at once. */
async function judge(cell: FaultCell): Promise<void> {
  const screens = new Set(cell.trials.flatMap(({ shows }) => Object.keys(shows)));
  if (isSlow(cell)) await Promise.all([...screens].map((screen) => look(cell, screen)));
  else for (const screen of screens) await look(cell, screen);
  passed.set(cell.call, (passed.get(cell.call) ?? 0) + 1);
}

async function look(cell: FaultCell, screen: string): Promise<void> {
  const screens: Record<string, Visit> = visits[cell.call];
  const visit = screens[screen];
  if (visit === undefined) throw new Error(`${cell.call} has no screen "${screen}".`);
  const server = await startSandbox();
  try {
    for (const trial of cell.trials) {
      const sight = trial.shows[screen];
      if (sight === undefined) continue;
      const name = `${screen}, ${nameOf(trial)}`;
      await meet(server, { cell, trial, screen, visit, sight, name });
    }
  } finally {
    await server.close();
  }
}

interface Meeting {
  cell: FaultCell;
  trial: Trial;
  screen: string;
  visit: Visit;
  sight: string;
  name: string;
}

async function meet(server: SandboxServer, meeting: Meeting): Promise<void> {
  const { cell, trial, visit, sight, name } = meeting;
  const site = openSite(server, trial.hasShortTimeouts);
  const view = await visit.prepare(site);
  site.injectFault(
    [cell.call, ...(visit.alsoFaulty ?? [])],
    faultOf(trial.fault),
    cell.fault === 'offline',
  );
  const [pagesBefore, callsBefore, keptBefore] = [
    site.pages.length,
    site.browserCalls.length,
    site.kept(),
  ];
  const before = process.threadCpuUsage();
  const seen = await view();
  // the work of it all, server included: unlike the time, it is the same on a busy machine
  const { user, system } = process.threadCpuUsage(before);

  expect(seen, name).toBe(sight);
  expect(seen.length, name).toBeLessThanOrEqual(LONGEST_SIGHT);
  expect(seen, name).not.toMatch(/[<>]|undefined|null|NaN|\[object/);
  const asks = trial.asks ?? visit.asks;
  expect(site.received(), name).toEqual(asks);
  if (trial.hasShortTimeouts) expect(site.deadlines(), name).toEqual([deadlineOf(cell.call)]);

  const hasMoved = await movedWithin(site, isLate(trial) ? LATE_ANSWER : 20);
  expect(hasMoved, `moved afterwards: ${name}`).toBe(false);
  expect(site.received(), name).toEqual(asks);
  expectNothingLeaked(site, name);
  await expectNoForbiddenOutcome({
    ...meeting,
    ...{ site, seen, keptBefore, hasMoved, spoken },
    pages: site.pages.slice(pagesBefore),
    browserCalls: site.browserCalls.slice(callsBefore),
    kept: site.kept(),
    workMs: (user + system) / 1_000,
  });
  await recover(site, view, visit, name);
}

/** True when anything of the site changes within so many milliseconds: late answers change no page. */
async function movedWithin(site: Site, ms: number): Promise<boolean> {
  const told = () =>
    JSON.stringify([site.pages.map((page) => page.getSnapshot()), site.browserCalls, site.kept()]);
  const before = told();
  await new Promise((resolve) => setTimeout(resolve, ms));
  return told() !== before;
}

function expectNothingLeaked(site: Site, name: string): void {
  const known = JSON.stringify(site.pages.map((page) => page.getSnapshot().context));
  const left = JSON.stringify([site.kept(), site.browserCalls]);
  for (const text of [known, left]) {
    expect(text, name).not.toContain(TOKEN);
    expect(text, name).not.toMatch(POISON);
  }
  expect({}, name).not.toHaveProperty('isAdmin');
}

/** With the fault gone the very next visit goes well. */
async function recover(site: Site, view: Look, visit: Visit, name: string): Promise<void> {
  site.clearFaults();
  expect(await view(), `without faults: ${name}`).toBe(visit.good);
  expect(site.received(), `without faults: ${name}`).toEqual(visit.asks);
}

/** What a call may take, in milliseconds. */
function deadlineOf(call: Call): number {
  if (call === 'contact-us' || call === 'guest-book') return DEADLINES.post;
  return call === 'payment-status' ? DEADLINES.status : DEADLINES.read;
}

function isLate({ hasShortTimeouts, fault }: Trial): boolean {
  return hasShortTimeouts === true && typeof fault !== 'string';
}

function nameOf({ fault }: Trial): string {
  return typeof fault === 'string' ? fault : JSON.stringify(fault).slice(0, 80);
}
