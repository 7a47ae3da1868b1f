import type { ClosedAvailability } from '#machines/domain/catalogue/availabilities.ts';

export const heading = 'Confirm your booking';
export const loading = 'Loading your selection';
export const backToGetaways = 'Back to Getaways';

// the ride
export const whatYouBook = 'What you are booking';
export const discountBadge = (percent: number) => `${percent}% Off`;
export const organisedBy = <T>(organiser: T): (T | string)[] => ['organized by ', organiser];
export const location = 'Location';
export const date = 'Date';

// who books
export const contactInformation = 'Contact Information';
export const fullName = 'Full Name';
export const oneName = 'One name is enough for all your tickets.';
export const email = 'Email Address';
export const emailHint = 'We send the ticket here.';
export const phone = 'Phone Number';
export const phoneHint = '10 digits. The road captain calls this number.';

// the tickets
export const bookingType = 'Booking Type';

// what is to be paid
export const paymentDetails = 'Payment Details';
export const tripFees = 'Trip fees';
export const discount = 'Discount';
export const total = 'Total';
export const securePage = (provider: string | null) =>
  `You pay on ${provider ?? 'the provider'}’s secure page and come back here.`;
export const nothingToPay = 'Nothing to pay';
export const confirmedAtOnce = 'Your tickets cost nothing, so your booking is confirmed at once.';
/** The label of the wide button, whose style sets the capitals. */
export const payOnWideButton = 'confirm & pay';
export const pay = 'Confirm & Pay';
export const byPaying = <T>(isFree: boolean, terms: T, refunds: T): (T | string)[] => [
  `By ${isFree ? 'booking' : 'paying'} you accept the `,
  terms,
  ' and the ',
  refunds,
  '. You can cancel at any time before the ride starts.',
];
export const processing = 'Processing...';
export const continueToPayment = 'Continue to payment';

// an earlier payment
export const checkingEarlierTitle = 'Checking your earlier payment';
export const checkingEarlier =
  'You began to pay for this ride before. We look up what became of that payment first, so that you do not pay twice.';
export const earlierPaidTitle = 'You have already paid for this ride';
export const earlierPaid =
  'Your earlier payment went through and your booking is confirmed. Nothing more is due.';
export const earlierPartlyRefundedTitle = 'Part of your earlier payment was refunded';
export const earlierPartlyRefunded =
  'Your earlier booking of this ride stands, perhaps for fewer riders. Ask us who rides before you pay again.';
export const earlierOffTitle = 'Please do not pay again.';
export const earlierOff =
  'Your earlier payment for this ride went through, and its booking was called off. Do not pay again before you have asked us what becomes of your money.';
export const checkingUnknown =
  'A payment was begun on this device, and its record is damaged. We look up what became of it first, so that you do not pay twice.';
export const unknownPaidTitle = 'An earlier payment went through';
export const unknownPaid =
  'A payment that was begun on this device is paid. Its record is damaged, so it may have been for this ride: look at the booking before you pay again.';
export const unknownOpen =
  'A payment that was begun on this device is not confirmed yet. Its record is damaged, so it may have been for this ride. The bank may still confirm it, and then a second payment would be one too many.';
export const viewBooking = 'View booking';
export const bookMore = 'Book more tickets';
export const earlierOpenTitle = 'Please do not pay again.';
export const earlierPaymentUnconfirmed =
  'Your earlier payment for this ride is not confirmed yet. The bank may still confirm it, and then a second payment would be one too many.';
export const lastAnswer = (message: string) => `The last answer was: ${message}`;
export const startedElsewhereTitle = 'You are paying for this ride in another tab';
export const startedElsewhere =
  'A payment for this ride was started a moment ago, in another tab or before this page was loaded anew. Go on there, or check again in a minute: paying here too would be one payment too many.';
export const unopenedTitle = 'The payment page did not open';
export const unopened =
  'Your booking was noted, but the address of its payment page showed nothing. Open it again, or ask what became of the payment before you book anew: paying twice would be one payment too many.';
export const openAgain = 'Open the page again';
export const askAboutPayment = 'Ask about this payment';
export const orderUnclearTitle = 'Your last try may have been noted';
export const orderUnclear =
  'No usable answer to it came from the platform, so an order for this ride may exist already. You have not paid for it. Booking again may make a second order: pay only one of them.';
export const bookAgain = 'Book again';
export const unreadableTitle = 'You may have paid for this ride already';
export const unreadable =
  'A newer version of this page wrote down a payment for this ride. Reload the page to see your earlier payment before you pay again.';
export const reloadPage = 'Reload the page';
export const checkAgain = 'Check again';
export const payAnyway = 'Pay anyway';
export const backToForm = 'Back to the form';
export const earlierDeclinedTitle = 'Your earlier payment did not go through';
export const earlierRefundedTitle = 'The money for your earlier payment went back';
export const earlierDeclined = (message: string) => `${message} You can pay again.`;

// a selection that was priced long ago
export const changedTitle = 'Something changed since you chose';
export const changedPrice = (name: string, before: string, now: string) =>
  `${name}: ${before} when you chose, ${now} now.`;
export const goneTicket = (name: string) => `${name}: no longer offered.`;
export const seatsLeft = (count: number) =>
  count === 1 ? 'Only 1 seat is left.' : `Only ${count} seats are left.`;
export const rideClosed: Readonly<Record<ClosedAvailability, string>> = {
  soldOut: 'This ride is sold out now.',
  departed: 'This ride has left meanwhile.',
};
export const nothingBooked = 'Nothing has been booked or paid.';
export const bookAtNewPrice = (total: string) => `Book for ${total}`;
export const chooseAgain = 'Choose again';
export const unpricedTitle = 'Today’s price could not be checked';
export const unpriced =
  'You chose a while ago, and we ask for the price again before you pay. That did not work just now. Nothing has been booked or paid; please try again in a moment.';

// alerts
export const otherGetaways = 'See other getaways';
export const contactSupport = 'Contact support';
export const oneDay = '1 day';
