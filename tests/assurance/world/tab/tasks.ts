import type { AnyStateMachine } from 'xstate';
import type { BookingDraft } from '#machines/domain/booking/booking.ts';
import { apiError } from '../../../fixtures/payment-answers.ts';
import { doneEvent, errorEvent, type StepOf } from '../charts.ts';
import { orderIn } from '../invariants.ts';
import type { RunResult } from '../platform-model.ts';
import type { Call } from '../platform-state.ts';
import type { AnsweredBy } from '../powers.ts';
import type { ChartRunner } from './chart-runner.ts';
import { check } from './checks.ts';
import type { TabState } from './tab-state.ts';

/** What is noted and looked at around a task of the device. */
interface Task<Input> {
  readonly before?: (tab: TabState) => void;
  readonly after?: (tab: TabState, input: Input, result: RunResult) => void;
  /** True when nothing comes between the task and its answer, however slow the device is. */
  readonly isAtOnce?: true;
}

/** The tasks that the device answers, with their inputs. */
interface TaskInputs extends Record<AnsweredBy<'device'>, unknown> {
  readonly bookFree: { readonly draft: BookingDraft };
  readonly findFollowUps: unknown;
  readonly findPrevious: unknown;
  readonly storePaid: { readonly booking: { readonly transactionId: string } };
}

const TASKS: { readonly [Src in keyof TaskInputs]: Task<TaskInputs[Src]> } = {
  bookFree: { after: (tab, { draft }) => check(tab, 'a ride is sold', draft) },
  findFollowUps: {
    before: (tab) => {
      tab.page = { ...tab.page, hasLooked: true };
    },
    after: (tab) => check(tab, 'the device was swept', null),
  },
  findPrevious: { isAtOnce: true },
  storePaid: {
    after: (tab, { booking: { transactionId } }, { answer }) => {
      const isStored = answer !== null && tab.model.answer(answer) === true;
      if (!isStored) return;
      check(tab, 'a booking was stored as paid', transactionId);
      if (orderIn(tab, transactionId)?.status === 'partlyRefunded')
        tab.changeOrder(transactionId, { isOffNoted: true });
    },
  },
};

/** Runs a task that the device answers: at once, or later where other tabs may do something before. */
export function runTask(
  runner: ChartRunner,
  call: Call,
  machine: AnyStateMachine,
  step: StepOf<'call'>,
): void {
  const { tab } = runner;
  const task: Task<unknown> = TASKS[step.src as AnsweredBy<'device'>] as Task<unknown>;
  task.before?.(tab);
  const result = tab.model.task(tab.place(), machine, step);
  tab.takeResult(result, step.src);
  task.after?.(tab, step.input, result);
  if (tab.scope.isSlow && !task.isAtOnce) {
    const waiting = { ...call, services: result.answer ?? -2 };
    tab.page = { ...tab.page, calls: [...tab.page.calls, waiting] };
  } else answerTask(runner, call, result.answer);
}

const failed = apiError({ kind: 'unexpected' });

/** Answers a task by the number of its answer; null when it failed. */
export function answerTask(runner: ChartRunner, call: Call, answer: number | null): void {
  if (answer === null) {
    const event = errorEvent(call.id, failed);
    runner.hear(call.by, event.type, event);
  } else {
    const event = doneEvent(call.id, runner.tab.model.answer(answer));
    runner.hear(call.by, `${event.type} device ${answer}`, event);
  }
}
