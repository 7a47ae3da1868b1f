import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PAGE_CALL_NAMES } from '../../../sandbox/calls/calls.ts';
import { matrixFaults } from '../../../sandbox/faults/presets.ts';
import type { SandboxServer } from '../../../sandbox/server.ts';
import { startSandbox } from '../../fixtures/sandbox.ts';
import { type FaultCell, faultCells, faultyCalls } from './fault-cells.ts';
import { faultOf, openSite, type Site, TOKEN } from './site.ts';
import { DEADLINES, LATE_ANSWER, type Look, type Trial, type Visit } from './trials.ts';

/** The longest message that is shown, with the words of the site around the server's own. */
const SIGHT_LIMIT = 400;
/** Processor time that a large answer may cost the visitor and the server together, beside that of writing and reading 10 MB of JSON on this machine now, several times. */
const WORK_LIMIT = 15;
const READINGS = 3;
/** Words that only a poisoned or chatty answer brings. */
const POISON = /isAdmin|poisoned|9999999999|x_internal|NEW_CODE_2031/;

/** The work of `act` in this thread, in ms of processor time: unlike the time, it is much the same beside other tests. */
async function workOf<Result>(act: () => Result): Promise<[Awaited<Result>, number]> {
  const before = process.threadCpuUsage();
  const result = await act();
  const { user, system } = process.threadCpuUsage(before);
  return [result, (user + system) / 1_000];
}

const rows = Array.from({ length: 100_000 }, (_, id) => ({
  id,
  title: 'Coorg Coffee Trails '.repeat(4),
}));
/** The least processor time, in ms, that writing and reading them took so far. */
let leastReading = 0;
const spoken: unknown[][] = [];

beforeAll(() => {
  for (const log of ['error', 'warn', 'log', 'info', 'debug'] as const)
    vi.spyOn(console, log).mockImplementation((...words) => void spoken.push(words));
});

afterAll(() => vi.restoreAllMocks());

afterEach(() => {
  expect(spoken).toEqual([]);
});

test('every call that the platform answers to a page meets every fault', () => {
  const ids = PAGE_CALL_NAMES.flatMap((call) => matrixFaults.map((fault) => `${call}/${fault}`));
  expect(faultCells.map(({ id }) => id).sort()).toEqual(ids.sort());
  for (const { id, trials } of faultCells) expect(trials, id).not.toEqual([]);
});

const isHuge = ({ fault }: FaultCell) => fault === 'huge-body';
const isSlow = ({ fault }: FaultCell) => fault === 'hang-30s' || fault === 'slow-trickle';
const named = (some: readonly FaultCell[]) => some.map((cell) => [cell.id, cell] as const);

// large answers are timed, so they come one by one
describe('the fault matrix over real sockets: large answers', () => {
  const cells = faultCells.filter(isHuge);
  // the first one would pay for the compilation of what reads and shows them, too
  beforeAll(async () => {
    for (const cell of cells.slice(0, 1)) await visitAll(cell, arrive);
  });
  test.each(named(cells))('%s', (_, cell) => judge(cell));
});

describe.concurrent('the fault matrix over real sockets', () => {
  test.each(named(faultCells.filter((cell) => !isHuge(cell))))('%s', (_, cell) => judge(cell));
});

/** Judges every screen of a cell. */
const judge = (cell: FaultCell) => visitAll(cell, meet);

/** Visits every screen of a cell, each in a site of its own; where there is much to wait for, all at once. */
async function visitAll(cell: FaultCell, visitOne: VisitOne): Promise<void> {
  const screens = new Set(cell.trials.flatMap(({ shows }) => Object.keys(shows)));
  if (isSlow(cell)) await Promise.all([...screens].map((screen) => look(cell, screen, visitOne)));
  else for (const screen of screens) await look(cell, screen, visitOne);
}

