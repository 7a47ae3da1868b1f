import { plural } from './grammar.ts';

// The page
export const backToGetaways = 'Back to Getaways';
export const heading = 'Booking details';
export const opening = 'Opening your booking';
export const missingTitle = 'Booking Not Found';
export const failedMessage = 'Booking details not found. Please try again later.';
export const missingHelp =
  'Tickets open on the device that booked them. On another one, look them up by phone number.';
export const otherDevice = 'This device did not book it, so it cannot show the ticket.';
export const lookItUp =
  'Is it your booking? Look it up by phone number. Organisers: compare this ID with your own list.';
export const freeElsewhere =
  'This booking was free and is kept on the device that booked it only. Organisers: compare this ID with your own list.';
export const myBookings = 'My Bookings';
export const exploreGetaways = 'Explore Getaways';

// The ticket
export const thankYou = 'Thank you.';
export const thankYouTo = <T>(name: T): (T | string)[] => ['Thank you, ', name, '.'];
export const ticket = 'Ticket';
export const bookingStatus = (status: string) => `Booking Status: ${status}`;
export const yourRide = 'Your ride';
export const organizedBy = 'Organized by';
export const date = 'Date';
export const dateUnknown = 'Date TBA';
export const daysWithMeetup = (days: string, time: string) => `${days}, meet at ${time}`;
export const location = 'Location';
export const locationUnknown = 'Location TBA';
export const qrCode = (reference: string) => `QR code of booking ${reference}`;
export const showAtMeetup = 'Show this at the meetup.';
export const rideOver = 'This ride is over.';
export const ticketsWith = (count: number, advice: string) =>
  `${count} ${plural(count, { one: 'ticket', other: 'tickets' })}. ${advice}`;

// The day of the ride, from the day before
export const mapNeedsConnection = 'needs a connection';
export const rideIs = { tomorrow: 'Your ride is tomorrow', today: 'Your ride is today' };
export const rideTime = { meetup: 'Meet at', timings: 'Time', start: 'Starts at' };

// A booking that is off, or whose words contradict each other
export const offSentences = {
  cancelled: 'This booking is cancelled.',
  expired: 'This booking has expired.',
  rejected: 'This booking was rejected.',
  declined: 'This booking or its payment was declined.',
  failed: 'This booking or its payment failed.',
  deleted: 'This booking was deleted.',
  abandoned: 'This booking was abandoned.',
  refunded: 'The payment was refunded.',
  refunding: 'The payment is being refunded.',
  chargedBack: 'The payment was charged back.',
  voided: 'The payment was voided.',
  partlyRefunded: 'Part of the payment was refunded.',
  refundFailed: 'The refund of the payment did not go through.',
} as const;
export const partlyRefundedTitle = 'Part of this payment was refunded';
export const partlyRefunded = 'Ask us who rides: this ticket may be good for fewer riders now.';
export const notValid = 'Not valid as a ticket.';
export const askFirst = 'Please ask before you ride';
export const contradictedSentence = (status: string, payment: string) =>
  `The platform calls this booking “${status}” and its payment “${payment}”. These words contradict each other.`;

// The booking and its rider
export const bookingInformation = 'Booking Information';
export const bookingDetails = 'Booking Details';
export const bookingId = 'Booking ID';
export const bookingDate = 'Booking Date';
export const paymentStatus = 'Payment Status';
export const transactionId = 'Transaction ID';
export const copyId = (name: string) => `Copy ${name}`;
export const userDetails = 'User Details';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
/** Stands for a detail of the person that is recorded as missing. */
export const notAvailable = 'Not available';
export const tellOrganiser = <T>(messageLink: T, organiser: T): (T | string)[] => [
  'This booking was free and is kept on this device only. Tell the organiser that you are coming: ',
  messageLink,
  ' and we pass it on to ',
  organiser,
  '.',
];
export const messageUs = 'message us';

// The table of prices
export const paymentDetails = 'Payment Details';
export const item = 'Item';
export const quantity = 'Quantity';
export const price = 'Price';
export const totalAmount = 'Total Amount';
export const member = 'Member';
export const memberQuantity = (count: number) => `Member x ${count}`;

// What a rider does with a ticket
export const printTicket = 'Print ticket';
export const sendToWhatsapp = 'Send to my WhatsApp';
export const messageTeam = (brand: string) => `Message ${brand}`;
export const myRide = 'My ride';
export const bookingIdOf = (reference: string) => `Booking ID ${reference}`;

// What happens next
export const nextSteps = 'What happens next';
export const stepDone = ' (done)';
export const bookingReceived = 'Booking received';
export const bookingConfirmed = 'Booking confirmed';
export const paymentReceived = 'Payment received';
export const paymentIs = (status: string) => `Payment: ${status}`;
export const lookUpBeforePaying = <T>(myBookingsLink: T): (T | string)[] => [
  'Look this booking up under ',
  myBookingsLink,
  ' before you pay again.',
];
export const tellOrganiserTitle = 'Tell the organiser that you are coming';
export const freeOnDevice = 'This booking was free and is kept on this device only.';
export const otherRiderTitle = 'Somebody else can ride in your place';
export const otherRiderUntil = (day: string) => `You could tell us the name until ${day}.`;
export const otherRiderBy = (day: string) =>
  `Tell us the name by ${day}. It costs nothing, as long as the permits allow it.`;
export const rideOn = (day: string) => `The ride, ${day}`;
export const rideUndated = 'The ride, on a date to be announced';
export const meetAt = (time: string) => `Meet at ${time}`;
export const rideDay = <T>(where: string, termsLink: T): (T | string)[] => [
  `${where === '' ? '' : `${where}. `}Show this ticket at the meetup. What to bring stands in the `,
  termsLink,
  '.',
];
export const termsOfUse = 'Terms of use';

// After the ride
export const rideAgain = 'Ride again';

// Refunds and questions
export const ifYouCancel = 'If you cancel';
export const questions = 'Questions';
/** `days` is the range of days until a refund is made. */
export const cancelling = <T>(policyLink: T, days: T): (T | string)[] => [
  'You can cancel at any time before the ride starts; what comes back stands in the ',
  policyLink,
  '. Refunds are made within ',
  days,
  ' business days after we agree to them.',
];
export const yourRefund = 'Your refund';
export const moneyGoesBack =
  'The money goes back the way it came, and your bank needs this long to show it:';
export const refundPolicy = 'Refund policy';
export const refundMethods = {
  upiOrWallet: 'UPI or wallet',
  card: 'Credit or debit card',
  netBanking: 'Net banking',
} as const;
export const businessDays = (days: string) => `${days} business days`;
export const askAboutBooking = 'Ask about this booking';
export const notProvided = 'Not provided';

// The status of a ticket.
export const confirmed = 'Confirmed';
export const paid = 'Paid';
export const bookingPending = 'Pending';
export const paymentPending = 'Pending';
export const thanks = (isConfirmed: boolean, isPaid: boolean) =>
  `Your booking is ${isConfirmed ? 'confirmed' : 'received'} and your payment is ${isPaid ? 'processed' : 'pending'}.`;
