import { describe, expect, test } from 'vitest';
import { assertDefined } from '#machines/assert-defined.ts';
import { models } from '../../fixtures/chart-models.ts';
import { explore, type TableRow } from '../../fixtures/explore-chart.ts';
import { replay } from './replay.ts';

const explored = new Map(models.map((model) => [model.name, explore(model)] as const));

describe.each([...explored])('%s', (_, exploration) => {
  test('every state and every transition is reached', () => {
    expect(exploration.states.missed).toEqual([]);
    const { passingTime = [] } = exploration.model;
    expect(exploration.transitions.missed).toEqual(passingTime);
  });

  test('every path ends on a running machine where the model says', async () => {
    const { model, paths } = exploration;
    const differences: string[] = [];
    for (const path of paths) {
      const difference = await replay(path, model.machine, model.starts[path.start]);
      if (difference !== null)
        differences.push(
          `${path.start}: ${[...path.way, path.move].map((move) => move.label).join(', ')}: ${difference}`,
        );
    }
    expect(differences).toEqual([]);
  });
});

/** A transition as a line of the table has it: that of the one region which moves, beside all others. */
interface Transition {
  readonly from: string;
  readonly to: string;
  readonly effects: string;
  readonly move: string;
  readonly beside: string;
}

function transitionOf({ from, move, to, effects }: TableRow): Transition {
  // of parallel regions the first one that moves names the way
  const moving = Math.max(
    0,
    from.findIndex((region, index) => region !== to[index]),
  );
  return {
    from: from[moving] ?? '',
    to: to[moving] ?? '',
    effects: effects.length === 0 ? '' : ` (${effects.join(', ')})`,
    move,
    beside: from.toSpliced(moving, 1).join(' + '),
  };
}

/**
 * Every transition of a machine in the product's words, to be read and agreed to when it changes. The moves that lead to
 * the same state stand in one line; in brackets the other regions beside which alone they do.
 */
function tableOf(name: string): string {
  const { table } = assertDefined(explored.get(name), name);
  const transitions = table
    // a broken word about the page, or about its record, changes nothing, anywhere
    .filter(({ move }) => !/watch(Page|Record) fails/.test(move))
    .map(transitionOf);
  const besides = new Map(
    [...groupedBy(transitions, ({ from }) => from)].map(([from, all]) => [from, besidesOf(all)]),
  );
  const moves = groupedBy(transitions, (each) =>
    JSON.stringify([each.from, each.to, each.effects, each.move]),
  );
  const lines = [...moves.values()].map((same) => {
    const { from, to, effects, move } = assertDefined(same[0], name);
    const where = besidesOf(same);
    const isAnywhere = where.size === besides.get(from)?.size;
    const way = `${from} → ${to}${effects}`;
    return { way: isAnywhere ? way : `${way} [${[...where].join(', ')}]`, move };
  });
  return [...groupedBy(lines, ({ way }) => way)]
    .map(([way, all]) => `${way} · ${all.map(({ move }) => move).join(', ')}`)
    .sort()
    .join('\n');
}

/** Groups rows by a name, in the order in which the names come first. */
function groupedBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups;
}

/** The other regions beside which some transitions are taken, each once. */
function besidesOf(transitions: readonly Transition[]): Set<string> {
  return new Set(transitions.map(({ beside }) => beside));
}

