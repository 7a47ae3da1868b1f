import { expect, test } from 'vitest';
import { explore } from '../../../stories/models/explore.ts';
import { models } from '../../../stories/models/models.ts';

/** Every transition of a machine in the product's words, to be read and agreed to when it changes. */
function tableOf(name: string): string {
  const model = models.find((candidate) => candidate.name === name);
  if (model === undefined) throw new Error(`There is no model of "${name}".`);
  return explore(model).table.join('\n');
}

test('loader: what leads where', () => {
  expect(tableOf('loader')).toMatchInlineSnapshot(`
    "failed · load.retried → failed (reloadPage)
    loading · load answers a list → loaded
    loading · load fails → failed"
  `);
});

test('item: what leads where', () => {
  expect(tableOf('item')).toMatchInlineSnapshot(`
    "failed · load.retried → failed (reloadPage)
    loading.asked · fetchItem answers the item → loaded
    loading.asked · fetchItem fails → failed
    loading.asked · fetchItem finds nothing → loading.other
    loading.other · fetchOther answers the item → loaded
    loading.other · fetchOther fails → failed
    loading.other · fetchOther finds nothing → missing"
  `);
});

test('ticket-selector: what leads where', () => {
  expect(tableOf('ticket-selector')).toMatchInlineSnapshot(`
    "closed · selector.opened → empty
    closed · selector.opened → filled
    closed · selector.opened → loading
    empty · selector.closed → closed
    empty · ticket.added default → filled
    empty · ticket.added own → filled
    empty · ticket.added rental → filled
    filled · selection.confirmed → filled (proceed)
    filled · selector.closed → closed
    filled · ticket.added default → filled
    filled · ticket.added own → filled
    filled · ticket.added rental → filled
    filled · ticket.removed default → empty
    filled · ticket.removed default → filled
    filled · ticket.removed own → empty
    filled · ticket.removed own → filled
    filled · ticket.removed rental → empty
    filled · ticket.removed rental → filled
    loading · fetchOptions answers the item → empty
    loading · fetchOptions fails → empty
    loading · selector.closed → closed"
  `);
});

test('contact: what leads where', () => {
  expect(tableOf('contact')).toMatchInlineSnapshot(`
    "failed · field.changed email → failed (rememberDraft)
    failed · field.changed message → failed (rememberDraft)
    failed · field.changed mobile → failed (rememberDraft)
    failed · field.changed name → failed (rememberDraft)
    failed · form.submitted → submitting
    filling · field.changed email → filling (rememberDraft)
    filling · field.changed message → filling (rememberDraft)
    filling · field.changed mobile → filling (rememberDraft)
    filling · field.changed name → filling (rememberDraft)
    filling · form.submitted → filling
    filling · form.submitted → submitting
    restoring · field.changed email → restoring (rememberDraft)
    restoring · field.changed message → restoring (rememberDraft)
    restoring · field.changed mobile → restoring (rememberDraft)
    restoring · field.changed name → restoring (rememberDraft)
    restoring · form.submitted → filling
    restoring · form.submitted → submitting
    restoring · readDraft answers what was typed → filling
    restoring · readDraft answers what was typed → filling (rememberDraft)
    restoring · readDraft fails → filling
    sent · after alertDelay → filling
    sent · field.changed email → sent (rememberDraft)
    sent · field.changed message → sent (rememberDraft)
    sent · field.changed mobile → sent (rememberDraft)
    sent · field.changed name → sent (rememberDraft)
    sent · form.submitted → filling
    sent · form.submitted → submitting
    submitting · field.changed email → submitting
    submitting · field.changed message → submitting
    submitting · field.changed mobile → submitting
    submitting · field.changed name → submitting
    submitting · form.submitted → submitting
    submitting · sendContact answers thanks → sent (rememberDraft)
    submitting · sendContact fails → failed"
  `);
});

