export const title = 'Payment Status';

// what there is to do
export const goBack = 'Go Back';
export const refreshStatus = 'Refresh Status';
export const checkAgain = 'Check again';
export const viewBooking = 'View booking';
export const tryAgain = 'Try again';
export const myBookings = 'My Bookings';

// being checked
export const verifying = 'Verifying payment, please wait...';
export const takesSeconds = 'This takes a few seconds. Please stay on this page.';

// paid
export const paidTitle = 'Payment successful';
export const partlyRefundedTitle = 'Partly refunded';
export const redirecting = 'Redirecting to booking details page...';

// not settled
export const openTitle = 'Not confirmed yet';
export const recordedTitle = 'Paid, as this device has recorded';
export const doNotPayAgain = 'Please do not pay again.';
export const openReasons = {
  pending:
    'Your bank is still working on this payment and may yet confirm it. We keep this booking for you.',
  unclear:
    'The answer does not settle this payment: your bank may yet confirm it. We keep this booking for you.',
  contradicted:
    'One side reports that this payment failed, the other that your money came in. We keep this booking for you: ask us before you pay again.',
  moneyIn:
    'Your payment may have gone through, though the order was cancelled. Do not pay again before you have asked us.',
  recordedAsPaid:
    'This device has recorded this payment as paid, whatever the latest answer says. Your booking stands; if in doubt, ask us before you ride.',
  unreachable:
    'We could not find out whether your payment arrived. If you approved it, your booking is not lost: we keep it here and look again.',
} as const;
export const lookingAgain = 'Looking again...';
export const stoppedLooking =
  'We have stopped looking by ourselves. Refresh the status, or come back later: we look again on your next visit.';
export const willLookAgain = 'We look again by ourselves while this page is open.';

// failed
export const refunded = 'Nothing is booked with this payment. You can book the ride again.';
export const declined = 'The payment did not go through, so you can pay again.';
export const cancelled =
  'If you approved the payment after all, check again before you pay once more.';
/** `days` are the ranges of days until a bank shows the money. */
export const moneyComesBack = (days: { upiOrWallet: string; card: string; netBanking: string }) =>
  `If money left your account, your bank returns it: UPI and wallets take ${days.upiOrWallet} business days, cards ${days.card}, net banking ${days.netBanking}.`;
export const noPaymentNamed =
  'This address names no payment. If you have just paid, look your booking up under My Bookings before you pay again.';

// facts
export const ride = 'Ride';
export const paid = 'Paid';
export const amount = 'Amount';
export const bookedFor = 'Booked for';
export const transaction = 'Transaction';
export const missingTransaction = 'Payment verification failed: Missing transaction ID';
