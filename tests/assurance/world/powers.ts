import type { BookingEvent } from '#machines/booking.machine.ts';
import type { OrderEvent } from '#machines/order.machine.ts';
import type { PaymentEvent } from '#machines/payment.machine.ts';
import type { RecoveryEvent } from '#machines/recovery.machine.ts';

// The tables of what the world can do: a chart of money that hears or asks for something new needs its row in one of them.

/** Every kind of thing that can happen, in the words of a trace. */
export const MOVE_KINDS = {
  open: 'the rider opens the site',
  'open address': 'somebody opens a result address',
  'open unseen': 'a result address opens behind another tab',
  duplicate: 'the rider duplicates a tab',
  choose: 'the rider opens the confirmation page',
  'choose undated': 'the rider opens a selection of a release before prices had an age',
  confirm: 'the rider confirms',
  'check previous': 'the rider has the previous payment checked',
  override: 'the rider pays again all the same',
  continue: 'the rider goes on to the payment page of the order',
  dismiss: 'the rider puts a notice away',
  'view booking': 'the rider opens the booking',
  refresh: 'the rider refreshes the status',
  'check again': 'the rider asks to check again',
  retry: 'the rider tries again after a failure',
  'turn away': 'the rider turns to another tab',
  'turn back': 'the rider turns back',
  glance: 'the rider looks away for a moment',
  leave: 'the rider leaves the page',
  wander: 'the rider wanders off',
  return: 'the rider comes back from the payment page',
  back: 'the browser restores the page',
  evicted: 'the browser loads the page behind anew',
  accept: 'the rider takes the price of now',
  reload: 'the rider reloads',
  close: 'the rider closes the tab',
  crash: 'the browser crashes',
  timer: 'a timer goes off',
  freeze: 'the browser stops a tab behind others',
  thaw: 'the browser lets it go on',
  'lock granted': 'the browser gives a page its lock',
  'lock refused': 'the browser refuses a lock, or has none',
  'lock silent': 'the browser says nothing of a lock for too long',
  'order answered': 'the order is answered',
  'order misdirected': 'the order is answered with a hostile address',
  'order opens app': 'the payment address opens an app',
  'order opens nothing': 'the payment address answers with nothing to show, or with a download',
  'order doubled': 'one request makes two orders',
  'order reused': 'the server gives an order the id of another one',
  'order refused': 'the platform refuses the order',
  'order lost': 'the order is made, and its answer is lost',
  'status answered': 'the server says what became of a payment',
  'status of another': 'the server answers about another payment',
  'status in new words': 'the server answers in other words of the same meaning',
  'status under odd ids': 'the server answers under the provider’s id, or in other letters',
  'status open': 'the server says nothing that decides',
  'status lost': 'the status call fails',
  'price answered': 'the platform says what it sells now',
  'price lost': 'the platform cannot be asked what it sells now',
  prices: 'the platform changes its prices',
  seats: 'the platform sells its last seat, or has one again',
  'late answer': 'an answer comes that nobody waits for',
  task: 'the device answers the page',
  bank: 'the bank decides',
  refund: 'the money of an order goes back',
  'late refund': 'the money of an order goes back that was said to be paid',
  'order off': 'an order is cancelled that money came in for',
  'late order off': 'a booking is called off that was paid',
  'part refund': 'a part of the money of an order goes back',
  'late failure': 'what was said to be paid is said to have failed',
  'paid again': 'what was called off is paid after all',
  'late capture': 'the bank takes the money after all',
  'clock on': 'time passes, or the clock is set on',
  'clock back': 'the clock is set back',
  storage: 'the storage changes its mind',
  forget: 'the rider has all forgotten',
  'forget heard': 'the page hears that all was forgotten',
  letter: 'the rider types one more letter into the form',
  'earlier release': 'a tab of an earlier release starts a payment',
  evict: 'the browser drops a record',
  corrupt: 'a record is damaged',
  newer: 'a newer version of the site writes a record',
  older: 'a record is of an older version of the site',
} as const;

/** The name of a kind of move. */
export type MoveKind = keyof typeof MOVE_KINDS;

/** Moves that need nobody: verification must come to an end by them alone. */
export const INTERNAL: ReadonlySet<MoveKind> = new Set([
  'timer',
  'lock silent',
  'status answered',
  'status open',
  'status of another',
  'status in new words',
  'status under odd ids',
  'status lost',
  'task',
]);

type MoneyEvent =
  | BookingEvent['type']
  | OrderEvent['type']
  | PaymentEvent['type']
  | RecoveryEvent['type'];
/** The buttons that send an event, by the chart that hears it. */
export type Button = Readonly<Partial<Record<'page' | 'recovery', MoveKind>>>;

/** The events that the charts of money hear: the buttons that send one, by the chart that hears it, or the reason why none does. */
export const EVENTS = {
  'form.submitted': { page: 'confirm' },
  'previous.checked': { page: 'check previous' },
  'previous.overridden': { page: 'override' },
  'notice.dismissed': { page: 'dismiss' },
  'price.accepted': { page: 'accept' },
  'page.reloaded': { page: 'reload' },
  'payment.continued': { page: 'continue' },
  'booking.opened': { page: 'view booking', recovery: 'view booking' },
  'refresh.requested': { page: 'refresh' },
  'check.requested': { page: 'check again' },
  'retry.requested': { page: 'retry' },
  'ticket.opened': { page: 'view booking' },
  'banner.dismissed': { recovery: 'dismiss' },
  'page.forgotten': 'a page hears that all was forgotten',
  'page.restored': 'the browser goes back',
  'page.hidden': 'the rider turns away',
  'page.returned': 'the rider turns back',
  'page.changed': 'the rider opens another page',
  'record.changed': 'left out: it makes a page ask once more, or offer the ticket of its record',
  'lock.granted': 'the browser gives a lock',
  'lock.refused': 'the browser refuses a lock',
  'field.changed': 'a letter is typed into the form of before, once all was forgotten',
  'sorting.undone': 'left out: the form is filled in, and its letters lead nowhere else',
} satisfies Readonly<Record<MoneyEvent, Button | string>>;

/** The part of the world that answers each actor of the charts of money: the server and the browser by moves of their own, the device by the site's code. */
export const ANSWERERS = {
  bookAsGuest: 'server',
  fetchStatus: 'server',
  priceAnew: 'server',
  holdLock: 'browser',
  watchPage: 'browser',
  watchRecord: 'browser',
  watchHidden: 'browser',
  bookFree: 'device',
  findFollowUps: 'device',
  findPrevious: 'device',
  storePaid: 'device',
} as const satisfies Readonly<Record<string, 'server' | 'browser' | 'device'>>;

/** The names of the actors that one part of the world answers. */
export type AnsweredBy<Part> = {
  [Src in keyof typeof ANSWERERS]: (typeof ANSWERERS)[Src] extends Part ? Src : never;
}[keyof typeof ANSWERERS];