test('booking: what leads where', () => {
  expect(tableOf('booking')).toMatchInlineSnapshot(`
    "changed → changed · page.forgotten
    changed → filling · notice.dismissed, price.accepted
    changed → ordering · price.accepted
    continuing.looking → continuing.looking · page.forgotten
    continuing.looking → leaving.opening (storeContinued, rememberItem, leaveForPayment) · findPaid answers an attempt of another tab, findPaid answers an unanswered booking, findPaid answers nothing, findPaid fails
    continuing.looking → previousPaid · findPaid answers a paid booking
    continuing.looking → previousUnreadable · findPaid answers a record of a newer release
    continuing.looking → recheckingPrevious · findPaid answers an unsettled payment, page.restored
    departing.looking → departing.looking · page.forgotten
    departing.looking → leaving.opening (rememberItem, leaveForPayment) · findOther answers an attempt of another tab, findOther answers an unanswered booking, findOther answers nothing, findOther fails
    departing.looking → previousPaid · findOther answers a paid booking
    departing.looking → previousUnreadable · findOther answers a record of a newer release
    departing.looking → recheckingPrevious · findOther answers an unsettled payment, page.restored
    failed.cooldown → failed.cooldown (rememberDraft) · field.changed a whole line, field.changed phone cleared, field.changed phone, sorting.undone
    failed.cooldown → failed.cooldown · page.forgotten
    failed.cooldown → failed.ready · after submitResetDelay
    failed.ready → failed.cooldown · form.submitted
    failed.ready → failed.ready (rememberDraft) · field.changed a whole line, field.changed phone cleared, field.changed phone, sorting.undone
    failed.ready → failed.ready · form.submitted, page.forgotten
    failed.ready → ordering · form.submitted
    failed.ready → storing · form.submitted
    filling → failed.cooldown · form.submitted
    filling → filling (rememberDraft) · field.changed a whole line, field.changed phone cleared, field.changed phone, sorting.undone
    filling → filling · form.submitted, page.forgotten
    filling → ordering · form.submitted
    filling → pricing · form.submitted
    filling → storing · form.submitted
    leaving.away → leaving.away · page.forgotten
    leaving.away → recheckingPrevious · page.restored, page.returned
    leaving.opening → leaving.away · page.hidden
    leaving.opening → leaving.opening · page.forgotten, watchHidden fails
    leaving.opening → recheckingPrevious · page.restored, page.returned
    leaving.opening → unopened · after openingDelay
    orderUnclear → filling · notice.dismissed, previous.overridden
    orderUnclear → orderUnclear · page.forgotten
    orderUnclear → ordering · previous.overridden
    ordering → departing.looking · order answers a payment page
    ordering → failed.cooldown · order answers a device that cannot be read, order answers a refusal, order answers an address of script, order answers that its answer is lost, order fails
    ordering → filling · order answers that it was interrupted
    ordering → orderUnclear · order answers an unanswered booking
    ordering → ordering · page.forgotten, page.restored
    ordering → previousPaid · order answers a paid booking
    ordering → previousUnreadable · order answers a record of a newer release
    ordering → pricing · order answers an old price
    ordering → startedElsewhere · order answers an attempt of another tab
    ordering → verifyingPrevious · order answers an unsettled payment
    previousOpen → continuing.looking · payment.continued
    previousOpen → filling · notice.dismissed, previous.overridden
    previousOpen → ordering · previous.overridden
    previousOpen → previousOpen · page.forgotten
    previousOpen → recheckingPrevious · previous.checked
    previousPaid → booked (acknowledgePayment, openBooking) · booking.opened
    previousPaid → filling (acknowledgePayment) · notice.dismissed
    previousPaid → previousPaid · page.forgotten
    previousUnreadable → filling · notice.dismissed, previous.overridden
    previousUnreadable → ordering · previous.overridden
    previousUnreadable → previousUnreadable (reloadPage) · page.reloaded
    previousUnreadable → previousUnreadable · page.forgotten
    pricing → changed · priceAnew answers another price, priceAnew answers sold out
    pricing → filling · page.restored, priceAnew answers the same
    pricing → ordering · priceAnew answers the same
    pricing → pricing · page.forgotten
    pricing → unpriced · priceAnew fails
    recheckingPrevious → filling · recheckPrevious answers declined, recheckPrevious answers refunded
    recheckingPrevious → previousOpen · recheckPrevious answers pending, recheckPrevious answers unclear, recheckPrevious fails
    recheckingPrevious → previousPaid · recheckPrevious answers paid, recheckPrevious answers partly refunded
    recheckingPrevious → recheckingPrevious · page.forgotten
    startedElsewhere → filling · notice.dismissed, previous.checked, previous.overridden
    startedElsewhere → ordering · previous.checked, previous.overridden
    startedElsewhere → startedElsewhere · page.forgotten
    storing → booked (openBooking) · bookFree answers the booking
    storing → failed.cooldown · bookFree fails
    storing → storing · page.forgotten
    unopened → continuing.looking · payment.continued
    unopened → filling · notice.dismissed
    unopened → recheckingPrevious · page.restored, page.returned, previous.checked
    unopened → unopened · page.forgotten
    unpriced → ordering · form.submitted
    unpriced → pricing · form.submitted
    unpriced → unpriced (rememberDraft) · field.changed a whole line, field.changed phone cleared, field.changed phone, sorting.undone
    unpriced → unpriced · form.submitted, page.forgotten
    verifyingPrevious → filling · page.restored, verifyPrevious answers declined, verifyPrevious answers refunded
    verifyingPrevious → ordering · verifyPrevious answers declined, verifyPrevious answers refunded
    verifyingPrevious → previousOpen · verifyPrevious answers pending, verifyPrevious answers unclear, verifyPrevious fails
    verifyingPrevious → previousPaid · verifyPrevious answers paid, verifyPrevious answers partly refunded
    verifyingPrevious → verifyingPrevious · page.forgotten"
  `);
});

