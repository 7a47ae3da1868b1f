import { expect, test, vi } from 'vitest';
import { models } from '../../fixtures/chart-models.ts';
import { explore } from '../../fixtures/explore-chart.ts';

// the table of bookings takes seconds on a busy machine
vi.setConfig({ testTimeout: 30_000 });

/** Every transition of a machine in the product's words, to be read and agreed to when it changes. */
function tableOf(name: string): string {
  const model = models.find((candidate) => candidate.name === name);
  if (model === undefined) throw new Error(`There is no model of "${name}".`);
  return explore(model).table.join('\n');
}

test('booking: what leads where', () => {
  expect(tableOf('booking')).toMatchInlineSnapshot(`
    "changed · previous.dismissed → filling
    changed · price.accepted → starting.queueing
    continuing · findPaid answers a paid booking → previousPaid
    continuing · findPaid answers a record of a newer release → previousUnreadable
    continuing · findPaid answers an attempt of another tab → leaving (keepPending, rememberItem, leaveForPayment)
    continuing · findPaid answers an unsettled payment → recheckingPrevious
    continuing · findPaid answers nothing → leaving (keepPending, rememberItem, leaveForPayment)
    continuing · findPaid fails → leaving (keepPending, rememberItem, leaveForPayment)
    continuing · page.restored → recheckingPrevious
    failed.cooldown · after submitResetDelay → failed.ready
    failed.cooldown · field.changed a whole line → failed.cooldown (rememberDraft)
    failed.cooldown · field.changed phone cleared → failed.cooldown (rememberDraft)
    failed.cooldown · field.changed phone → failed.cooldown (rememberDraft)
    failed.ready · field.changed a whole line → failed.ready (rememberDraft)
    failed.ready · field.changed phone cleared → failed.ready (rememberDraft)
    failed.ready · field.changed phone → failed.ready (rememberDraft)
    failed.ready · form.submitted → failed.cooldown
    failed.ready · form.submitted → failed.ready
    failed.ready · form.submitted → orderUnclear
    failed.ready · form.submitted → starting.queueing
    failed.ready · form.submitted → storing
    failed.ready · sorting.undone → failed.ready (rememberDraft)
    filling · field.changed a whole line → filling (rememberDraft)
    filling · field.changed phone cleared → filling (rememberDraft)
    filling · field.changed phone → filling (rememberDraft)
    filling · form.submitted → failed.cooldown
    filling · form.submitted → filling
    filling · form.submitted → orderUnclear
    filling · form.submitted → pricing
    filling · form.submitted → starting.queueing
    filling · form.submitted → storing
    filling · sorting.undone → filling (rememberDraft)
    leaving · page.restored → recheckingPrevious
    leaving · page.returned → recheckingPrevious
    orderUnclear · previous.dismissed → filling
    orderUnclear · previous.overridden → starting.queueing
    previousOpen · payment.continued → continuing
    previousOpen · previous.checked → recheckingPrevious
    previousOpen · previous.dismissed → filling
    previousOpen · previous.overridden → starting.queueing
    previousPaid · booking.opened → booked (acknowledgePayment, openBooking)
    previousPaid · previous.dismissed → filling (acknowledgePayment)
    previousUnreadable · page.reloaded → previousUnreadable (reloadPage)
    previousUnreadable · previous.dismissed → filling
    previousUnreadable · previous.overridden → starting.queueing
    pricing · page.restored → filling
    pricing · priceAnew answers another price → changed
    pricing · priceAnew answers sold out → changed
    pricing · priceAnew answers the same → starting.queueing
    pricing · priceAnew fails → unpriced
    recheckingPrevious · recheckPrevious answers declined → filling
    recheckingPrevious · recheckPrevious answers paid → previousPaid
    recheckingPrevious · recheckPrevious answers pending → previousOpen
    recheckingPrevious · recheckPrevious answers refunded → filling
    recheckingPrevious · recheckPrevious answers unclear → previousOpen
    recheckingPrevious · recheckPrevious fails → previousOpen
    startedElsewhere · previous.checked → starting.queueing
    startedElsewhere · previous.dismissed → filling
    startedElsewhere · previous.overridden → starting.queueing
    starting.announcing · after announceDelay → starting.lookingAgain
    starting.announcing · holdLock fails → starting.announcing
    starting.announcing · page.restored → filling (retractAttempt)
    starting.listening · after announceDelay → starting.lookingAgain
    starting.listening · holdLock fails → starting.listening
    starting.listening · page.restored → filling (retractAttempt)
    starting.looking · findPrevious answers a paid booking → previousPaid (retractAttempt)
    starting.looking · findPrevious answers a record of a newer release → previousUnreadable (retractAttempt)
    starting.looking · findPrevious answers an attempt of another tab → starting.listening
    starting.looking · findPrevious answers an unsettled payment → verifyingPrevious (retractAttempt)
    starting.looking · findPrevious answers nothing → starting.posting
    starting.looking · findPrevious fails → failed.cooldown (retractAttempt)
    starting.looking · holdLock fails → starting.looking
    starting.looking · page.restored → filling (retractAttempt)
    starting.lookingAgain · findPreviousAgain answers a paid booking → previousPaid (retractAttempt)
    starting.lookingAgain · findPreviousAgain answers a record of a newer release → previousUnreadable (retractAttempt)
    starting.lookingAgain · findPreviousAgain answers an attempt of another tab → startedElsewhere (retractAttempt)
    starting.lookingAgain · findPreviousAgain answers an unsettled payment → verifyingPrevious (retractAttempt)
    starting.lookingAgain · findPreviousAgain answers nothing → starting.posting
    starting.lookingAgain · findPreviousAgain fails → failed.cooldown (retractAttempt)
    starting.lookingAgain · holdLock fails → starting.lookingAgain
    starting.lookingAgain · page.restored → filling (retractAttempt)
    starting.posting · bookAsGuest an answer without an id → failed.cooldown (retractAttempt)
    starting.posting · bookAsGuest answers a payment page → starting.recording (storePending)
    starting.posting · bookAsGuest answers an address of script → failed.cooldown (storeUnpayable, retractAttempt)
    starting.posting · bookAsGuest fails → failed.cooldown (retractAttempt)
    starting.posting · holdLock fails → starting.posting
    starting.posting · page.restored → failed.cooldown (retractAttempt)
    starting.queueing · after lockDelay → starting.announcing (announceAttempt)
    starting.queueing · holdLock fails → starting.queueing
    starting.queueing · lock.granted → starting.looking (announceAttempt)
    starting.queueing · lock.refused → starting.announcing (announceAttempt)
    starting.queueing · page.restored → filling (retractAttempt)
    starting.recording · findOther answers a paid booking → previousPaid (retractAttempt)
    starting.recording · findOther answers a record of a newer release → previousUnreadable (retractAttempt)
    starting.recording · findOther answers an attempt of another tab → leaving (retractAttempt, rememberItem, leaveForPayment)
    starting.recording · findOther answers an unsettled payment → verifyingPrevious (retractAttempt)
    starting.recording · findOther answers nothing → leaving (retractAttempt, rememberItem, leaveForPayment)
    starting.recording · findOther fails → leaving (retractAttempt, rememberItem, leaveForPayment)
    starting.recording · holdLock fails → starting.recording
    starting.recording · page.restored → recheckingPrevious (retractAttempt)
    storing · bookFree answers the booking → booked (openBooking)
    storing · bookFree fails → failed.cooldown
    unpriced · field.changed a whole line → unpriced (rememberDraft)
    unpriced · field.changed phone cleared → unpriced (rememberDraft)
    unpriced · field.changed phone → unpriced (rememberDraft)
    unpriced · form.submitted → pricing
    unpriced · form.submitted → unpriced
    verifyingPrevious · page.restored → filling
    verifyingPrevious · verifyPrevious answers declined → starting.queueing
    verifyingPrevious · verifyPrevious answers paid → previousPaid
    verifyingPrevious · verifyPrevious answers pending → previousOpen
    verifyingPrevious · verifyPrevious answers refunded → starting.queueing
    verifyingPrevious · verifyPrevious answers unclear → previousOpen
    verifyingPrevious · verifyPrevious fails → previousOpen"
  `);
});

