import { matrixFaults } from '../../sandbox/faults/presets.ts';
import { type Cell, cells } from '../faults/cells.ts';
import { type Visit, visits } from '../faults/visits.ts';
import { confirmUnder } from './support/faults/confirmation.ts';
import { lookUpUnder } from './support/faults/lookup.ts';
import { returnUnder } from './support/faults/result.ts';
import { Asked, type Meeting, type Scene } from './support/faults/scene.ts';
import { HeldLine } from './support/held-line.ts';
import { expect, test } from './support/journey.ts';
import { StoppedTime } from './support/stopped-time.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });

/** The calls that money depends on, and how a visitor meets each in a browser. */
const calls = {
  'guest-book': confirmUnder,
  'payment-status': returnUnder,
  'my-bookings': lookUpUnder,
};
const isOfMoney = (cell: Cell): cell is Cell & { call: keyof typeof calls } => cell.call in calls;
const moneyCells = cells.filter(isOfMoney);

test('60 cells: every call of money meets every fault', () => {
  const ids = Object.keys(calls).flatMap((call) => matrixFaults.map((fault) => `${call}/${fault}`));
  expect(moneyCells.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(new Set(ids).size).toBe(60);
});

for (const cell of moneyCells) {
  test(cell.id, async ({ page, sandbox, address, console: log }) => {
    log.expectFailedRequests();
    const spoken: string[] = [];
    page.on('console', (message) => spoken.push(message.text()));
    const time = await StoppedTime.of(page);
    const line = await HeldLine.of(page, /\/payment\/status\//);
    const scene: Scene = { page, time, sandbox, site: address.site, asked: new Asked(page) };
    for (const meeting of meetingsOf(cell)) {
      await test.step(nameOf(meeting), async () => {
        await sandbox.reset();
        line.stayOpen(true);
        await calls[cell.call](scene, meeting, line);
      });
    }
    expect(spoken.join('\n')).not.toMatch(/\d{10}|sandbox-token|@example\.com/);
  });
}

function meetingsOf(cell: Cell): Meeting[] {
  const screens: Readonly<Record<string, Visit>> = visits[cell.call];
  return cell.trials.flatMap((trial) =>
    Object.entries(trial.shows).map(([screen, sight]) => ({
      cell,
      trial,
      screen,
      sight,
      asks: (trial.asks ?? screens[screen]?.asks)?.[cell.call] ?? 0,
    })),
  );
}

function nameOf({ trial: { fault }, screen }: Meeting): string {
  return `${screen}, ${typeof fault === 'string' ? fault : JSON.stringify(fault).slice(0, 80)}`;
}
