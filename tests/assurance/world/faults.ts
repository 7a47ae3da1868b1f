import { createMachine } from 'xstate';
import type { JournalEntry } from '#machines/domain/journal.ts';
import { type PaymentAnswer, verdict } from '#machines/domain/payment.ts';
import type { Device } from '../../../src/storage/booking-storage.ts';
import type { Store } from '../../../src/storage/safe-storage.ts';
import { encodeBooking, encodePending } from '../../../src/storage/records.ts';
import { journalKey, STORAGE_KEYS } from '../../../src/storage/keys.ts';
import type { Invariant } from './invariants.ts';
import type { Scope } from './moves.ts';
import { oneByOne, oneByTwo, turningAway, twoByOne, withFaults } from './scopes.ts';
import type { SystemMachines, Tampering } from './system.ts';

/** A fault put into the shipped site on purpose, and the invariant that must find it. */
export interface Fault {
  readonly says: string;
  readonly breaks: Invariant;
  readonly scope: Scope;
  readonly tampering: Tampering;
}

/** A part of a chart's configuration, as far as a fault changes it. */
interface State {
  entry?: unknown;
  on?: Record<string, unknown>;
  states?: Record<string, State>;
}

const alone: Scope = { ...oneByOne, hasRecovery: false };

/** The site with these faults must fail; a world model that finds none of them proves nothing. */
export const FAULTS: readonly Fault[] = [
  {
    says: 'the result page believes SUCCESS in its address',
    breaks: 'I1',
    scope: alone,
    tampering: { believesAddress: true },
  },
  {
    says: 'a payment that is still pending counts as paid',
    breaks: 'I1',
    scope: alone,
    tampering: { machines: guarded('payment', { isPaid: isNotFailed }) },
  },
  {
    says: 'the quiet check takes pending for paid',
    breaks: 'I1',
    scope: oneByOne,
    tampering: { machines: guarded('recovery', { isPaid: isNotFailed }) },
  },
  {
    says: 'a ride that costs money is booked as a free one',
    breaks: 'I1',
    scope: alone,
    tampering: { machines: guarded('booking', { isFree: () => true }) },
  },
  {
    says: 'the pending payment is let go before its record is stored',
    breaks: 'I2',
    scope: alone,
    tampering: {
      device: forgetful,
      machines: changed('payment', (states) => {
        stateAt(states, 'paid', 'storing').entry = {
          type: 'clearPending',
          params: ({ context }: { context: { transactionId: string } }) => ({
            transactionId: context.transactionId,
          }),
        };
      }),
    },
  },
  {
    says: 'the pending payment is let go though the write of its record failed',
    breaks: 'I2',
    scope: { ...withFaults, addresses: ['own'] },
    tampering: { device: forgetful, machines: guarded('payment', { isKept: () => true }) },
  },
  {
    says: 'one paid booking lets go of every pending payment',
    breaks: 'I2',
    scope: { ...oneByTwo, addresses: ['own'] },
    tampering: {
      device: (_, local) => ({
        clearPending: () => {
          for (const key of local.keys('p')) local.remove(key);
        },
      }),
    },
  },
  {
    says: 'a second press of the button makes a second request',
    breaks: 'I3',
    scope: alone,
    tampering: {
      machines: changed('booking', (states) => {
        const posting = stateAt(states, 'posting');
        posting.on = { ...posting.on, 'form.submitted': { target: 'posting', reenter: true } };
      }),
    },
  },
  {
    says: 'the result page ignores a cancelled address',
    breaks: 'I4',
    scope: alone,
    tampering: { machines: guarded('payment', { isCancelled: () => false }) },
  },
  {
    says: 'the result page asks once too often',
    breaks: 'I5',
    scope: alone,
    tampering: {
      machines: guarded('payment', {
        hasChecksLeft: ({ context }: { context: { checks: number } }) => context.checks < 5,
      }),
    },
  },
  {
    says: 'a payment that is not confirmed yet is looked up for ever',
    breaks: 'I5',
    scope: { ...alone, addresses: ['own'] },
    tampering: { machines: guarded('payment', { hasLaterChecksLeft: () => true }) },
  },
  {
    says: 'it is looked up although nobody looks at the page',
    breaks: 'I5',
    scope: turningAway,
    tampering: { machines: guarded('payment', { isHidden: () => false }) },
  },
  {
    says: 'the quiet check asks while the page asks too',
    breaks: 'I5',
    scope: oneByOne,
    tampering: { asksAtOnce: true },
  },
  {
    says: 'checks are not counted',
    breaks: 'I6',
    scope: { ...alone, addresses: ['own'] },
    tampering: {
      machines: changed('payment', (states) => {
        stateAt(states, 'checking').entry = undefined;
      }),
    },
  },
  {
    says: 'there is one slot for pending payments and no journal',
    breaks: 'I7',
    scope: { ...oneByTwo, addresses: ['own'] },
    tampering: {
      device: (_, local) => ({
        storePending: (pending) => {
          local.write(STORAGE_KEYS.pendingBooking, encodePending(pending));
        },
        markJournal: () => {},
        noteCheck: () => {},
      }),
    },
  },
  {
    says: 'each check of a paid booking leaves another record',
    breaks: 'I8',
    scope: { ...alone, addresses: ['own'] },
    tampering: {
      device: (device, local) => ({
        storeConfirmed: (booking) => {
          const id = `${booking.id}-${local.keys('freeBooking.').length}`;
          local.write(`freeBooking.${id}`, encodeBooking({ ...booking, id }));
          return device.storeConfirmed(booking);
        },
      }),
    },
  },
  {
    says: 'the page stays at Processing when the browser brings it back',
    breaks: 'I9',
    scope: alone,
    tampering: {
      machines: changed('booking', (states) => {
        stateAt(states, 'leaving').on = {};
      }),
    },
  },
  {
    says: "a record takes the latest pending booking's rider, whoever that is",
    breaks: 'I10',
    scope: alone,
    tampering: {
      device: (device) => ({
        pendingOf: (transactionId) => {
          const latest = device.pending();
          return latest === null ? null : { ...latest, transactionId };
        },
      }),
    },
  },
  {
    says: 'a cancelled payment cannot be checked again',
    breaks: 'I11',
    scope: alone,
    tampering: {
      machines: changed('payment', (states) => {
        stateAt(states, 'cancelled').on = {};
      }),
    },
  },
  {
    says: 'a declined payment is forgotten at once',
    breaks: 'I11',
    scope: { ...alone, addresses: ['own'] },
    tampering: {
      device: (device, local) => ({
        markJournal: (mark) => {
          device.markJournal(mark);
          if (mark.state === 'failed') forgetful(device, local).clearPending(mark.transactionId);
        },
      }),
    },
  },
  {
    says: 'the rider leaves for the payment page before the pending write',
    breaks: 'I12',
    scope: alone,
    tampering: {
      machines: changed('booking', (states) => {
        const leaving = stateAt(states, 'leaving');
        leaving.entry = [...(leaving.entry as unknown[])].reverse();
      }),
    },
  },
  {
    says: 'a hostile address is followed',
    breaks: 'I12',
    scope: alone,
    tampering: {
      machines: (machines) => {
        const booking = machines.booking.provide({ guards: { isAllowed: () => true } as never });
        return changed('booking', (states) => {
          const leaving = stateAt(states, 'leaving');
          const [store, remember] = leaving.entry as unknown[];
          const leave = { type: 'leaveForPayment', params: { url: 'javascript:alert(1)' } };
          leaving.entry = [store, remember, leave];
        })({ ...machines, booking });
      },
    },
  },
  {
    says: 'an answer to a request that was given up is still heard',
    breaks: 'I13',
    scope: { ...oneByTwo, rides: ['A'], addresses: [] },
    tampering: { hearsDeadAnswers: true },
  },
  {
    says: 'the ticket opens by the button and again by the timer',
    breaks: 'I14',
    scope: { ...alone, addresses: ['own'] },
    tampering: {
      lingers: true,
      machines: changed('payment', (states) => {
        const redirecting = stateAt(states, 'paid', 'redirecting');
        const open = {
          type: 'openBooking',
          params: ({ context }: { context: { booking: unknown } }) => ({
            booking: context.booking,
          }),
        };
        redirecting.on = { 'ticket.opened': { actions: open } };
      }),
    },
  },
  {
    says: 'a failed page starts verifying once more by itself',
    breaks: 'I14',
    scope: { ...alone, addresses: ['own'] },
    tampering: {
      machines: changed('payment', (states) => {
        stateAt(states, 'declined').on = { 'refresh.requested': 'checking' };
      }),
    },
  },
  {
    says: "a tab sweeps the other tab's payment out of the journal",
    breaks: 'I15',
    scope: { ...twoByOne, orders: 2, rides: ['A', 'B'], addresses: [] },
    tampering: {
      device: (device, local) => ({
        storePending: (pending) => {
          for (const key of local.keys(journalKey(''))) local.remove(key);
          device.storePending(pending);
        },
      }),
    },
  },
  {
    says: 'the form does not look for a payment that another tab started',
    breaks: 'I16',
    scope: { ...twoByOne, addresses: [] },
    tampering: { device: () => ({ earlierFor: () => null }) },
  },
  {
    says: 'the form passes over an earlier payment that nobody asked about yet',
    breaks: 'I16',
    scope: { ...alone, addresses: [] },
    tampering: {
      machines: guarded('booking', {
        isUnsettled: (_: unknown, found: JournalEntry | null) =>
          found !== null && found.lastCheckedAt !== null,
      }),
    },
  },
];

