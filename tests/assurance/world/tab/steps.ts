import { childOf, isWithin, withoutChild } from '../actors.ts';
import type { StepKind, StepOf } from '../charts.ts';
import type { Actor } from '../platform-state.ts';
import { startCall } from './calls.ts';
import type { ChartRunner } from './chart-runner.ts';
import { runEffect } from './effects.ts';
import { abandoned } from './page-calls.ts';
import type { TabState } from './tab-state.ts';

/** Takes a step of a chart whose snapshot is given by number. */
type Take<Kind extends StepKind> = (
  runner: ChartRunner,
  by: Actor,
  snapshot: number,
  step: StepOf<Kind>,
) => void;

const STEPS: { readonly [Kind in StepKind]: Take<Kind> } = {
  stop: ({ tab }, by, _, { id }) => stopInvoke(tab, by, id),
  'start timer': ({ tab }, by, _, { event }) => {
    tab.page = { ...tab.page, timers: [...tab.page.timers, { by, event }] };
  },
  'stop timer': ({ tab }, by, _, { event }) => {
    const timers = tab.page.timers.filter((timer) => timer.by !== by || timer.event !== event);
    tab.page = { ...tab.page, timers };
  },
  effect: ({ tab }, _, _snapshot, step) => runEffect(tab, step),
  call: (runner, by, snapshot, step) => {
    const { charts } = runner.tab.model;
    const { id, src, input } = step;
    const chart = charts.child(snapshot, src);
    if (chart !== null) runner.start(childOf(by, id), chart, JSON.stringify(input), input);
    else startCall(runner, by, charts.machine(snapshot), step);
  },
  tell: (runner, by, _, { id, event }) =>
    runner.hear(childOf(by, id), JSON.stringify(event), event),
};

/** Takes one step of a chart's reaction. */
export function takeStep<Kind extends StepKind>(
  runner: ChartRunner,
  by: Actor,
  snapshot: number,
  step: StepOf<Kind>,
): void {
  const take: Take<Kind> = STEPS[step.does];
  take(runner, by, snapshot, step);
}

/** What a chart invoked ends: with a chart, all that this one started and waits for. */
function stopInvoke(tab: TabState, by: Actor, id: string): void {
  const child = childOf(by, id);
  const page = withoutChild(tab.page, child);
  tab.page = {
    ...page,
    lock: id === 'holdLock' ? 'none' : page.lock,
    calls: abandoned(
      page.calls,
      (call) => (call.by === by && call.id === id) || isWithin(call.by, child),
    ),
  };
}
