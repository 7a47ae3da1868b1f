import type { AnyStateMachine } from 'xstate';
import { parentOf, rootOf, snapshotOf, withoutChild, withSnapshot } from '../actors.ts';
import { doneEvent, type Reaction } from '../charts.ts';
import type { Actor } from '../platform-state.ts';
import type { ChartRunner } from './chart-runner.ts';
import { check } from './checks.ts';
import { notePress, noteWords } from './rider-knowledge.ts';
import { takeStep } from './steps.ts';
import type { TabState } from './tab-state.ts';

/** The charts of a tab: they react to events, and take their steps one by one, each of which may lead to more of both. */
export class TabCharts implements ChartRunner {
  readonly tab: TabState;
  readonly #onSettled: () => void;
  /** The number of reactions that are under way, each within the one before. */
  #depth = 0;

  /** `onSettled` is called whenever no reaction is under way any more. */
  constructor(tab: TabState, onSettled: () => void) {
    this.tab = tab;
    this.#onSettled = onSettled;
  }

  start(by: Actor, chart: AnyStateMachine, key: string, input?: unknown): void {
    this.#react(by, this.tab.model.charts.start(chart, key, input));
  }

  hear(by: Actor, key: string, event: { readonly type: string }): void {
    const { tab } = this;
    const { charts } = tab.model;
    const snapshot = snapshotOf(tab.page, by);
    if (snapshot === null) return;
    const reaction = charts.send(snapshot, key, event);
    const [before, after] = [charts.state(snapshot), charts.state(reaction.to)];
    const { type } = event;
    if (rootOf(by) === 'page' && reaction.isHeard) notePress(tab, type, before);
    // where other tabs go between, what was read is no longer what there is
    const isNews = type.endsWith('.actor.findFollowUps') && !tab.scope.isSlow;
    const seen = isNews ? tab.seen() : null;
    check(tab, 'a chart hears an event', { by, before, after });
    this.#react(by, reaction);
    check(tab, 'a chart has reacted', { by, type });
    if (seen !== null) check(tab, 'the recovery knows of news', { state: after, before: seen });
  }

  #react(by: Actor, { to, steps }: Reaction): void {
    const { tab } = this;
    const state = tab.model.charts.state(to);
    this.#depth += 1;
    tab.page = withSnapshot(tab.page, by, to);
    // a confirmation that led to no request waits for none
    if (by === 'page' && !state.hasTag('busy')) tab.page = { ...tab.page, hasConfirmed: false };
    noteWords(tab, by);
    for (const step of steps) takeStep(this, by, to, step);
    const isDone = state.status === 'done' && snapshotOf(tab.page, by) === to;
    if (isDone) this.#answerParent(by, to, state.output);
    this.#depth -= 1;
    if (this.#depth === 0) this.#onSettled();
  }

  /** A chart that another one invoked has ended: it answers that one by its output. */
  #answerParent(by: Actor, snapshot: number, output: unknown): void {
    const origin = parentOf(by);
    if (origin === null) return;
    this.tab.page = withoutChild(this.tab.page, by);
    const event = doneEvent(origin.id, output);
    this.hear(origin.parent, `${event.type} ${snapshot}`, event);
  }
}
