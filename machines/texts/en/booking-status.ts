// what became of a payment
export const canceled = 'Payment was canceled or failed.';
export const verificationFailed = 'Payment verification failed.';
export const refunded = 'Your payment was refunded.';
export const partlyRefunded = 'Part of this payment was refunded: ask us who rides.';
export const successful = 'Payment successful.';

// My Bookings
export const noUpcoming = 'No upcoming bookings found for this phone number.';
export const noCompleted = 'No completed bookings found for this phone number.';
