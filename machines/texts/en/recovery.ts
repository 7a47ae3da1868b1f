export const cameThrough = 'Your payment came through';
export const viewBooking = 'View booking';
export const notNow = 'Not now';
export const bookingConfirmed = 'A booking you paid for is confirmed.';
export const rideConfirmed = <T>(ride: T): (T | string)[] => [
  'Your booking of ',
  ride,
  ' is confirmed.',
];
