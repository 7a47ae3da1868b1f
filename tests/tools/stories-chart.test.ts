import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { paymentMachine } from '#machines/payment.machine.ts';
import { chartOf, leavesOf } from '../../.storybook/statechart/chart.ts';
import { drawingOf } from '../../.storybook/statechart/layout.ts';
import { models } from '../fixtures/chart-models.ts';

test('a chart displays states in their order, with calls, tags and what comes first', () => {
  const { states } = chartOf(paymentMachine);
  const [verification] = states;
  expect(states.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'verification parent',
    'visibility parent',
  ]);
  const steps = verification?.children ?? [];
  expect(steps.map(({ path, kind }) => `${path} ${kind}`).slice(0, 5)).toEqual([
    'verification.arriving transient',
    'verification.checking leaf',
    'verification.deciding transient',
    'verification.waiting leaf',
    'verification.paid parent',
  ]);
  expect(steps.find(({ name }) => name === 'checking')).toMatchObject({
    calls: ['checkPayment'],
    tags: ['busy'],
    isInitial: false,
  });
  expect(leavesOf(paymentMachine).map(({ path }) => path)).toContain(
    'verification.paid.acknowledged',
  );
});

test('a chart displays transitions with guards, answers, delays in ms and effects', () => {
  const { transitions } = chartOf(paymentMachine);
  expect(transitions).toContainEqual({
    from: 'payment.verification.checking',
    to: 'payment.verification.unverified',
    cause: 'error',
    on: 'checkPayment fails',
    guard: null,
    actions: ['setUnreachable'],
  });
  expect(transitions).toContainEqual({
    from: 'payment.verification.waiting',
    to: 'payment.verification.checking',
    cause: 'delay',
    on: 'after retryDelay (2000 ms)',
    guard: null,
    actions: [],
  });
  expect(transitions).toContainEqual({
    from: 'payment.verification.unverified',
    to: null,
    cause: 'event',
    on: 'refresh.requested',
    guard: null,
    actions: ['reloadPage'],
  });
});

test.each(models.map(({ name, machine }) => [name, machine] as const))(
  '%s: every state has its box, every way its arrow, no two leaves overlap',
  async (_, machine) => {
    const chart = chartOf(machine);
    const { boxes, arrows, width, height } = await drawingOf(chart);
    const ways = chart.transitions.filter(({ to }) => to !== null);
    expect(new Set(arrows.map(({ id }) => id)).size).toBe(
      new Set(ways.map(({ from, to }) => `${from} → ${to}`)).size,
    );
    expect(arrows.flatMap(({ lines }) => lines)).toHaveLength(ways.length);
    const leaves = leavesOf(machine).map(({ id }) => boxes.find((box) => box.id === id));
    for (const [index, one] of leaves.entries()) {
      if (one === undefined) throw new Error('A leaf has no box.');
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of leaves.slice(index + 1)) {
        if (other === undefined) throw new Error('A leaf has no box.');
        const isApart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(isApart, `${one.id} and ${other.id}`).toBe(true);
      }
    }
  },
);

test('a transition of the whole machine is drawn from a box of its own', async () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'dark',
    on: { broken: '.gone' },
    states: { dark: {}, gone: {} },
  });
  const { arrows } = await drawingOf(chartOf(lamp));
  expect(arrows.map(({ from, to }) => [from, to])).toEqual([['anywhere', 'lamp.gone']]);
});