test('payment: what leads where', () => {
  expect(tableOf('payment')).toMatchInlineSnapshot(`
    "verification.cancelled + visibility.hidden · check.requested → verification.cancelled + visibility.hidden (checkAgain)
    verification.cancelled + visibility.hidden · page.returned → verification.cancelled + visibility.seen
    verification.cancelled + visibility.hidden · retry.requested → verification.cancelled + visibility.hidden (retryBooking)
    verification.cancelled + visibility.seen · check.requested → verification.cancelled + visibility.seen (checkAgain)
    verification.cancelled + visibility.seen · page.hidden → verification.cancelled + visibility.hidden
    verification.cancelled + visibility.seen · retry.requested → verification.cancelled + visibility.seen (retryBooking)
    verification.checking + visibility.hidden · checkPayment answers declined → verification.declined + visibility.hidden
    verification.checking + visibility.hidden · checkPayment answers paid → verification.paid.unseen + visibility.hidden
    verification.checking + visibility.hidden · checkPayment answers pending → verification.unverified.waiting + visibility.hidden
    verification.checking + visibility.hidden · checkPayment answers pending → verification.waiting + visibility.hidden
    verification.checking + visibility.hidden · checkPayment answers refunded → verification.refunded + visibility.hidden
    verification.checking + visibility.hidden · checkPayment answers unclear → verification.unverified.waiting + visibility.hidden
    verification.checking + visibility.hidden · checkPayment fails → verification.unverified.waiting + visibility.hidden
    verification.checking + visibility.hidden · page.returned → verification.checking + visibility.seen
    verification.checking + visibility.hidden · refresh.requested → verification.checking + visibility.hidden (reloadPage)
    verification.checking + visibility.seen · checkPayment answers declined → verification.declined + visibility.seen
    verification.checking + visibility.seen · checkPayment answers paid → verification.paid.seen + visibility.seen (acknowledgePayment)
    verification.checking + visibility.seen · checkPayment answers pending → verification.unverified.waiting + visibility.seen
    verification.checking + visibility.seen · checkPayment answers pending → verification.waiting + visibility.seen
    verification.checking + visibility.seen · checkPayment answers refunded → verification.refunded + visibility.seen
    verification.checking + visibility.seen · checkPayment answers unclear → verification.unverified.waiting + visibility.seen
    verification.checking + visibility.seen · checkPayment fails → verification.unverified.waiting + visibility.seen
    verification.checking + visibility.seen · page.hidden → verification.checking + visibility.hidden
    verification.checking + visibility.seen · refresh.requested → verification.checking + visibility.seen (reloadPage)
    verification.declined + visibility.hidden · check.requested → verification.declined + visibility.hidden (checkAgain)
    verification.declined + visibility.hidden · page.returned → verification.declined + visibility.seen
    verification.declined + visibility.hidden · retry.requested → verification.declined + visibility.hidden (retryBooking)
    verification.declined + visibility.seen · check.requested → verification.declined + visibility.seen (checkAgain)
    verification.declined + visibility.seen · page.hidden → verification.declined + visibility.hidden
    verification.declined + visibility.seen · retry.requested → verification.declined + visibility.seen (retryBooking)
    verification.missing + visibility.hidden · page.returned → verification.missing + visibility.seen
    verification.missing + visibility.seen · page.hidden → verification.missing + visibility.hidden
    verification.opened + visibility.hidden · page.returned → verification.opened + visibility.seen
    verification.opened + visibility.seen · page.hidden → verification.opened + visibility.hidden
    verification.paid.seen + visibility.hidden · after redirectDelay → verification.opened + visibility.hidden (openBooking)
    verification.paid.seen + visibility.hidden · page.returned → verification.paid.seen + visibility.seen
    verification.paid.seen + visibility.hidden · ticket.opened → verification.opened + visibility.hidden (openBooking)
    verification.paid.seen + visibility.seen · after redirectDelay → verification.opened + visibility.seen (openBooking)
    verification.paid.seen + visibility.seen · page.hidden → verification.paid.seen + visibility.hidden
    verification.paid.seen + visibility.seen · ticket.opened → verification.opened + visibility.seen (openBooking)
    verification.paid.unseen + visibility.hidden · after redirectDelay → verification.opened + visibility.hidden (openBooking)
    verification.paid.unseen + visibility.hidden · page.returned → verification.paid.seen + visibility.seen (acknowledgePayment)
    verification.paid.unseen + visibility.hidden · ticket.opened → verification.opened + visibility.hidden (openBooking)
    verification.refunded + visibility.hidden · check.requested → verification.refunded + visibility.hidden (checkAgain)
    verification.refunded + visibility.hidden · page.returned → verification.refunded + visibility.seen
    verification.refunded + visibility.hidden · retry.requested → verification.refunded + visibility.hidden (retryBooking)
    verification.refunded + visibility.seen · check.requested → verification.refunded + visibility.seen (checkAgain)
    verification.refunded + visibility.seen · page.hidden → verification.refunded + visibility.hidden
    verification.refunded + visibility.seen · retry.requested → verification.refunded + visibility.seen (retryBooking)
    verification.unverified.checking + visibility.hidden · checkLater answers declined → verification.declined + visibility.hidden
    verification.unverified.checking + visibility.hidden · checkLater answers paid → verification.paid.unseen + visibility.hidden
    verification.unverified.checking + visibility.hidden · checkLater answers pending → verification.unverified.exhausted + visibility.hidden
    verification.unverified.checking + visibility.hidden · checkLater answers pending → verification.unverified.waiting + visibility.hidden
    verification.unverified.checking + visibility.hidden · checkLater answers refunded → verification.refunded + visibility.hidden
    verification.unverified.checking + visibility.hidden · checkLater answers unclear → verification.unverified.exhausted + visibility.hidden
    verification.unverified.checking + visibility.hidden · checkLater answers unclear → verification.unverified.waiting + visibility.hidden
    verification.unverified.checking + visibility.hidden · checkLater fails → verification.unverified.exhausted + visibility.hidden
    verification.unverified.checking + visibility.hidden · checkLater fails → verification.unverified.waiting + visibility.hidden
    verification.unverified.checking + visibility.hidden · page.returned → verification.unverified.checking + visibility.seen
    verification.unverified.checking + visibility.hidden · refresh.requested → verification.unverified.checking + visibility.hidden (reloadPage)
    verification.unverified.checking + visibility.seen · checkLater answers declined → verification.declined + visibility.seen
    verification.unverified.checking + visibility.seen · checkLater answers paid → verification.paid.seen + visibility.seen (acknowledgePayment)
    verification.unverified.checking + visibility.seen · checkLater answers pending → verification.unverified.exhausted + visibility.seen
    verification.unverified.checking + visibility.seen · checkLater answers pending → verification.unverified.waiting + visibility.seen
    verification.unverified.checking + visibility.seen · checkLater answers refunded → verification.refunded + visibility.seen
    verification.unverified.checking + visibility.seen · checkLater answers unclear → verification.unverified.exhausted + visibility.seen
    verification.unverified.checking + visibility.seen · checkLater answers unclear → verification.unverified.waiting + visibility.seen
    verification.unverified.checking + visibility.seen · checkLater fails → verification.unverified.exhausted + visibility.seen
    verification.unverified.checking + visibility.seen · checkLater fails → verification.unverified.waiting + visibility.seen
    verification.unverified.checking + visibility.seen · page.hidden → verification.unverified.checking + visibility.hidden
    verification.unverified.checking + visibility.seen · refresh.requested → verification.unverified.checking + visibility.seen (reloadPage)
    verification.unverified.exhausted + visibility.hidden · page.returned → verification.unverified.exhausted + visibility.seen
    verification.unverified.exhausted + visibility.hidden · refresh.requested → verification.unverified.exhausted + visibility.hidden (reloadPage)
    verification.unverified.exhausted + visibility.seen · page.hidden → verification.unverified.exhausted + visibility.hidden
    verification.unverified.exhausted + visibility.seen · refresh.requested → verification.unverified.exhausted + visibility.seen (reloadPage)
    verification.unverified.paused + visibility.hidden · page.returned → verification.unverified.checking + visibility.seen
    verification.unverified.paused + visibility.hidden · refresh.requested → verification.unverified.paused + visibility.hidden (reloadPage)
    verification.unverified.waiting + visibility.hidden · after laterCheckDelay → verification.unverified.paused + visibility.hidden
    verification.unverified.waiting + visibility.hidden · page.returned → verification.unverified.waiting + visibility.seen
    verification.unverified.waiting + visibility.hidden · refresh.requested → verification.unverified.waiting + visibility.hidden (reloadPage)
    verification.unverified.waiting + visibility.seen · after laterCheckDelay → verification.unverified.checking + visibility.seen
    verification.unverified.waiting + visibility.seen · page.hidden → verification.unverified.waiting + visibility.hidden
    verification.unverified.waiting + visibility.seen · refresh.requested → verification.unverified.waiting + visibility.seen (reloadPage)
    verification.waiting + visibility.hidden · after retryDelay → verification.checking + visibility.hidden
    verification.waiting + visibility.hidden · page.returned → verification.waiting + visibility.seen
    verification.waiting + visibility.hidden · refresh.requested → verification.waiting + visibility.hidden (reloadPage)
    verification.waiting + visibility.seen · after retryDelay → verification.checking + visibility.seen
    verification.waiting + visibility.seen · page.hidden → verification.waiting + visibility.hidden
    verification.waiting + visibility.seen · refresh.requested → verification.waiting + visibility.seen (reloadPage)"
  `);
});

