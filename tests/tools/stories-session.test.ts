import { Channel } from 'storybook/internal/channels';
import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { MESSAGES, type SessionStatus } from '../../.storybook/statechart/messages.ts';
import { createStoryActor, rearmTimers } from '../../.storybook/statechart/pinned.tsx';
import {
  currentSession,
  openSession,
  StatechartSession,
} from '../../.storybook/statechart/session.ts';

const ring = vi.fn();
const gate = setup({
  types: { context: {} as { isLocked: boolean } },
  delays: { closing: 2_000, locking: ({ context }) => (context.isLocked ? 1 : 9_000) },
  actions: { ring },
  guards: { isUnlocked: ({ context }) => !context.isLocked },
}).createMachine({
  id: 'gate',
  context: { isLocked: false },
  initial: 'closed',
  states: {
    closed: {
      on: { 'gate.pushed': { guard: 'isUnlocked', target: 'open', actions: 'ring' }, 'bell.*': {} },
      after: { locking: 'locked' },
    },
    open: { after: { closing: 'closed' }, tags: ['airy'] },
    locked: { type: 'final' },
  },
});
const moves = [
  { label: 'push', event: { type: 'gate.pushed' } },
  { label: 'time', event: { type: 'xstate.after.closing.gate.open' } },
  { label: 'ring the bell', event: { type: 'bell.rung' } },
  { label: 'paint it', event: { type: 'gate.painted' } },
];

function connected(session: StatechartSession) {
  const { inspect, open } = session.connection(gate, moves);
  const actor = createActor(gate, { clock: session.clock, inspect }).start();
  return { actor, close: open(actor) };
}

const statuses: SessionStatus[] = [];
const channel = new Channel({});
addons.setChannel(channel);
channel.on(MESSAGES.status, (status: SessionStatus) => statuses.push(status));

beforeEach(() => statuses.splice(0));
afterEach(() => vi.clearAllMocks());

test('the log names a transition by its move, with both states, the time and the actions', () => {
  const session = new StatechartSession();
  const { actor } = connected(session);
  session.send('gate', 0);
  session.clock.advanceToNext();
  actor.stop();
  expect(session.status().machines[0]?.log).toEqual([
    { at: 2_000, label: 'after closing', from: 'open', to: 'closed', actions: [] },
    { at: 0, label: 'push', from: 'closed', to: 'open', actions: ['ring'] },
  ]);
});

test('moves are offered where the state accepts them, wildcards included, and marked where a guard refuses', () => {
  const session = new StatechartSession();
  const { actor } = connected(session);
  const offers = () => session.status().machines[0]?.moves.map((move) => [move.label, move.kind]);
  expect(offers()).toEqual([
    ['push', 'event'],
    ['ring the bell', 'event'],
  ]);
  session.send('gate', 0);
  expect(offers()).toEqual([['time', 'delay']]);
  actor.stop();

  const locked = new StatechartSession();
  const connection = locked.connection(gate, moves);
  connection.open(
    createActor(gate, {
      snapshot: gate.resolveState({ value: 'closed', context: { isLocked: true } }),
    }),
  );
  // what a state ignores on purpose can be sent
  expect(locked.status().machines[0]?.moves).toMatchObject([
    { label: 'push', isAllowed: false },
    { label: 'ring the bell', isAllowed: true },
  ]);
});

test('changes at once are published once; the panel steers the session that is open and no other', async () => {
  const closed = new StatechartSession();
  connected(closed);
  const session = new StatechartSession();
  const close = openSession(session);
  connected(session);
  await Promise.resolve();
  expect(statuses).toHaveLength(1);
  expect(currentSession()).toBe(session);

  channel.emit(MESSAGES.moveSent, { key: 'gate', index: 0 });
  channel.emit(MESSAGES.timeChanged, 'step');
  await Promise.resolve();
  expect(statuses).toHaveLength(2);
  expect(statuses[1]).toMatchObject({
    now: 1_000,
    nextTimer: 2_000,
    isRunning: false,
    machines: [{ key: 'gate', state: 'open', tags: ['airy'], active: ['gate', 'gate.open'] }],
  });
  channel.emit(MESSAGES.timeChanged, 'next');
  channel.emit(MESSAGES.timeChanged, 'start');
  await Promise.resolve();
  expect(statuses[2]).toMatchObject({ now: 2_000, isRunning: true });
  channel.emit(MESSAGES.timeChanged, 'stop');
  channel.emit(MESSAGES.statusRequested);
  await Promise.resolve();
  expect(statuses[3]).toMatchObject({ isRunning: false });
  expect(closed.status()).toMatchObject({ now: 0, machines: [{ state: 'closed' }] });

  close();
  channel.emit(MESSAGES.statusRequested);
  await Promise.resolve();
  expect(statuses).toHaveLength(4);
  expect(currentSession).toThrow('No story has opened a statechart session.');
});

test('a pinned machine starts in its state without effects, and its timers run on the session clock', () => {
  const session = new StatechartSession();
  const context = { isLocked: false };
  const { actor } = createStoryActor({ session, machine: gate, moves, state: 'closed', context });
  actor.start();
  rearmTimers(session.clock, actor);
  expect(session.clock.next()).toBe(9_000);
  actor.send({ type: 'gate.pushed' });
  expect(ring).not.toHaveBeenCalled();
  expect(session.clock.next()).toBe(2_000);
  session.clock.advance(2_000);
  expect(actor.getSnapshot().value).toBe('closed');
  // the timer of the first visit is gone, that of the second runs
  expect(session.clock.next()).toBe(11_000);
});

test('a watched machine shows from its start to its end, the machines that it invokes behind it', () => {
  const session = new StatechartSession({ moves: () => moves });
  const states = () => session.status().machines.map(({ state }) => state);
  const parent = setup({ actors: { gate } }).createMachine({
    id: 'parent',
    type: 'parallel',
    states: { here: { invoke: { id: 'gate', src: 'gate' } }, there: {} },
  });
  const running = { inspect: session.watch, clock: session.clock };
  const [other, actor] = [createActor(parent, running), createActor(gate, running)];
  expect(states()).toEqual([]);
  other.start();
  expect(states()).toEqual(['here + there', 'closed']);
  session.send('gate', 0);
  expect(states()).toEqual(['here + there', 'open']);
  actor.start();
  expect(states()).toEqual(['here + there', 'closed', 'open']);
  session.clock.advance(2_000);
  expect(states()).toEqual(['here + there', 'closed', 'closed']);
  expect(
    session
      .status()
      .machines.at(-1)
      ?.log.map(({ label }) => label),
  ).toEqual(['after closing', 'push']);
  session.clock.advance(7_000);
  expect(states()).toEqual(['here + there', 'closed']);
  session.clock.advance(2_000);
  expect(states()).toEqual(['here + there']);
  other.stop();
  expect(states()).toEqual([]);
});