test('order: what leads where', () => {
  expect(tableOf('order')).toMatchInlineSnapshot(`
    "looking → blocked (retractAttempt) · previousPayment answers a device that cannot be read, previousPayment answers a paid booking, previousPayment answers a record of a newer release, previousPayment answers an attempt of another tab, previousPayment answers an unanswered booking, previousPayment answers an unsettled payment, previousPayment fails
    looking → interrupted (retractAttempt) · page.forgotten, page.restored
    looking → looking · holdLock fails, lock.granted, lock.refused
    looking → outdated (retractAttempt) · previousPayment answers nothing
    looking → posting (storeUnanswered) · previousPayment answers nothing
    posting → placed (storePending, clearUnanswered, retractAttempt) · bookAsGuest answers a payment page
    posting → posting (storeUnanswered) · page.forgotten
    posting → posting · holdLock fails
    posting → refused (withdrawUnanswered, retractAttempt) · bookAsGuest fails
    posting → unanswered (storeUnanswered, retractAttempt) · bookAsGuest an answer without an id, page.restored
    posting → unpayable (storeUnpayable, clearUnanswered, retractAttempt) · bookAsGuest answers an address of script"
  `);
});

test('previous-payment: what leads where', () => {
  expect(tableOf('previous-payment')).toMatchInlineSnapshot(`
    "announcing → lookingAgain · after announceDelay
    listening → lookingAgain · after announceDelay
    looking → answered · findPrevious answers a paid booking, findPrevious answers a record of a newer release, findPrevious answers an unanswered booking, findPrevious answers an unsettled payment, findPrevious answers nothing, findPrevious fails
    looking → listening · findPrevious answers an attempt of another tab
    lookingAgain → answered · findPreviousAgain answers a paid booking, findPreviousAgain answers a record of a newer release, findPreviousAgain answers an attempt of another tab, findPreviousAgain answers an unanswered booking, findPreviousAgain answers an unsettled payment, findPreviousAgain answers nothing, findPreviousAgain fails
    queueing → announcing (announceAttempt) · after lockDelay, lock.refused
    queueing → looking (announceAttempt) · lock.granted"
  `);
});

