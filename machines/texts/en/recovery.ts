export const cameThrough = 'Your payment came through';
export const viewBooking = 'View booking';
export const notNow = 'Not now';
export const bookingConfirmed = 'A booking you paid for is confirmed.';
export const rideConfirmed = (ride: string) => `Your booking of ${ride} is confirmed.`;