test('share: what leads where', () => {
  expect(tableOf('share')).toMatchInlineSnapshot(`
    "blocked · share.requested copy → copying
    blocked · share.requested native → opening
    copied · share.requested copy → copying
    copied · share.requested native → opening
    copying · copyText answers copied → copied
    copying · copyText fails → blocked
    copying · share.requested copy → copying
    copying · share.requested native → copying
    idle · share.requested copy → copying
    idle · share.requested copy → loading
    idle · share.requested native → loading
    idle · share.requested native → opening
    loading · after textDelay → copying
    loading · after textDelay → opening
    loading · fetchShare answers a text → copying
    loading · fetchShare answers a text → opening
    loading · fetchShare fails → copying
    loading · fetchShare fails → opening
    loading · share.requested copy → loading
    loading · share.requested native → loading
    opened · share.requested copy → copying
    opened · share.requested native → opening
    opening · openTarget answers dismissed → idle
    opening · openTarget answers opened → opened
    opening · openTarget fails → copying
    opening · share.requested copy → opening
    opening · share.requested native → opening"
  `);
});

test('booking: what leads where', () => {
  expect(tableOf('booking')).toMatchInlineSnapshot(`
    "earlierPaid · booking.opened → booked (openBooking)
    earlierPaid · earlier.dismissed → filling
    earlierUnresolved · earlier.checked → recheckingEarlier
    earlierUnresolved · earlier.dismissed → filling
    earlierUnresolved · earlier.overridden → posting
    failed.cooling · after submitResetDelay → failed.ready
    failed.cooling · field.changed phone cleared → failed.cooling (rememberDraft)
    failed.cooling · field.changed phone → failed.cooling (rememberDraft)
    failed.ready · field.changed phone cleared → failed.ready (rememberDraft)
    failed.ready · field.changed phone → failed.ready (rememberDraft)
    failed.ready · form.submitted → failed.cooling
    failed.ready · form.submitted → failed.ready
    failed.ready · form.submitted → findingEarlier
    failed.ready · form.submitted → storing
    filling · field.changed phone cleared → filling (rememberDraft)
    filling · field.changed phone → filling (rememberDraft)
    filling · form.submitted → failed.cooling
    filling · form.submitted → filling
    filling · form.submitted → findingEarlier
    filling · form.submitted → storing
    findingEarlier · findEarlier answers a booking paid elsewhere → earlierPaid
    findingEarlier · findEarlier answers an unsettled payment → verifyingEarlier
    findingEarlier · findEarlier answers nothing → posting
    findingEarlier · findEarlier fails → failed.cooling
    findingEarlier · page.restored → filling
    leaving · page.restored → recheckingEarlier
    posting · bookAsGuest answers a payment page → leaving (storePending, rememberItem, leaveForPayment)
    posting · bookAsGuest answers an address of script → failed.cooling
    posting · bookAsGuest fails → failed.cooling
    posting · page.restored → failed.cooling
    recheckingEarlier · page.restored → filling
    recheckingEarlier · recheckEarlier answers declined → filling (markJournal)
    recheckingEarlier · recheckEarlier answers paid → recordingEarlier
    recheckingEarlier · recheckEarlier answers undecided → earlierUnresolved
    recheckingEarlier · recheckEarlier fails → earlierUnresolved
    recordingEarlier · storeConfirmed answers kept → earlierPaid (clearPending, markJournal)
    recordingEarlier · storeConfirmed answers refused → earlierPaid
    recordingEarlier · storeConfirmed fails → earlierPaid
    storing · bookFree answers the booking → booked (openBooking)
    storing · bookFree fails → failed.cooling
    verifyingEarlier · page.restored → filling
    verifyingEarlier · verifyEarlier answers declined → findingEarlier (markJournal)
    verifyingEarlier · verifyEarlier answers paid → recordingEarlier
    verifyingEarlier · verifyEarlier answers undecided → earlierUnresolved
    verifyingEarlier · verifyEarlier fails → earlierUnresolved"
  `);
});