async function look(cell: FaultCell, screen: string, visitOne: VisitOne): Promise<void> {
  const visit = faultyCalls[cell.call].visits[screen];
  if (visit === undefined) throw new Error(`${cell.call} has no screen "${screen}".`);
  const server = await startSandbox();
  try {
    for (const trial of cell.trials) {
      const sight = trial.shows[screen];
      if (sight === undefined) continue;
      const name = `${screen}, ${nameOf(trial)}`;
      await visitOne(server, { cell, trial, visit, sight, name });
    }
  } finally {
    await server.close();
  }
}

interface Meeting {
  cell: FaultCell;
  trial: Trial;
  visit: Visit;
  sight: string;
  name: string;
}

type VisitOne = (server: SandboxServer, meeting: Meeting) => Promise<unknown>;

/** Opens a screen of a site whose platform answers as the trial says, and measures the work of it. */
async function arrive(server: SandboxServer, { cell, trial, visit }: Meeting) {
  const site = openSite(server, trial.hasShortTimeouts);
  const view = await visit.prepare(site);
  site.injectFault(
    [cell.call, ...(visit.alsoFaulty ?? [])],
    faultOf(trial.fault),
    cell.fault === 'offline',
  );
  const [seen, work] = await workOf(view);
  return { site, view, seen, work };
}

async function meet(server: SandboxServer, meeting: Meeting): Promise<void> {
  const { cell, trial, visit, sight, name } = meeting;
  const { site, view, seen, work } = await arrive(server, meeting);
  if (isHuge(cell) && faultyCalls[cell.call].kind === 'read') {
    // what is little beside the fastest reading needs no other one
    if (work >= leastReading * WORK_LIMIT) {
      const readings = await readRows();
      const sum = readings.reduce((total, reading) => total + reading);
      expect(work / (sum / READINGS), name).toBeLessThan(WORK_LIMIT);
      leastReading = Math.min(leastReading || Infinity, ...readings);
    }
  }

  expect(seen, name).toBe(sight);
  expect(seen.length, name).toBeLessThanOrEqual(SIGHT_LIMIT);
  expect(seen, name).not.toMatch(/[<>]|undefined|null|NaN|\[object/);
  const asks = trial.asks ?? visit.asks;
  expect(site.received(), name).toEqual(asks);
  if (trial.hasShortTimeouts)
    expect(site.deadlines(), name).toEqual([DEADLINES[faultyCalls[cell.call].kind]]);

  const hasMoved = await movedWithin(site, isLate(trial) ? LATE_ANSWER : 20);
  expect(hasMoved, `moved afterwards: ${name}`).toBe(false);
  expect(site.received(), name).toEqual(asks);
  for (const page of site.pages) expect(page.getSnapshot().status, name).not.toBe('error');
  expectNothingLeaked(site, name);
  await recover(site, view, visit, name);
}

/** Writes and reads 10 MB of JSON several times, and returns the processor time of each, in ms. */
async function readRows(): Promise<number[]> {
  const readings: number[] = [];
  while (readings.length < READINGS) {
    const [, reading] = await workOf(() => JSON.parse(JSON.stringify(rows)));
    readings.push(reading);
  }
  return readings;
}

/** True when anything of the site changes within so many milliseconds: late answers change no page. */
async function movedWithin(site: Site, ms: number): Promise<boolean> {
  const announced = () =>
    JSON.stringify([
      site.pages.map((page) => page.getSnapshot()),
      site.browserCalls,
      site.stored(),
    ]);
  const before = announced();
  await new Promise((resolve) => setTimeout(resolve, ms));
  return announced() !== before;
}

function expectNothingLeaked(site: Site, name: string): void {
  const known = JSON.stringify(site.pages.map((page) => page.getSnapshot().context));
  const left = JSON.stringify([site.stored(), site.browserCalls]);
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

function isLate({ hasShortTimeouts, fault }: Trial): boolean {
  return hasShortTimeouts === true && typeof fault !== 'string';
}

function nameOf({ fault }: Trial): string {
  return typeof fault === 'string' ? fault : JSON.stringify(fault).slice(0, 80);
}
