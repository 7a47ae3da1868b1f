import { matrixFaults } from '../../../sandbox/faults/presets.ts';
import { confirmUnder } from '../../journeys/support/faults/confirmation.ts';
import { lookUpUnder } from '../../journeys/support/faults/lookup.ts';
import { returnUnder } from '../../journeys/support/faults/result.ts';
import type { Meeting } from '../../journeys/support/faults/scene.ts';
import { test } from '../../journeys/support/faults/visitor.ts';
import { expect } from '../../journeys/support/journey.ts';
import { type FaultCell, faultCells } from '../faults/fault-cells.ts';
import { type Visit, visits } from '../faults/visits.ts';

test.describe.configure({ timeout: 120_000 });

/** The calls that money depends on, and how a visitor meets each in a browser. */
const calls = {
  'guest-book': confirmUnder,
  'payment-status': returnUnder,
  'my-bookings': lookUpUnder,
};
const isOfMoney = (cell: FaultCell): cell is FaultCell & { call: keyof typeof calls } =>
  cell.call in calls;
const moneyCells = faultCells.filter(isOfMoney);

test('60 cells: every call of money meets every fault', () => {
  const ids = Object.keys(calls).flatMap((call) => matrixFaults.map((fault) => `${call}/${fault}`));
  expect(moneyCells.map(({ id }) => id)).toEqual(ids);
  expect(ids).toHaveLength(60);
  for (const cell of moneyCells) expect(meetingsOf(cell), cell.id).not.toEqual([]);
});

for (const cell of moneyCells) {
  test(cell.id, async ({ scene }) => {
    for (const meeting of meetingsOf(cell)) {
      await test.step(nameOf(meeting), async () => {
        await scene.sandbox.reset();
        await calls[cell.call](scene, meeting);
      });
    }
  });
}

/** The fault itself on each screen; its close relations are met over sockets. */
function meetingsOf(cell: FaultCell): Meeting[] {
  const screens: Readonly<Record<string, Visit>> = visits[cell.call];
  const isItself = cell.trials.some(({ fault }) => fault === cell.fault);
  return cell.trials
    .filter(({ fault }, nth) => (isItself ? fault === cell.fault : nth === 0))
    .flatMap((trial) =>
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
