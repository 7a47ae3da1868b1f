import { addDays, type Day, dayOf } from '../calendar/calendar.ts';
import { hasStarted, isOver } from '../calendar/when.ts';
import type { Booking } from './booking.ts';
import { isConfirmed, isOnDevice, isPaid } from './booking-status.ts';
import { whenOfBooking } from './booking-when.ts';

/** A step from the booking to the ride (rule: What happens next). */
export interface TicketStep {
  readonly kind: 'received' | 'booked' | 'paid' | 'unpaid' | 'organiser' | 'rider' | 'ride';
  /** The day of the step in India; null when unknown. */
  readonly day: Day | null;
  /** `done` is over, `next` is the first step that is not over, `later` comes after it. */
  readonly state: 'done' | 'next' | 'later';
}

/** The number of days before the start until which another rider can take the seat (refund policy). */
const RIDER_CHANGE_DAYS = 2;

/** Returns the steps of a ticket at `now` (epoch ms) in India; the first step that is not over is the next. */
export function ticketSteps(booking: Booking, now: number): TicketStep[] {
  const today = dayOf(now);
  const when = whenOfBooking(booking);
  const start = when?.firstDay ?? null;
  const bookedOn = booking.bookedAt === null ? null : dayOf(booking.bookedAt);
  const lastChange = start === null ? null : addDays(start, -RIDER_CHANGE_DAYS);
  const hasBegun = when !== null && hasStarted(when, now);
  const isFree = isOnDevice(booking);
  const hasPaid = isPaid(booking);
  const steps: (Omit<TicketStep, 'state'> & { isDone: boolean })[] = [
    { kind: isConfirmed(booking) ? 'booked' : 'received', day: bookedOn, isDone: true },
    isFree
      ? { kind: 'organiser', day: null, isDone: hasBegun }
      : { kind: hasPaid ? 'paid' : 'unpaid', day: null, isDone: hasPaid },
    ...(!isFree && hasPaid && lastChange !== null
      ? [{ kind: 'rider' as const, day: lastChange, isDone: lastChange < today }]
      : []),
    { kind: 'ride', day: start, isDone: when !== null && isOver(when, now) },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ kind, day, isDone }, index) => ({
    kind,
    day,
    state: isDone ? 'done' : index === next ? 'next' : 'later',
  }));
}
