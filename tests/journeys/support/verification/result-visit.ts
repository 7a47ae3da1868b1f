import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { toRupees } from '#machines/domain/money.ts';
import type { PaymentAnswer } from '#machines/domain/payment.ts';
import type { PaymentContext, PaymentInput } from '#machines/payment.machine.ts';
import type { PaymentOutcome } from '#machines/payment-check.machine.ts';
import { activeNodes } from '../../../../.storybook/statechart/xstate.ts';
import * as paths from '../../../../src/paths.ts';
import { paymentRecordKey } from '../../../../src/storage/keys.ts';
import { decodeBooking, decodePaymentRecord } from '../../../../src/storage/records.ts';
import {
  declinedAnswer,
  paidAnswer,
  paymentAnswer,
  pendingAnswer,
  unclearAnswer,
} from '../../../fixtures/payment-answers.ts';
import { HeldLine } from '../held-line.ts';
import { expect } from '../journey.ts';
import { keptOf } from '../prepared.ts';
import { verdict } from '../rider.ts';
import { StoppedTime } from '../stopped-time.ts';
import { looks, stepOf } from './states.ts';
import type { Step, Walk } from './walks.ts';

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/;
const DELAY = /^xstate\.after\.([^.]+)\./;

/** What the device is to hold of the payment. */
interface Memory {
  isPending: boolean;
  isConfirmed: boolean;
  recordState: string;
  isLastPayment: boolean;
  isAcknowledged: boolean;
}

/** The real result page, walked move by move beside the chart that it runs. */
export class ResultVisit {
  readonly #page: Page;
  readonly #time: StoppedTime;
  readonly #line: HeldLine;
  readonly #machine: AnyStateMachine;
  readonly #transactionId: string | null;
  readonly #memory: Memory;
  #isHidden = false;

