import { type AnyStateMachine, assign, createMachine } from 'xstate';
import type { BookingContext } from '#machines/booking.machine.ts';
import { confirmedBooking } from '#machines/domain/booking/booking.ts';
import { bookingStanding } from '#machines/domain/booking/booking-status.ts';
import { orderOf, type TimedNewOrder } from '#machines/domain/booking/order.ts';
import { isPriceOld } from '#machines/domain/booking/price-age.ts';
import { totals } from '#machines/domain/booking/selection.ts';
import { DAY_MS } from '#machines/domain/calendar/calendar.ts';
import { calledOffStatuses, type OpenCause, verdict } from '#machines/domain/payment/payment.ts';
import type {
  PaymentToCheck,
  TimedPaymentAnswer,
} from '#machines/domain/payment/payment-outcome.ts';
import { newPaymentRecord, type StartedPayment } from '#machines/domain/payment/payment-records.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { carriedFailure } from '#machines/failure-of.ts';
import type { OrderInput } from '#machines/order.machine.ts';
import type { PricedContext } from '#machines/priced-long-ago.ts';
import type { BookingStorage } from '../../../src/storage/booking-storage.ts';
import { KEY_PREFIXES, paymentRecordKey, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import { isNewerRecord, timestampIn } from '../../../src/storage/record-text.ts';
import { bookingCodec, paymentRecordCodec, pendingCodec } from '../../../src/storage/records.ts';
import type { SafeStorage } from '../../../src/storage/safe-storage.ts';
import type { Invariant } from './invariants.ts';
import { withChart } from './nested-charts.ts';
import { type FaultInjection, MONEY_MACHINES, type ModelMachines } from './platform-model.ts';
import type { MoveKind } from './powers.ts';
import {
  answering,
  besideEarlier,
  besideFree,
  calm,
  crowded,
  days,
  denying,
  flipping,
  forgetting,
  forgettingBeside,
  inApps,
  jumping,
  locking,
  minutes,
  months,
  refunding,
  refusing,
  repricing,
  type Scope,
  slowDevice,
  spelling,
  tampered,
  turningAway,
  twice,
  twoItems,
  twoTabs,
  unopened,
} from './scopes.ts';

/** A defect put into the shipped site on purpose, and the invariant that must find it. */
export interface SeededDefect {
  readonly description: string;
  readonly breaks: Invariant;
  readonly scope: Scope;
  readonly injection: FaultInjection;
  /** The power of the adversary without which nobody finds it: a move that its trace must have. */
  readonly needs?: MoveKind;
}

/** A part of a chart's configuration, as far as a seeded defect changes it. */
interface State {
  entry?: unknown;
  invoke?: unknown;
  initial?: unknown;
  always?: unknown;
  after?: unknown;
  on?: Record<string, unknown>;
  states?: Record<string, State>;
}

type Change = (states: Record<string, State>, root: State) => void;

const alone: Scope = { ...calm, hasRecovery: false };
const paired: Scope = {
  ...twoTabs,
  orders: 2,
  addresses: [],
  hasRecovery: false,
  canDuplicate: false,
};
/** Ids that come again, for a ride whose price has changed. */
const repriced: Scope = {
  ...twice,
  isDoubled: false,
  addresses: [],
  markets: ['dearer'],
};

/** The defects that each invariant must find; an invariant without a defect proves nothing. */
const defects: Readonly<Record<Invariant, readonly Omit<SeededDefect, 'breaks'>[]>> = {
  'Confirmed by the platform': [
    {
      description: 'the result page believes SUCCESS in its address',
      scope: { ...alone, addresses: ['success'] },
      injection: { believesAddress: true },
    },
    {
      description: 'a payment that is still pending counts as paid',
      scope: alone,
      injection: checking(decidingAs('paid', 'pending')),
      needs: 'status open',
    },
    {
      description: 'an answer about another payment is believed',
      scope: refunding,
      injection: checking(decidingAs('paid', null)),
      needs: 'status of another',
    },
    {
      description: 'of all words that call an order off only cancelled is known',
      scope: spelling,
      injection: checking(
        reading(({ local, ...answer }) => ({
          ...answer,
          local: local && {
            ...local,
            orderStatus: local.orderStatus === 'cancelled' ? local.orderStatus : null,
          },
        })),
      ),
      needs: 'status in new words',
    },
    {
      description: 'a ride that costs money is booked as a free one',
      scope: alone,
      injection: guarded('booking', { isFree: () => true }),
    },
  ],
  'Pending until stored': [
    {
      description: 'the pending payment is let go before its record is stored',
      scope: alone,
      injection: {
        bookingStorage: forgetful,
        ...checking((check) =>
          withStates(check, (states) => {
            stateAt(states, 'storing').entry = {
              type: 'clearPending',
              params: ({ context }: { context: { transactionId: string } }) => ({
                transactionId: context.transactionId,
              }),
            };
          }),
        ),
      },
    },
    {
      description: 'the pending payment is let go though the write of its record failed',
      scope: { ...refusing, modes: ['fine', 'full'], hasRecovery: false },
      injection: {
        bookingStorage: forgetful,
        ...checking((check) => check.provide({ guards: { isStored: () => true } as never })),
      },
      needs: 'storage',
    },
    {
      description: 'a record counts as stored without being read back',
      scope: { ...refusing, modes: ['fine', 'deaf'], hasRecovery: false },
      injection: storing((bookingStorage) => ({
        storePaid: (booking) => {
          bookingStorage.storePaid(booking);
          return true;
        },
      })),
      needs: 'storage',
    },
  ],
  'One request a confirmation': [
    {
      description: 'a second press of the button makes a second request',
      scope: alone,
      injection: changed('order', (states) => {
        const posting = stateAt(states, 'posting');
        posting.on = { ...posting.on, 'form.submitted': { target: 'posting', reenter: true } };
      }),
    },
  ],
  'A cancelled address asks nothing': [
    {
      description: 'the result page ignores a cancelled address',
      scope: { ...alone, addresses: ['cancelled'] },
      injection: guarded('payment', { isCancelled: () => false }),
    },
  ],
  'Checks are limited': [
    {
      description: 'the result page asks once too often',
      scope: alone,
      injection: guarded('payment', {
        hasChecksLeft: ({ context }: { context: { checks: number } }) => context.checks < 5,
      }),
    },
    {
      description: 'a payment that is not confirmed yet is looked up for ever',
      scope: alone,
      injection: guarded('payment', { hasLaterChecksLeft: () => true }),
    },
    {
      description: 'it is looked up although nobody looks at the page',
      scope: turningAway,
      injection: changed('payment', (states) => {
        stateAt(states, 'verification', 'unverified', 'paused').always = 'rechecking';
      }),
    },
    {
      description: 'the background check asks while the page asks too',
      scope: calm,
      injection: { asksAtOnce: true },
    },
  ],
  'Verification ends': [
    {
      description: 'checks are not counted',
      scope: { ...alone, canCrash: false },
      injection: changed('payment', (states) => {
        stateAt(states, 'verification', 'checking').entry = undefined;
      }),
    },
  ],
  'No paid booking is lost': [
    {
      description: 'an answer under the provider’s own id counts as one about another payment',
      scope: spelling,
      injection: checking(
        reading((answer) => {
          const isRequested = (answer.transactionId ?? 'KS-1') === 'KS-1';
          return isRequested ? answer : { ...answer, success: false, local: null, provider: null };
        }),
      ),
      needs: 'status under odd ids',
    },
    {
      description: 'there is one slot for pending payments and no payment records',
      scope: { ...twoItems, canCrash: false, losesOrders: false },
      injection: storing((_, local) => ({
        storePending: (pending) => {
          local.write(STORAGE_KEYS.pendingBooking, pendingCodec.encode(pending));
        },
        settle: () => {},
        markChecked: () => {},
      })),
    },
    {
      description:
        'a payment that names no generation is dropped as one of before all was forgotten',
      scope: besideEarlier,
      injection: keeping((local) => {
        const isOfEarlier = (key: string) =>
          local.read(STORAGE_KEYS.generation) !== null &&
          local.read(key)?.startsWith('{"version":') === true;
        const drop = (key: string) => (isOfEarlier(key) ? local.remove(key) : undefined);
        return {
          read: (key) => {
            drop(key);
            return local.read(key);
          },
          keys: (prefix) => {
            for (const key of local.keys(prefix)) drop(key);
            return local.keys(prefix);
          },
        };
      }),
      needs: 'earlier release',
    },
  ],
  'One record a transaction': [
    {
      description: 'each check of a paid booking leaves another record',
      scope: alone,
      injection: storing((bookingStorage, local) => ({
        storePaid: (booking) => {
          const id = `${booking.id}-${local.keys('freeBooking.').length}`;
          local.write(`freeBooking.${id}`, bookingCodec.encode({ ...booking, id }));
          return bookingStorage.storePaid(booking);
        },
      })),
    },
  ],
  'Processing ends': [
    {
      description: 'the page stays at Processing when the browser brings it back',
      scope: alone,
      injection: changed('booking', (states) => {
        stateAt(states, 'leaving').on = {};
      }),
      needs: 'back',
    },
    {
      description: 'the page that an app left behind is deaf to the return of its rider',
      scope: inApps,
      injection: changed('booking', (states) => {
        const { 'page.returned': _, ...on } = stateAt(states, 'leaving').on ?? {};
        stateAt(states, 'leaving').on = on;
      }),
      needs: 'order opens app',
    },
    {
      description: 'a payment page that does not open is waited for without end',
      scope: unopened,
      injection: changed('booking', (states) => {
        stateAt(states, 'leaving', 'opening').after = {};
      }),
      needs: 'order opens nothing',
    },
  ],
  'No mixed records': [
    {
      description: "a record takes the latest pending booking's rider, whoever that is",
      scope: { ...alone, addresses: ['foreign'] },
      injection: storing((bookingStorage) => ({
        pendingOf: (transactionId) => {
          const latest = bookingStorage.pending();
          return latest === null ? null : { ...latest, transactionId };
        },
      })),
    },
  ],
  'Failed is not the end': [
    {
      description: 'a cancelled payment cannot be checked again',
      scope: { ...alone, addresses: ['cancelled'] },
      injection: changed('payment', (states) => {
        stateAt(states, 'verification', 'cancelled').on = {};
      }),
    },
    {
      description: 'a declined payment is forgotten at once',
      scope: alone,
      injection: storing((bookingStorage, local) => ({
        settle: (mark) => {
          bookingStorage.settle(mark);
          if (mark.state === 'declined')
            forgetful(bookingStorage, local).clearPending(mark.transactionId);
        },
      })),
    },
    {
      description: 'an open answer ends the background check',
      scope: minutes,
      injection: storing((bookingStorage, local) => ({
        paymentFollowUps: () => {
          const { due, ...news } = bookingStorage.paymentFollowUps();
          const isNew = ({ transactionId }: StartedPayment) =>
            (entryAt(local, transactionId)?.lastCheckedAt ?? null) === null;
          return { ...news, due: due.filter(isNew) };
        },
      })),
      needs: 'clock on',
    },
    {
      description: 'a clock that was set back ends the background check',
      scope: { ...minutes, clock: [60_000, 0] },
      injection: storing((bookingStorage, local, clock) => ({
        sweep: () => {},
        paymentFollowUps: () => {
          const { due, ...news } = bookingStorage.paymentFollowUps();
          const isPast = ({ transactionId }: StartedPayment) =>
            (entryAt(local, transactionId)?.lastCheckedAt ?? 0) <= clock();
          return { ...news, due: due.filter(isPast) };
        },
      })),
      needs: 'clock back',
    },
  ],
  'Stored before leaving': [
    {
      description: 'going on to the payment page does not store its payment again',
      scope: { ...denying, hasRecovery: false },
      injection: changed('booking', (states) => {
        Object.assign(alwaysOf(states, 'continuing', 'looked')[0] ?? {}, { actions: [] });
      }),
      needs: 'storage',
    },
    {
      description: 'the rider leaves for the payment page before the pending write',
      scope: alone,
      injection: both(
        changed('order', (states) => {
          const [, clear] = stateAt(states, 'placed').entry as unknown[];
          stateAt(states, 'placed').entry = [clear];
        }),
        changed('booking', (states) => {
          const leaving = stateAt(states, 'leaving');
          const { actions: store } = alwaysOf(states, 'continuing', 'looked')[0] ?? {};
          leaving.entry = [leaving.entry, store].flat();
        }),
      ),
    },
    {
      description: 'a hostile address is followed',
      scope: alone,
      injection: inChart('order', (chart) =>
        chart.provide({ actions: { setOrder: assign(uncheckedOrder as never) } as never }),
      ),
    },
  ],
  'Late answers change nothing': [
    {
      description: 'an answer to a request that was given up is still heard',
      scope: { ...twice, isDoubled: false, isReused: false, addresses: [] },
      injection: { hearsDeadAnswers: true },
      needs: 'late answer',
    },
  ],
  'Results are final': [
    {
      description: 'the ticket opens by the button and again by the timer',
      scope: alone,
      injection: {
        lingers: true,
        ...changed('payment', (states) => {
          const open = {
            type: 'openBooking',
            params: ({ context }: { context: { outcome: { booking: unknown } } }) => ({
              booking: context.outcome.booking,
            }),
          };
          stateAt(states, 'verification', 'paid').on = { 'ticket.opened': { actions: open } };
        }),
      },
    },
    {
      description: 'a failed page starts verifying once more by itself',
      scope: alone,
      injection: changed('payment', (states) => {
        stateAt(states, 'verification', 'declined').on = { 'refresh.requested': 'checking' };
      }),
    },
  ],
  'Only its own entries': [
    {
      description: "a tab sweeps the other tab's payment record",
      scope: { ...paired, itemKeys: ['A', 'B'] },
      injection: storing((bookingStorage, local) => ({
        storePending: (pending) => {
          for (const key of local.keys(paymentRecordKey(''))) local.remove(key);
          bookingStorage.storePending(pending);
        },
      })),
    },
    {
      description:
        "a result address without an id asks about the device's latest payment, not the tab's own",
      scope: { ...paired, itemKeys: ['A', 'B'], addresses: ['bare'] },
      injection: storing((bookingStorage) => ({
        startedHere: () => bookingStorage.pending()?.transactionId ?? null,
      })),
    },
  ],
  'One payment a booking': [
    {
      description:
        'nothing notes that a booking was sent, so that one is sent again after a lost answer',
      scope: alone,
      // a page that is left while it waits finds it as quickly
      injection: storing(() => ({ storeUnanswered: () => {} })),
    },
    {
      description: 'the answer of a server in between counts as a refusal',
      scope: alone,
      injection: guarded('order', {
        leavesOrder: (_: unknown, { error }: { error: unknown }) =>
          carriedFailure(error)?.kind !== 'http',
      }),
      needs: 'order lost',
    },
    {
      description: 'a request that was cut off while the page slept counts as not sent',
      scope: { ...alone, canWander: true },
      injection: changed('order', (states) => {
        const posting = stateAt(states, 'posting');
        const [, forget] = stateAt(states, 'placed').entry as unknown[];
        const { 'page.restored': toForm } = stateAt(states, 'looking').on ?? {};
        posting.on = { ...posting.on, 'page.restored': toForm };
        stateAt(states, 'interrupted').entry = forget;
      }),
      needs: 'wander',
    },
    {
      description: 'a booking counts as unanswered for no longer than its attempt, a minute',
      scope: { ...minutes, hasRecovery: false, addresses: [] },
      injection: storing((bookingStorage, local, clock) => ({
        previousPaymentFor: (question) => {
          for (const key of local.keys(KEY_PREFIXES.unanswered))
            if (clock() - Number(/"at":(\d+)/.exec(local.read(key) ?? '')?.[1]) >= 60_000)
              local.remove(key);
          return bookingStorage.previousPaymentFor(question);
        },
      })),
      needs: 'clock on',
    },
    {
      description: 'the way on to the payment page looks at nothing',
      scope: { ...paired, orders: 1, addresses: ['own'], opensApps: true },
      injection: changed('booking', (states) => {
        const looking = stateAt(states, 'continuing', 'looking');
        looking.invoke = undefined;
        looking.always = { target: '#booking.leaving' };
      }),
      needs: 'continue',
    },
    {
      description: 'what was forgotten is distinguished from what came later by the clock',
      scope: { ...forgetting, orders: 2, addresses: [], hasRecovery: false },
      injection: keeping((local, clock) => {
        const forgottenAt = 'forgottenAt';
        const isEarlier = (text: string | null) =>
          (timestampIn(text ?? '') ?? Number.POSITIVE_INFINITY) <
          Number(local.read(forgottenAt) ?? 0);
        return {
          write: (key, text) => {
            if (key === STORAGE_KEYS.generation) local.write(forgottenAt, String(clock()));
            return local.write(key, text);
          },
          read: (key) => (isEarlier(local.read(key)) ? null : local.read(key)),
        };
      }),
      needs: 'forget',
    },
    {
      description: 'a booking that was called off after it was paid no longer stands in the way',
      scope: flipping,
      injection: storing((bookingStorage) => ({
        previousPaymentFor: (question) => {
          const found = bookingStorage.previousPaymentFor(question);
          return found?.state === 'paid' && bookingStanding(found.booking).kind === 'off'
            ? null
            : found;
        },
      })),
      needs: 'late order off',
    },
    {
      description: 'the form does not look for a payment that was started before',
      scope: { ...alone, addresses: [] },
      injection: storing(() => ({ previousPaymentFor: () => null })),
    },
    {
      description: 'the form does not ask about a paid booking once it was acknowledged',
      scope: alone,
      injection: storing((bookingStorage, local) => ({
        previousPaymentFor: (question) => {
          const found = bookingStorage.previousPaymentFor(question);
          const id = found?.state === 'paid' ? (found.booking.transactionId ?? '') : '';
          return entryAt(local, id)?.isAcknowledged ? null : found;
        },
      })),
    },
    {
      description: 'a rider who insists is sent straight to the request, past another open payment',
      scope: { ...twice, isDoubled: false, isReused: false, addresses: [] },
      injection: inChart('booking', (chart) => {
        const order = chart.implementations.actors.order as AnyStateMachine;
        const sentAtOnce = withStates(order, (_, root) => {
          root.initial = 'posting';
        });
        return withStates(chart.provide({ actors: { sentAtOnce } as never }), (states) => {
          const ordering = stateAt(states, 'ordering');
          states.insisting = {
            ...ordering,
            invoke: { ...(ordering.invoke as object), src: 'sentAtOnce' },
          };
          const open = stateAt(states, 'previousOpen');
          const insist = { target: 'insisting', actions: 'clearPrevious' };
          open.on = { ...open.on, 'previous.overridden': insist };
        });
      }),
    },
  ],
  'Nobody pays twice': [
    {
      description: 'a payment that was declined today is not asked about again',
      scope: { ...days, clock: [0] },
      injection: storing((bookingStorage, local) => ({
        previousPaymentFor: (question) => {
          const found = bookingStorage.previousPaymentFor(question);
          const id = found?.state === 'unsettled' ? found.pending.transactionId : '';
          return entryAt(local, id)?.state === 'declined' ? null : found;
        },
      })),
      needs: 'late capture',
    },
    {
      description: 'no attempt is announced where there is no lock',
      scope: { ...locking, locks: ['refused'], losesOrders: false },
      injection: {
        bookingStorage: () => ({ announceAttempt: () => {} }),
        ...changed('booking', leavingAtOnce),
      },
    },
    {
      description: 'the look and the request stand under two locks, and no attempt is announced',
      scope: paired,
      injection: {
        bookingStorage: () => ({ announceAttempt: () => {} }),
        ...both(
          changed('booking', leavingAtOnce),
          changed('order', (states, root) => {
            const looking = stateAt(states, 'looking');
            looking.invoke = [looking.invoke, root.invoke];
            root.invoke = undefined;
          }),
        ),
      },
    },
    {
      description: 'a duplicated tab takes the attempt of the other one for its own',
      scope: { ...locking, locks: ['refused'], canDuplicate: true },
      injection: { sharesNames: true, ...changed('booking', leavingAtOnce) },
      needs: 'duplicate',
    },
  ],
  'Paid is announced': [
    {
      description: 'a paid booking is announced once, from memory alone',
      scope: calm,
      injection: storing((bookingStorage) => ({
        paymentFollowUps: () => ({ ...bookingStorage.paymentFollowUps(), unacknowledged: [] }),
      })),
    },
    {
      description: 'a rider counts as informed behind another tab',
      scope: turningAway,
      injection: guarded('payment', { isSeen: () => true }),
    },
    {
      description: 'a page that is opened in the document does not look for news',
      scope: { ...twoTabs, canCrash: true },
      injection: changed('recovery', (_, root) => {
        const { 'page.changed': __, ...on } = root.on ?? {};
        root.on = on;
      }),
    },
    {
      description: 'a page that is opened during a background check does not look for news',
      scope: { ...slowDevice, canTurnAway: true },
      injection: changed('recovery', (states, root) => {
        const { 'page.returned': _, 'page.changed': __, ...on } = root.on ?? {};
        root.on = on;
        stateAt(states, 'idle').on = { 'page.returned': 'reading', 'page.changed': 'reading' };
      }),
    },
    {
      description: 'a damaged record stops the look for news',
      scope: { ...tampered, canCrash: true, recordTamperings: ['corrupt'] },
      injection: storing((bookingStorage, local) => ({
        paymentFollowUps: () => {
          for (const key of [...local.keys('pay'), STORAGE_KEYS.confirmedBooking])
            JSON.parse(local.read(key) ?? '{}');
          return bookingStorage.paymentFollowUps();
        },
      })),
      needs: 'corrupt',
    },
  ],
  'Paid is never taken back': [
    {
      description: 'an open answer is filed as a decline',
      scope: answering,
      injection: checking(decidingAs('declined', 'unclear')),
      needs: 'status open',
    },
    {
      description: 'a failure counts though the provider says that the money came in',
      scope: answering,
      injection: checking(
        reading((answer) =>
          answer.local?.paymentStatus === 'failed' ? { ...answer, provider: null } : answer,
        ),
      ),
      needs: 'status open',
    },
    {
      description: 'the result page ignores that the device has the payment on record as paid',
      scope: flipping,
      injection: storing(() => ({ paidBookingOf: () => null })),
      needs: 'late failure',
    },
    {
      description: 'a payment that was refunded in part is filed as a decline',
      scope: flipping,
      injection: checking(decidingAs('declined', 'partlyRefunded')),
      needs: 'part refund',
    },
    {
      description: 'an order that is off counts as declined though its money came in',
      scope: refunding,
      injection: checking(decidingAs('declined', 'moneyIn')),
      needs: 'order off',
    },
    {
      description: 'no answer at all counts as a decline',
      scope: alone,
      injection: checking((check) =>
        withStates(
          check.provide({
            actions: {
              setUnreachable: assign({
                outcome: { kind: 'declined', message: '' },
              } as never) as never,
            } as never,
          }),
          (states) => {
            const asking = stateAt(states, 'asking');
            const onError = { target: 'declined', actions: 'setUnreachable' };
            asking.invoke = { ...(asking.invoke as object), onError };
          },
        ),
      ),
      needs: 'status lost',
    },
    {
      description: 'a payment that arrives late does not override its decline',
      scope: { ...answering, answers: [] },
      injection: storing((bookingStorage, local) => ({
        storePaid: (booking) => {
          const key = paymentRecordKey(booking.transactionId ?? '');
          const declined = local.read(key);
          const isStored = bookingStorage.storePaid(booking);
          if (paymentRecordCodec.decode(declined)?.state === 'declined')
            local.write(key, declined ?? '');
          return isStored;
        },
      })),
      needs: 'late capture',
    },
    {
      description: 'an id that was used before overwrites the record of a paid booking',
      scope: { ...twice, isDoubled: false },
      injection: storing(() => ({ isTaken: () => false })),
      needs: 'order reused',
    },
    {
      description: 'what an older version called failed counts as declined',
      scope: { ...tampered, recordTamperings: ['older'] },
      injection: keeping((local) => ({
        read: (key) => local.read(key)?.replace('"state":"failed"', '"state":"declined"') ?? null,
      })),
      needs: 'older',
    },
  ],
  'A refusal stops nothing': [
    {
      description: 'one paid booking lets go of every pending payment',
      scope: { ...twoItems, canCrash: false, losesOrders: false },
      injection: storing((_, local) => ({
        clearPending: () => {
          for (const key of local.keys('p')) local.remove(key);
        },
      })),
    },
    {
      description: 'a refused lock stops the payment',
      scope: { ...locking, locks: ['refused'] },
      injection: changed('order', (states) => {
        const { on = {} } = stateAt(states, 'looking');
        on['lock.refused'] = on['page.restored'];
      }),
      needs: 'lock refused',
    },
    {
      description: 'a lock that a frozen tab holds is waited for without end',
      scope: { ...locking, locks: ['frozen'] },
      injection: changed('previous-payment', waitingForEver),
      needs: 'freeze',
    },
    {
      description: 'a browser that says nothing of a lock is waited for without end',
      scope: { ...locking, tabs: 1, locks: ['silent'] },
      // no move: what is found is that nothing moves, where a browser may say nothing
      injection: changed('previous-payment', waitingForEver),
    },
    {
      description: 'a device that denies its storage stops the form',
      scope: denying,
      injection: storing((bookingStorage, local) => ({
        previousPaymentFor: (question) => {
          if (!local.write('probe', 'probe')) throw new Error('denied');
          local.remove('probe');
          return bookingStorage.previousPaymentFor(question);
        },
      })),
      needs: 'storage',
    },
    {
      description: 'no settled record makes room where the device takes no new keys',
      scope: crowded,
      injection: storing((_, local) => ({
        storePending: (pending) => {
          local.write(
            paymentRecordKey(pending.transactionId),
            paymentRecordCodec.encode(newPaymentRecord(pending)),
          );
        },
      })),
      needs: 'storage',
    },
    {
      description: 'the slot is written over though its payment stands nowhere else',
      scope: {
        ...tampered,
        orders: 2,
        itemKeys: ['A', 'B'],
        recordTamperings: ['evict'],
        hasRecovery: false,
      },
      injection: storing((_, local) => ({
        storePending: (pending) => {
          local.write(
            paymentRecordKey(pending.transactionId),
            paymentRecordCodec.encode(newPaymentRecord(pending)),
          );
          local.write(STORAGE_KEYS.pendingBooking, pendingCodec.encode(pending));
        },
      })),
      needs: 'evict',
    },
    {
      description: 'a payment that looks a month old is dropped when it is read',
      scope: { ...months, clock: [0, 31 * DAY_MS] },
      injection: keeping((local, clock) => ({
        read: (key) => {
          const entry = paymentRecordCodec.decode(local.read(key));
          const isOld = Math.abs(clock() - (entry?.pending.initiatedAt ?? clock())) > 30 * DAY_MS;
          if (isOld) local.remove(key);
          return isOld ? null : local.read(key);
        },
      })),
      needs: 'clock on',
    },
    {
      description: 'a free booking that cannot be read is swept away at once',
      scope: {
        ...besideFree,
        canCrash: false,
        losesOrders: false,
        recordTamperings: ['corrupt'],
        hasRecovery: true,
      },
      injection: storing((bookingStorage, local) => ({
        sweep: () => {
          bookingStorage.sweep();
          if (bookingCodec.decode(local.read(STORAGE_KEYS.confirmedBooking)) === null)
            local.remove(STORAGE_KEYS.confirmedBooking);
        },
      })),
      needs: 'corrupt',
    },
    {
      description: "a decline in one tab clears the other tab's open payment",
      scope: paired,
      injection: storing((bookingStorage, local) => ({
        settle: (mark) => {
          bookingStorage.settle(mark);
          if (mark.state === 'declined')
            for (const key of [
              ...local.keys(KEY_PREFIXES.paymentRecord),
              STORAGE_KEYS.pendingBooking,
            ])
              if (key !== paymentRecordKey(mark.transactionId)) local.remove(key);
        },
      })),
    },
  ],
  'No person after thirty days': [
    {
      description: "the person's details never leave",
      scope: months,
      injection: storing(() => ({ sweep: () => {} })),
      needs: 'clock on',
    },
  ],
  'Fresh prices and seats': [
    {
      description: 'a selection of an earlier load of the page is posted unasked',
      scope: { ...repricing, clock: [0] },
      injection: pricing({
        isPricedLongAgo: ({ context: { draft, clock } }: { context: PricedContext }) =>
          isPriceOld(draft, { at: clock(), uptime: 0, load: draft.priced?.load ?? '' }),
      }),
      needs: 'reload',
    },
    {
      description: 'a selection that says nothing of its age counts as chosen now',
      scope: { ...repricing, itemKeys: ['A'], clock: [0] },
      injection: pricing({
        isPricedLongAgo: ({ context: { draft, load, clock } }: { context: PricedContext }) =>
          draft.priced !== undefined && isPriceOld(draft, { at: clock(), uptime: 0, load }),
      }),
      needs: 'choose undated',
    },
    {
      description: 'a page that was left open posts the price of when it was opened',
      scope: repricing,
      injection: pricing({
        isPricedLongAgo: ({ context: { draft, load } }: { context: PricedContext }) =>
          isPriceOld(draft, { at: draft.priced?.at ?? 0, uptime: 0, load }),
      }),
      needs: 'clock on',
    },
    {
      description: 'another price is taken without asking the rider',
      scope: { ...repricing, markets: ['usual', 'dearer'] },
      injection: guarded('booking', { isSame: () => true }),
      needs: 'prices',
    },
    {
      description: 'a price that the rider turned down is sold once the clock is set back',
      scope: { ...repricing, itemKeys: ['A'] },
      injection: changed('booking', (states) => {
        Object.assign(stateAt(states, 'changed').on?.['notice.dismissed'] as object, {
          actions: [],
        });
      }),
      needs: 'clock back',
    },
    {
      description: 'the ride is sold by the seats of before',
      scope: { ...repricing, markets: ['usual', 'soldOut'] },
      injection: guarded('booking', { isSame: () => true, isGone: () => false }),
      needs: 'seats',
    },
    {
      description: 'what cannot be asked about is sold as it was',
      scope: repricing,
      injection: changed('booking', (states) => {
        Object.assign(stateAt(states, 'pricing').invoke as object, {
          onError: {
            target: 'deciding',
            actions: assign(({ context }: { context: BookingContext }) => ({
              draft: {
                ...context.draft,
                priced: { at: context.clock(), uptime: 0, load: context.load },
              },
            })),
          },
        });
      }),
      needs: 'price lost',
    },
    {
      description: 'a page that slept while it waited for its lock posts the price of before',
      scope: { ...repricing, markets: ['usual'], locks: ['silent'] },
      injection: changed('order', (states) => {
        const always = alwaysOf(states, 'clear');
        always.splice(
          always.findIndex(({ guard }) => guard === 'isPricedLongAgo'),
          1,
        );
      }),
      needs: 'clock on',
    },
  ],
  'Forgotten is gone': [
    {
      description: 'a check that began before all was forgotten stores the person again',
      scope: { ...forgetting, clock: [0] },
      injection: storing((bookingStorage, local) => ({
        storePaid: (booking) => {
          const isStored = bookingStorage.storePaid(booking);
          const text = stampedNow(local, bookingCodec.encode(booking));
          local.write(STORAGE_KEYS.confirmedBooking, text);
          return isStored;
        },
      })),
      needs: 'forget',
    },
    {
      description: 'a payment that goes on after all was forgotten is stored with its person',
      scope: { ...forgettingBeside, hasRecovery: false },
      injection: storing((bookingStorage) => ({
        storeContinued: (pending) =>
          bookingStorage.storeContinued({ ...pending, generation: bookingStorage.generation() }),
      })),
      needs: 'forget',
    },
    {
      description:
        'what a tab of an earlier release writes after all was forgotten keeps its person',
      scope: besideEarlier,
      injection: keeping((local) => {
        const asOfNow = (text: string | null) => text && stampedNow(local, text);
        return {
          read: (key) => asOfNow(local.read(key)),
          persisted: (key) => asOfNow(local.persisted(key)),
        };
      }),
      needs: 'earlier release',
    },
  ],
  'Open is never dropped': [
    {
      description: 'an open record goes a month after its person',
      scope: jumping,
      injection: storing((bookingStorage, local, clock) => ({
        sweep: () => {
          bookingStorage.sweep();
          for (const key of local.keys(KEY_PREFIXES.paymentRecord)) {
            const { state, strippedAt } = paymentRecordCodec.decode(local.read(key)) ?? {};
            if (state !== 'initiated' || clock() - (strippedAt ?? clock()) <= 30 * DAY_MS) continue;
            local.remove(key);
            local.remove(STORAGE_KEYS.pendingBooking);
          }
        },
      })),
      needs: 'clock on',
    },
  ],
  'Newer records block': [
    {
      description: 'a record of a newer release counts as none',
      scope: { ...tampered, orders: 2, recordTamperings: ['newer'], hasRecovery: false },
      injection: storing((bookingStorage) => ({
        previousPaymentFor: (query) => {
          const previous = bookingStorage.previousPaymentFor(query);
          return previous?.state === 'newer' ? null : previous;
        },
      })),
      needs: 'newer',
    },
    {
      description: 'a record of a newer release is swept as a damaged one is',
      scope: { ...tampered, recordTamperings: ['newer'], clock: [0, 31 * DAY_MS] },
      injection: storing((bookingStorage, local, clock) => ({
        sweep: () => {
          bookingStorage.sweep();
          for (const key of local.keys(KEY_PREFIXES.paymentRecord)) {
            const text = local.read(key) ?? '';
            if (isNewerRecord(text) && clock() - (timestampIn(text) ?? clock()) > 30 * DAY_MS)
              local.remove(key);
          }
        },
      })),
      needs: 'newer',
    },
  ],
  'Off is no good ticket': [
    {
      description: 'money that went back beside the word of success counts as paid',
      scope: { ...refunding, misdirects: false },
      injection: checking(decidingAs('paid', 'refunded')),
      needs: 'refund',
    },
    {
      description: 'money that goes back after it was paid changes nothing on this device',
      scope: { ...refunding, misdirects: false },
      injection: storing((bookingStorage) => ({
        settle: (mark) =>
          bookingStorage.settle(
            mark.state === 'refunded'
              ? { ...mark, state: 'declined', calledOffStatuses: null }
              : mark,
          ),
      })),
      needs: 'late refund',
    },
    {
      description: 'an order that is called off after it was paid changes nothing on this device',
      scope: flipping,
      injection: storing((bookingStorage) => ({
        settle: (mark) =>
          bookingStorage.settle(
            mark.state === 'refunded' ? mark : { ...mark, calledOffStatuses: null },
          ),
      })),
      needs: 'late order off',
    },
    {
      description: 'a part of the money that went back is not named on the ticket',
      scope: flipping,
      injection: checking(decidingAs('paid', 'partlyRefunded')),
      needs: 'part refund',
    },
  ],
  'Damaged counts as open': [
    {
      description: 'a damaged record counts as none',
      scope: { ...tampered, recordTamperings: ['corrupt'] },
      injection: keeping((local) => ({
        read: (key) => (isDamaged(key, local.read(key)) ? null : local.read(key)),
        keys: (prefix) => local.keys(prefix).filter((key) => !isDamaged(key, local.read(key))),
      })),
      needs: 'corrupt',
    },
    {
      description: 'a damaged record is swept away at once',
      scope: { ...tampered, recordTamperings: ['corrupt'] },
      injection: storing((bookingStorage, local) => ({
        sweep: () => {
          for (const key of local.keys(KEY_PREFIXES.paymentRecord))
            if (isDamaged(key, local.read(key))) local.remove(key);
          bookingStorage.sweep();
        },
      })),
      needs: 'corrupt',
    },
  ],
  'No person on a page after Forget': [
    {
      description: 'the form of another tab, or one that Back restores, keeps its person',
      scope: { ...forgetting, clock: [0], hasRecovery: false },
      injection: changed('booking', (_, root) => {
        const { 'page.forgotten': __, ...on } = root.on ?? {};
        root.on = on;
      }),
      needs: 'forget',
    },
    {
      description: 'an order that is on its way does not hear that all was forgotten',
      scope: { ...forgetting, clock: [0], hasRecovery: false },
      injection: changed('booking', (states) => {
        const ordering = stateAt(states, 'ordering');
        const { 'page.forgotten': _, ...on } = ordering.on ?? {};
        ordering.on = on;
      }),
      needs: 'forget heard',
    },
    {
      description: 'the result page of another tab keeps its person',
      scope: { ...forgetting, clock: [0], hasRecovery: false },
      injection: changed('payment', (_, root) => {
        root.on = {};
      }),
      needs: 'forget heard',
    },
    {
      description: 'a check that is under way keeps the person',
      scope: { ...forgetting, clock: [0], hasRecovery: false },
      injection: checking((check) =>
        withStates(check, (_, root) => {
          root.on = {};
        }),
      ),
      needs: 'forget',
    },
    {
      description: 'the banner of another tab keeps the person',
      scope: { ...forgetting, clock: [0] },
      injection: changed('recovery', (_, root) => {
        const { 'page.forgotten': __, ...on } = root.on ?? {};
        root.on = on;
      }),
      needs: 'forget heard',
    },
    {
      description: 'one more letter writes the form of before down again',
      scope: { ...forgetting, clock: [0], hasRecovery: false },
      injection: storing((bookingStorage) => ({
        rememberGuest: (guest) => bookingStorage.rememberGuest(guest, bookingStorage.generation()),
      })),
      needs: 'letter',
    },
  ],
  'One amount': [
    {
      description: 'a reduction is taken off what is sent, and no page knows of it',
      scope: alone,
      injection: changed('booking', (states) => {
        const invoke = stateAt(states, 'ordering').invoke as { input: InputOf };
        const { input } = invoke;
        invoke.input = (at) => reduced(input(at));
      }),
    },
    {
      description: 'the record of a paid booking holds the price before the discount',
      scope: alone,
      injection: storing((bookingStorage) => ({
        storePaid: (booking) =>
          bookingStorage.storePaid({ ...booking, total: totals(booking.lines).fees }),
      })),
    },
    {
      description: 'an id that was used before, at another price, is taken for the new payment',
      scope: repriced,
      injection: storing((bookingStorage) => ({
        isTaken: (id, order) => bookingStorage.isTaken(id, bookingStorage.pendingOf(id) ?? order),
      })),
      needs: 'order reused',
    },
  ],
  'Written is readable': [
    {
      description: 'what is stored of a payment leaves the rider out',
      scope: alone,
      injection: storing((bookingStorage) => ({
        storePending: (pending) => bookingStorage.storePending({ ...pending, guest: EMPTY_GUEST }),
      })),
    },
    {
      // an order whose answer nobody waits for finds it too, one step later than a doubled one
      description: 'the page guesses the id of its order instead of reading the answer',
      scope: { ...twice, isReused: false },
      injection: {
        ...changed('booking', leavingAtOnce),
        bookingStorage: (bookingStorage, local) => ({
          storePending: (pending) => {
            const transactionId = `KS-${local.keys(KEY_PREFIXES.paymentRecord).length + 1}`;
            bookingStorage.storePending({ ...pending, transactionId });
          },
        }),
      },
    },
  ],
};

/** The site with these defects must fail; a model that finds none of them proves nothing. */
export const SEEDED_DEFECTS: readonly SeededDefect[] = Object.entries(defects).flatMap(
  ([breaks, found]) => found.map((defect) => ({ ...defect, breaks: breaks as Invariant })),
);

/** The function by which the confirmation page makes the input of its order. */
type InputOf = (at: { context: BookingContext }) => OrderInput;

/** An order for a tenth less than the page displays. */
function reduced(order: OrderInput): OrderInput {
  const { payload } = order;
  return { ...order, payload: { ...payload, priceToBePaid: payload.priceToBePaid * 0.9 } };
}

/** The order of an answer, whatever address it leads to. */
function uncheckedOrder({ context }: { context: OrderInput }, answer: TimedNewOrder) {
  const { pending } = orderOf(answer, context);
  return { outcome: { kind: 'placed', pending, paymentUrl: answer.paymentUrl } };
}

/** The sales of a page that decide by another age of their prices, before an order and within it. */
function pricing(guards: { isPricedLongAgo: (at: { context: PricedContext }) => boolean }) {
  return both(guarded('booking', guards), guarded('order', guards));
}

/** Two defects of charts that make one. */
function both(first: ReturnType<typeof inChart>, second: ReturnType<typeof inChart>) {
  const machines = (all: ModelMachines) => second.machines({ ...all, ...first.machines(all) });
  return { machines };
}

/** A check that reads an answer as another one. */
function reading(change: (answer: TimedPaymentAnswer) => TimedPaymentAnswer) {
  type Asked = { context: PaymentToCheck };
  return (check: AnyStateMachine) =>
    check.provide({
      actions: {
        decide: assign((({ context }: Asked, given: TimedPaymentAnswer) => {
          const answer = change(given);
          const decided = verdict(answer);
          const isPaid = decided.kind === 'paid' || decided.kind === 'partlyRefunded';
          const booking = confirmedBooking({ ...context, answer, bookedAt: answer.at });
          return {
            outcome: isPaid ? { ...decided, booking } : decided,
            calledOffStatuses: isPaid ? null : calledOffStatuses(answer),
          };
        }) as never) as never,
      } as never,
    });
}

/** Believes whatever answer comes, and takes some for something else; with null, none. */
function decidingAs(
  kind: 'paid' | 'declined',
  meant: OpenCause | 'refunded' | 'partlyRefunded' | null,
) {
  type Asked = { context: PaymentToCheck };
  return (check: AnyStateMachine) =>
    check.provide({
      actions: {
        decide: assign((({ context }: Asked, answer: TimedPaymentAnswer) => {
          const decided = verdict(answer);
          // and its words are not read either
          const words = { status: 'confirmed', paymentStatus: 'success' };
          const confirmed = confirmedBooking({ ...context, answer, bookedAt: answer.at });
          const booking = { ...confirmed, ...words };
          const isMeant = (decided.kind === 'open' ? decided.cause : decided.kind) === meant;
          const said = isMeant ? { kind, message: '' } : decided;
          const isPaid = said.kind === 'paid' || said.kind === 'partlyRefunded';
          // what is on record as paid is stored as the shipped check stores it
          const isOnRecord = !isMeant && said.kind === 'declined' && context.recorded != null;
          const recorded = { kind: 'open', cause: 'recordedAsPaid', message: said.message };
          return {
            outcome: isPaid ? { ...said, booking } : isOnRecord ? recorded : said,
            calledOffStatuses: calledOffStatuses(answer),
          };
        }) as never) as never,
      } as never,
    });
}

/** No look for another payment between the request and the way to the payment page. */
function leavingAtOnce(states: Record<string, State>): void {
  const looking = stateAt(states, 'departing', 'looking');
  looking.invoke = undefined;
  looking.always = '#booking.leaving';
}

function waitingForEver(states: Record<string, State>): void {
  stateAt(states, 'queueing').after = {};
}

function entryAt(local: SafeStorage, transactionId: string) {
  return paymentRecordCodec.decode(local.read(paymentRecordKey(transactionId)));
}

/** True for the text of a payment record that no release can read. */
function isDamaged(key: string, text: string | null): boolean {
  const isRecord = text !== null && key.startsWith(KEY_PREFIXES.paymentRecord);
  return isRecord && paymentRecordCodec.decode(text) === null && !isNewerRecord(text);
}

/** A device that lets go of a pending payment wherever it is stored. */
function forgetful(bookingStorage: BookingStorage, local: SafeStorage) {
  return {
    clearPending: (transactionId: string) => {
      bookingStorage.clearPending(transactionId);
      local.remove(paymentRecordKey(transactionId));
    },
  };
}

/** A device whose booking storage does something else. */
function storing(bookingStorage: Required<FaultInjection>['bookingStorage']): FaultInjection {
  return { bookingStorage };
}

/** A text as the generation of a device writes it. */
function stampedNow(local: SafeStorage, text: string): string {
  const id = /"id":"([^"]+)"/.exec(local.read(STORAGE_KEYS.generation) ?? '')?.[1];
  const isBare = text.startsWith('{"version":') && id !== undefined;
  return isBare ? text.replace('{', `{"generation":"${id}",`) : text;
}