test('recovery: what leads where', () => {
  expect(tableOf('recovery')).toMatchInlineSnapshot(`
    "search.checking + banner.hidden · checkPayment answers declined → search.checking + banner.hidden
    search.checking + banner.hidden · checkPayment answers declined → search.idle + banner.hidden
    search.checking + banner.hidden · checkPayment answers paid → search.checking + banner.shown
    search.checking + banner.hidden · checkPayment answers paid → search.idle + banner.shown
    search.checking + banner.hidden · checkPayment answers pending → search.checking + banner.hidden
    search.checking + banner.hidden · checkPayment answers pending → search.idle + banner.hidden
    search.checking + banner.hidden · checkPayment answers refunded → search.checking + banner.hidden
    search.checking + banner.hidden · checkPayment answers refunded → search.idle + banner.hidden
    search.checking + banner.hidden · checkPayment answers unclear → search.checking + banner.hidden
    search.checking + banner.hidden · checkPayment answers unclear → search.idle + banner.hidden
    search.checking + banner.hidden · checkPayment fails → search.checking + banner.hidden
    search.checking + banner.hidden · checkPayment fails → search.idle + banner.hidden
    search.checking + banner.shown · banner.dismissed → search.checking + banner.hidden (acknowledgePayment)
    search.checking + banner.shown · banner.dismissed → search.checking + banner.shown (acknowledgePayment)
    search.checking + banner.shown · booking.opened → search.checking + banner.hidden (acknowledgePayment, openBooking)
    search.checking + banner.shown · booking.opened → search.checking + banner.shown (acknowledgePayment, openBooking)
    search.checking + banner.shown · checkPayment answers declined → search.checking + banner.shown
    search.checking + banner.shown · checkPayment answers declined → search.idle + banner.shown
    search.checking + banner.shown · checkPayment answers paid → search.checking + banner.shown
    search.checking + banner.shown · checkPayment answers paid → search.idle + banner.shown
    search.checking + banner.shown · checkPayment answers pending → search.checking + banner.shown
    search.checking + banner.shown · checkPayment answers pending → search.idle + banner.shown
    search.checking + banner.shown · checkPayment answers refunded → search.checking + banner.shown
    search.checking + banner.shown · checkPayment answers refunded → search.idle + banner.shown
    search.checking + banner.shown · checkPayment answers unclear → search.checking + banner.shown
    search.checking + banner.shown · checkPayment answers unclear → search.idle + banner.shown
    search.checking + banner.shown · checkPayment fails → search.checking + banner.shown
    search.checking + banner.shown · checkPayment fails → search.idle + banner.shown
    search.idle + banner.hidden · page.changed → search.reading + banner.hidden
    search.idle + banner.hidden · page.returned → search.reading + banner.hidden
    search.idle + banner.shown · banner.dismissed → search.idle + banner.hidden (acknowledgePayment)
    search.idle + banner.shown · banner.dismissed → search.idle + banner.shown (acknowledgePayment)
    search.idle + banner.shown · booking.opened → search.idle + banner.hidden (acknowledgePayment, openBooking)
    search.idle + banner.shown · booking.opened → search.idle + banner.shown (acknowledgePayment, openBooking)
    search.idle + banner.shown · page.changed → search.reading + banner.shown
    search.idle + banner.shown · page.returned → search.reading + banner.shown
    search.reading + banner.hidden · findFollowUps answers a booking that nobody was told of → search.idle + banner.shown
    search.reading + banner.hidden · findFollowUps answers nothing → search.idle + banner.hidden
    search.reading + banner.hidden · findFollowUps answers two payments → search.checking + banner.hidden
    search.reading + banner.hidden · findFollowUps fails → search.idle + banner.hidden
    search.reading + banner.shown · banner.dismissed → search.reading + banner.hidden (acknowledgePayment)
    search.reading + banner.shown · banner.dismissed → search.reading + banner.shown (acknowledgePayment)
    search.reading + banner.shown · booking.opened → search.reading + banner.hidden (acknowledgePayment, openBooking)
    search.reading + banner.shown · booking.opened → search.reading + banner.shown (acknowledgePayment, openBooking)
    search.reading + banner.shown · findFollowUps answers a booking that nobody was told of → search.idle + banner.shown
    search.reading + banner.shown · findFollowUps answers nothing → search.idle + banner.shown
    search.reading + banner.shown · findFollowUps answers two payments → search.checking + banner.shown
    search.reading + banner.shown · findFollowUps fails → search.idle + banner.shown"
  `);
});