test('payment: what leads where', () => {
  expect(tableOf('payment')).toMatchInlineSnapshot(`
    "cancelled · again.requested → cancelled (checkAgain)
    cancelled · page.hidden → cancelled
    cancelled · page.returned → cancelled
    cancelled · retry.requested → cancelled (retryBooking)
    checking · fetchStatus answers declined → declined (markJournal)
    checking · fetchStatus answers paid → paid.storing
    checking · fetchStatus answers undecided → unverified.waiting
    checking · fetchStatus answers undecided → waiting
    checking · fetchStatus fails → unverified.waiting
    checking · fetchStatus fails → waiting
    checking · page.hidden → checking
    checking · page.returned → checking
    checking · refresh.requested → checking (reloadPage)
    declined · again.requested → declined (checkAgain)
    declined · page.hidden → declined
    declined · page.returned → declined
    declined · retry.requested → declined (retryBooking)
    missing · page.hidden → missing
    missing · page.returned → missing
    paid.redirecting · after redirectDelay → opened (openBooking)
    paid.redirecting · page.hidden → paid.redirecting
    paid.redirecting · page.returned → paid.redirecting
    paid.redirecting · ticket.opened → opened (openBooking)
    paid.storing · page.hidden → paid.storing
    paid.storing · page.returned → paid.storing
    paid.storing · storeConfirmed answers kept → paid.redirecting (clearPending, markJournal, rememberPayment)
    paid.storing · storeConfirmed answers refused → paid.redirecting (rememberPayment)
    paid.storing · storeConfirmed fails → paid.redirecting (rememberPayment)
    unverified.checking · checkLater answers declined → declined (markJournal)
    unverified.checking · checkLater answers paid → paid.storing
    unverified.checking · checkLater answers undecided → unverified.resting
    unverified.checking · checkLater answers undecided → unverified.waiting
    unverified.checking · checkLater fails → unverified.resting
    unverified.checking · checkLater fails → unverified.waiting
    unverified.checking · page.hidden → unverified.checking
    unverified.checking · page.returned → unverified.checking
    unverified.checking · refresh.requested → unverified.checking (reloadPage)
    unverified.paused · page.hidden → unverified.paused
    unverified.paused · page.returned → unverified.checking
    unverified.paused · refresh.requested → unverified.paused (reloadPage)
    unverified.resting · page.hidden → unverified.resting
    unverified.resting · page.returned → unverified.resting
    unverified.resting · refresh.requested → unverified.resting (reloadPage)
    unverified.waiting · after laterCheckDelay → unverified.checking
    unverified.waiting · after laterCheckDelay → unverified.paused
    unverified.waiting · page.hidden → unverified.waiting
    unverified.waiting · page.returned → unverified.waiting
    unverified.waiting · refresh.requested → unverified.waiting (reloadPage)
    waiting · after retryDelay → checking
    waiting · page.hidden → waiting
    waiting · page.returned → waiting
    waiting · refresh.requested → waiting (reloadPage)"
  `);
});

test('recovery: what leads where', () => {
  expect(tableOf('recovery')).toMatchInlineSnapshot(`
    "checking · fetchStatus answers declined → checking (markJournal, noteCheck)
    checking · fetchStatus answers declined → resting (markJournal)
    checking · fetchStatus answers paid → recording
    checking · fetchStatus answers undecided → checking (noteCheck)
    checking · fetchStatus answers undecided → resting
    checking · fetchStatus fails → checking (noteCheck)
    checking · fetchStatus fails → resting
    found · banner.dismissed → checking (noteCheck)
    found · banner.dismissed → resting
    found · booking.opened → checking (openBooking, noteCheck)
    found · booking.opened → resting (openBooking)
    reading · findUnresolved answers nothing → resting
    reading · findUnresolved answers two payments → checking (noteCheck)
    reading · findUnresolved fails → resting
    recording · storeConfirmed answers kept → found (clearPending, markJournal)
    recording · storeConfirmed answers refused → found
    recording · storeConfirmed fails → found
    resting · page.returned → reading"
  `);
});

test('my-bookings: what leads where', () => {
  expect(tableOf('my-bookings')).toMatchInlineSnapshot(`
    "asking · form.submitted → looking
    asking · phone.changed five digits → asking
    asking · phone.changed ten digits → asking
    asking · phone.left → asking
    failed · form.submitted → looking
    failed · phone.changed five digits → asking
    failed · phone.changed ten digits → asking
    listed.completed · booking.opened with an id → listed.completed (openBooking)
    listed.completed · number.changed → asking
    listed.completed · tab.chosen upcoming → listed.upcoming
    listed.upcoming · booking.opened with an id → listed.upcoming (openBooking)
    listed.upcoming · number.changed → asking
    listed.upcoming · tab.chosen completed → listed.completed
    looking · findBookings answers a list → listed.upcoming
    looking · findBookings fails → failed
    looking · number.changed → asking"
  `);
});

test('booking-details: what leads where', () => {
  expect(tableOf('booking-details')).toMatchInlineSnapshot(`
    "loading · findBooking answers a booking → shown
    loading · findBooking answers nothing → missing
    loading · findBooking fails → missing"
  `);
});