/** A device that keeps texts in another way. */
function keeping(store: Required<FaultInjection>['store']): FaultInjection {
  return { store };
}

/** The charts of money, where the one of a name, at whatever depth, is another one. */
function inChart(id: string, change: (chart: AnyStateMachine) => AnyStateMachine) {
  return {
    machines: (all: ModelMachines) =>
      Object.fromEntries(MONEY_MACHINES.map((name) => [name, withChart(all[name], id, change)])),
  };
}

/** A chart that asks other questions. */
function guarded(id: string, guards: Readonly<Record<string, unknown>>) {
  return inChart(id, (chart) => chart.provide({ guards: guards as never }));
}

/** A chart with other states. */
function changed(id: string, change: Change) {
  return inChart(id, (chart) => withStates(chart, change));
}

function withStates(machine: AnyStateMachine, change: Change): AnyStateMachine {
  const config = copy(machine.config) as Required<State>;
  change(config.states, config);
  return createMachine(config as never, machine.implementations as never) as AnyStateMachine;
}

/** Machines whose check of a payment is another one. */
function checking(change: (check: AnyStateMachine) => AnyStateMachine) {
  return inChart('payment-check', change);
}

function stateAt(states: Record<string, State>, ...path: readonly string[]): State {
  const [name = '', ...rest] = path;
  const state = states[name];
  if (state === undefined) throw new Error(`The chart has no state "${name}".`);
  return rest.length === 0 ? state : stateAt(state.states ?? {}, ...rest);
}

/** The ways on of a state that no event takes. */
function alwaysOf(states: Record<string, State>, ...path: readonly string[]) {
  return stateAt(states, ...path).always as { guard?: unknown; actions?: unknown }[];
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
}