  private constructor(
    world: { page: Page; time: StoppedTime; line: HeldLine; machine: AnyStateMachine },
    { transactionId, pending }: PaymentInput,
  ) {
    this.#page = world.page;
    this.#time = world.time;
    this.#line = world.line;
    this.#machine = world.machine;
    this.#transactionId = transactionId;
    this.#memory = {
      isPending: pending !== null,
      isConfirmed: false,
      recordState: 'initiated',
      isLastPayment: false,
      isAcknowledged: false,
    };
  }

  /** Opens the page as the walk starts, and looks at it. */
  static async of(page: Page, machine: AnyStateMachine, walk: Walk): Promise<ResultVisit> {
    const input = walk.input as PaymentInput;
    const time = await StoppedTime.of(page, input.now);
    const line = await HeldLine.of(page, /\/payment\/status\//);
    await page.goto('/mark.svg');
    await page.evaluate(
      (texts) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
      },
      input.pending === null ? {} : keptOf(input.pending),
    );
    const query = new URLSearchParams({
      ...(input.transactionId !== null && { merchantTransactionId: input.transactionId }),
      status: input.urlVerdict === 'cancelled' ? 'CANCELLED' : 'SUCCESS',
    });
    await page.goto(`${paths.paymentResult}?${query}`);
    const visit = new ResultVisit({ page, time, line, machine }, input);
    if (asks(walk.first)) await line.rings();
    else await expect(page.getByRole('alert')).toBeVisible();
    await time.stop();
    await visit.#expectIn(walk.first);
    return visit;
  }

  /** Lets a move happen in the browser, and compares what it led to with the chart. */
  async take(step: Step): Promise<void> {
    await this.#page.evaluate(() => Object.assign(window, { isSameLoad: true }));
    await this.#happen(step);
    this.#remember(step);
    const leaving = step.effects.map((effect) => this.#leavings[effect]).find(Boolean);
    if (leaving === undefined) await this.#expectIn(step.to);
    else await leaving();
    await this.#expectKept();
  }

  async #happen({ move: { event }, from }: Step): Promise<void> {
    const [, outcome] = ANSWER.exec(event.type) ?? [];
    const [, delay] = DELAY.exec(event.type) ?? [];
    if (outcome === 'done')
      await this.#line.answer(wireOf(answerFor(event.output as PaymentOutcome)));
    else if (delay !== undefined) await this.#outlast(delay, from);
    else await this.#act(event.type);
  }

  /** A millisecond before its end, nothing has changed. */
  async #outlast(name: string, from: AnyMachineSnapshot): Promise<void> {
    const ms = this.#delay(name, from);
    await this.#time.passAllBut1(ms);
    await this.#expectIn(from);
    await this.#time.pass(1);
  }

  async #act(type: string): Promise<void> {
    const press = (name: string) => this.#page.getByRole('button', { name }).click();
    switch (type) {
      case 'refresh.requested':
        return press('Refresh Status');
      case 'check.requested':
        return press('Check again');
      case 'retry.requested':
        return press('Try again');
      case 'ticket.opened':
        return press('View booking');
      case 'page.hidden':
        return this.#turn(true);
      case 'page.returned':
        // who returns has turned away before
        if (!this.#isHidden) await this.#turn(true);
        return this.#turn(false);
      default:
        throw new Error(`Nobody knows how a visitor does "${type}".`);
    }
  }

  /** Turns to another tab or back. A browser without a screen shows every tab, so the page is told. */
  async #turn(isHidden: boolean): Promise<void> {
    this.#isHidden = isHidden;
    await this.#page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isHidden ? 'hidden' : 'visible',
    );
  }

  /** What is seen, what is asked and what is waited for are those of the state. */
  async #expectIn(state: AnyMachineSnapshot): Promise<void> {
    const look = looks[stepOf(state)];
    if (look === undefined) throw new Error(`Nobody knows how "${stepOf(state)}" looks.`);
    await look(this.#page, state.context as PaymentContext);
    if (state.status !== 'active') return;
    await expect.poll(() => this.#line.waiting).toBe(asks(state) ? 1 : 0);
    for (const name of Object.keys(this.#machine.implementations.delays ?? {})) {
      const isDue = delaysOf(state).includes(name);
      if (isDue) await this.#time.awaits(this.#delay(name, state));
      else expect(await this.#time.isWaiting(this.#delay(name, state))).toBe(false);
    }
  }

  #delay(name: string, { context }: AnyMachineSnapshot): number {
    const delay = this.#machine.implementations.delays?.[name];
    const ms =
      typeof delay === 'function' ? delay({ context } as never, undefined as never) : delay;
    if (typeof ms !== 'number') throw new Error(`The delay "${name}" is no number.`);
    return ms;
  }

  /** Actions that leave the page, and where they lead. */
  readonly #leavings: Readonly<Record<string, () => Promise<void>>> = {
    reloadPage: () => this.#expectFreshLoad(),
    checkAgain: async () => {
      await this.#expectFreshLoad();
      const { search } = new URL(this.#page.url());
      expect(search).toBe(`?merchantTransactionId=${this.#transactionId}`);
    },
    retryBooking: async () => {
      await expect(this.#page).toHaveURL(paths.confirmation);
      await this.#time.run();
      await expect(this.#page.getByLabel('Full Name')).not.toHaveValue('');
      await expect(this.#page.getByLabel('Phone Number')).not.toHaveValue('');
    },
    openBooking: async () => {
      await expect(this.#page).toHaveURL(paths.bookingDetails);
      await this.#time.run();
      await looks.opened?.(this.#page, {} as PaymentContext);
      expect(await this.#isSameLoad()).toBe(true);
    },
  };

  async #expectFreshLoad(): Promise<void> {
    await this.#time.run();
    await expect.poll(() => this.#isSameLoad()).toBe(false);
    await expect(verdict(this.#page)).toHaveText('Verifying payment, please wait...');
    await this.#line.rings();
    expect(new URL(this.#page.url()).pathname).toBe(paths.paymentResult);
  }

  #isSameLoad(): Promise<boolean> {
    // while the next page loads there is none to ask
    return this.#page.evaluate(() => 'isSameLoad' in window).catch(() => true);
  }

  #remember({ move: { event }, effects }: Step): void {
    const memory = this.#memory;
    const [, outcome] = ANSWER.exec(event.type) ?? [];
    const settled = outcome === 'done' ? (event.output as PaymentOutcome).kind : 'open';
    if (settled === 'paid') {
      memory.isPending = false;
      memory.isConfirmed = true;
      memory.isLastPayment = true;
      memory.recordState = 'paid';
    }
    if (settled === 'declined' || settled === 'refunded') memory.recordState = 'declined';
    if (effects.includes('acknowledgePayment')) memory.isAcknowledged = true;
  }

  /** The device holds what the chart let it keep, and of this payment only. */
  async #expectKept(): Promise<void> {
    const { isPending, isConfirmed, recordState, isLastPayment, isAcknowledged } = this.#memory;
    const id = this.#transactionId;
    const kept: Record<string, string> = await this.#page.evaluate(() => ({ ...localStorage }));
    expect(kept.pendingBooking !== undefined).toBe(isPending);
    const confirmed = decodeBooking(kept.confirmedBooking ?? null);
    expect(confirmed?.transactionId).toBe(isConfirmed ? id : undefined);
    const last = JSON.parse(kept.lastSuccessfulPayment ?? 'null');
    expect(last?.transactionId).toBe(isLastPayment ? id : undefined);
    const entry = id === null ? null : decodePaymentRecord(kept[paymentRecordKey(id)] ?? null);
    if (id === null) return;
    expect(entry?.state).toBe(recordState);
    expect(entry?.isAcknowledged).toBe(isAcknowledged);
  }
}

/** The actions of the browser whose traces a visit looks for. */
export const knownEffects = [
  'reloadPage',
  'checkAgain',
  'retryBooking',
  'openBooking',
  'acknowledgePayment',
];

/** What the server answers where a check comes to this. */
function answerFor(outcome: PaymentOutcome): PaymentAnswer {
  if (outcome.kind === 'paid') return paidAnswer;
  if (outcome.kind === 'declined') return declinedAnswer;
  if (outcome.kind === 'refunded') return paymentAnswer({ local: { paymentStatus: 'refunded' } });
  return outcome.cause === 'pending' ? pendingAnswer : unclearAnswer;
}

function asks(state: AnyMachineSnapshot): boolean {
  return activeNodes(state).some(({ invoke }) => invoke.some(({ src }) => src === 'checkPayment'));
}

function delaysOf(state: AnyMachineSnapshot): string[] {
  return activeNodes(state).flatMap(({ after }) => after.map(({ delay }) => String(delay)));
}

/** An answer as the server words it. */
export function wireOf({ success, message, transactionId, local, provider }: PaymentAnswer) {
  return {
    success,
    message,
    transactionId,
    local_status: local && {
      payment_status: local.paymentStatus,
      order_status: local.orderStatus,
      amount: local.amount === null ? null : toRupees(local.amount),
      user_name: local.userName,
      user_email: local.userEmail,
      user_phone: local.userPhone,
    },
    phonepe_status: provider && {
      success: provider.success,
      code: provider.code,
      message: provider.message,
      data: {
        state: provider.state,
        responseCode: provider.responseCode,
        transactionId: provider.transactionId,
      },
    },
  };
}