test('payment: what leads where', () => {
  expect(tableOf('payment')).toMatchInlineSnapshot(`
    "verification.cancelled → verification.cancelled (checkAgain) · check.requested
    verification.cancelled → verification.cancelled (openBooking) · ticket.opened
    verification.cancelled → verification.cancelled (retryBooking) · retry.requested
    verification.cancelled → verification.cancelled · page.forgotten, record.changed nothing, record.changed paid
    verification.checking → verification.checking (reloadPage) · refresh.requested
    verification.checking → verification.checking · page.forgotten, record.changed nothing, record.changed paid
    verification.checking → verification.declined · checkPayment answers declined
    verification.checking → verification.paid.acknowledged (acknowledgePayment) [visibility.seen] · checkPayment answers paid
    verification.checking → verification.paid.unseen [visibility.hidden] · checkPayment answers paid
    verification.checking → verification.partlyRefunded.acknowledged (acknowledgePayment) [visibility.seen] · checkPayment answers partly refunded
    verification.checking → verification.partlyRefunded.unseen [visibility.hidden] · checkPayment answers partly refunded
    verification.checking → verification.refunded · checkPayment answers refunded
    verification.checking → verification.unverified.idle · checkPayment answers declined, checkPayment answers pending, checkPayment answers unclear, checkPayment fails
    verification.checking → verification.waiting · checkPayment answers pending
    verification.declined → verification.declined (checkAgain) · check.requested
    verification.declined → verification.declined (retryBooking) · retry.requested
    verification.declined → verification.declined · page.forgotten, record.changed nothing
    verification.declined → verification.unverified.exhausted · record.changed paid
    verification.declined → verification.unverified.idle · record.changed paid
    verification.missing → verification.missing · page.forgotten, record.changed nothing, record.changed paid
    verification.opened → verification.opened · page.forgotten, record.changed nothing, record.changed paid
    verification.paid.acknowledged → verification.opened (openBooking) · after redirectDelay, ticket.opened
    verification.paid.acknowledged → verification.paid.acknowledged · page.forgotten, record.changed nothing, record.changed paid
    verification.paid.unseen → verification.opened (openBooking) · after redirectDelay, ticket.opened
    verification.paid.unseen → verification.paid.acknowledged (acknowledgePayment) · page.returned
    verification.paid.unseen → verification.paid.unseen · page.forgotten, record.changed nothing, record.changed paid
    verification.partlyRefunded.acknowledged → verification.opened (openBooking) · after redirectDelay, ticket.opened
    verification.partlyRefunded.acknowledged → verification.partlyRefunded.acknowledged · page.forgotten, record.changed nothing, record.changed paid
    verification.partlyRefunded.unseen → verification.opened (openBooking) · after redirectDelay, ticket.opened
    verification.partlyRefunded.unseen → verification.partlyRefunded.acknowledged (acknowledgePayment) · page.returned
    verification.partlyRefunded.unseen → verification.partlyRefunded.unseen · page.forgotten, record.changed nothing, record.changed paid
    verification.refunded → verification.refunded (checkAgain) · check.requested
    verification.refunded → verification.refunded (retryBooking) · retry.requested
    verification.refunded → verification.refunded · page.forgotten, record.changed nothing, record.changed paid
    verification.unverified.exhausted → verification.unverified.exhausted (openBooking) · ticket.opened
    verification.unverified.exhausted → verification.unverified.exhausted (reloadPage) · refresh.requested
    verification.unverified.exhausted → verification.unverified.exhausted · page.forgotten, record.changed nothing, record.changed paid
    verification.unverified.idle → verification.unverified.idle (openBooking) · ticket.opened
    verification.unverified.idle → verification.unverified.idle (reloadPage) · refresh.requested
    verification.unverified.idle → verification.unverified.idle · page.forgotten, record.changed nothing, record.changed paid
    verification.unverified.idle → verification.unverified.paused [visibility.hidden] · after laterCheckDelay
    verification.unverified.idle → verification.unverified.rechecking [visibility.seen] · after laterCheckDelay
    verification.unverified.paused → verification.unverified.paused (openBooking) · ticket.opened
    verification.unverified.paused → verification.unverified.paused (reloadPage) · refresh.requested
    verification.unverified.paused → verification.unverified.paused · page.forgotten, record.changed nothing, record.changed paid
    verification.unverified.paused → verification.unverified.rechecking · page.returned
    verification.unverified.rechecking → verification.declined · checkLater answers declined
    verification.unverified.rechecking → verification.paid.acknowledged (acknowledgePayment) [visibility.seen] · checkLater answers paid
    verification.unverified.rechecking → verification.paid.unseen [visibility.hidden] · checkLater answers paid
    verification.unverified.rechecking → verification.partlyRefunded.acknowledged (acknowledgePayment) [visibility.seen] · checkLater answers partly refunded
    verification.unverified.rechecking → verification.partlyRefunded.unseen [visibility.hidden] · checkLater answers partly refunded
    verification.unverified.rechecking → verification.refunded · checkLater answers refunded
    verification.unverified.rechecking → verification.unverified.exhausted · checkLater answers declined, checkLater answers pending, checkLater answers unclear, checkLater fails
    verification.unverified.rechecking → verification.unverified.idle · checkLater answers declined, checkLater answers pending, checkLater answers unclear, checkLater fails
    verification.unverified.rechecking → verification.unverified.rechecking (openBooking) · ticket.opened
    verification.unverified.rechecking → verification.unverified.rechecking (reloadPage) · refresh.requested
    verification.unverified.rechecking → verification.unverified.rechecking · page.forgotten, record.changed nothing, record.changed paid
    verification.waiting → verification.checking · after retryDelay
    verification.waiting → verification.waiting (reloadPage) · refresh.requested
    verification.waiting → verification.waiting · page.forgotten, record.changed nothing, record.changed paid
    visibility.hidden → visibility.seen · page.returned
    visibility.seen → visibility.hidden · page.hidden"
  `);
});

test('recovery: what leads where', () => {
  expect(tableOf('recovery')).toMatchInlineSnapshot(`
    "checking → checking (acknowledgePayment) · banner.dismissed
    checking → checking (acknowledgePayment, openBooking) · booking.opened
    checking → checking · checkPayment answers declined, checkPayment answers paid, checkPayment answers partly refunded, checkPayment answers pending, checkPayment answers refunded, checkPayment answers unclear, checkPayment fails, page.changed, page.forgotten, page.returned
    checking → idle · checkPayment answers declined, checkPayment answers paid, checkPayment answers partly refunded, checkPayment answers pending, checkPayment answers refunded, checkPayment answers unclear, checkPayment fails
    checking → reading · checkPayment answers declined, checkPayment answers paid, checkPayment answers partly refunded, checkPayment answers pending, checkPayment answers refunded, checkPayment answers unclear, checkPayment fails
    idle → idle (acknowledgePayment) · banner.dismissed
    idle → idle (acknowledgePayment, openBooking) · booking.opened
    idle → reading · page.changed, page.forgotten, page.returned
    reading → checking · findFollowUps answers two payments
    reading → idle · findFollowUps answers a booking that is not acknowledged, findFollowUps answers nothing, findFollowUps answers that one acknowledged elsewhere, findFollowUps fails
    reading → reading (acknowledgePayment) · banner.dismissed
    reading → reading (acknowledgePayment, openBooking) · booking.opened
    reading → reading · findFollowUps answers a booking that is not acknowledged, findFollowUps answers nothing, findFollowUps answers that one acknowledged elsewhere, findFollowUps answers two payments, findFollowUps fails, page.changed, page.forgotten, page.returned"
  `);
});