function isNotFailed(_: unknown, answer: PaymentAnswer): boolean {
  return verdict(answer).kind !== 'failed';
}

/** A device that lets go of a pending payment wherever it is kept. */
function forgetful(device: Device, local: Store) {
  return {
    clearPending: (transactionId: string) => {
      device.clearPending(transactionId);
      local.remove(journalKey(transactionId));
    },
  };
}

type Change = (machines: SystemMachines) => Partial<SystemMachines>;

/** A machine that asks other questions. */
function guarded(name: keyof SystemMachines, guards: Readonly<Record<string, unknown>>): Change {
  return (machines) => ({
    [name]: machines[name].provide({ guards: guards as never }),
  });
}

/** A machine with another chart. */
function changed(
  name: keyof SystemMachines,
  change: (states: Record<string, State>) => void,
): Change {
  return (machines) => {
    const machine = machines[name];
    const config = copy(machine.config) as { states: Record<string, State> };
    change(config.states);
    return { [name]: createMachine(config as never, machine.implementations as never) };
  };
}

function stateAt(states: Record<string, State>, ...path: readonly string[]): State {
  const [name = '', ...rest] = path;
  const state = states[name];
  if (state === undefined) throw new Error(`The chart has no state "${name}".`);
  return rest.length === 0 ? state : stateAt(state.states ?? {}, ...rest);
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
}
