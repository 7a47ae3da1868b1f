import { plural } from './grammar.ts';

export const myBookings = 'My Bookings';

// The phone number
export const error = 'Error';
export const enterPhone = 'Enter your phone number to view your bookings';
export const viewMyBookings = 'View My Bookings';
export const phoneHint = 'Use the 10-digit number you booked with.';
export const phoneNote = 'The number is never part of a link and is not kept on this device.';
export const savedHint = <T>(savedLink: T): (T | string)[] => [
  'Looking for rides that you liked? They are among your ',
  savedLink,
  '.',
];
export const savedRides = 'saved rides';

// The list
export const phoneOf = (phone: string) => `For +91 ${phone}`;
export const useOtherPhone = 'Use a different phone number';
export const looking = 'Looking for your bookings';
export const bookings = 'Bookings';
export const tabs = { upcoming: 'Upcoming', completed: 'Completed' } as const;
export const bookingCount = (count: number) =>
  `${count} ${plural(count, { one: 'booking', other: 'bookings' })}`;
export const showMore = (count: number, left: string) => `Show ${count} more of ${left}`;
export const noneHelp = 'Booked with another number? Look that one up. Or find your next ride.';
export const exploreGetaways = 'Explore Getaways';

// A booking
export const bookingEndingIn = (ending: string) => `Booking …${ending}`;
export const dateUnknown = 'Date TBA';
export const bookedHere = 'Booked on this device';
export const onThisDevice = 'On this device';
export const off = {
  cancelled: 'Cancelled',
  expired: 'Expired',
  rejected: 'Rejected',
  declined: 'Declined',
  failed: 'Failed',
  deleted: 'Deleted',
  abandoned: 'Abandoned',
  refunded: 'Refunded',
  refunding: 'Being refunded',
  chargedBack: 'Charged back',
  voided: 'Voided',
  partlyRefunded: 'Partly refunded',
  refundFailed: 'Refund failed',
} as const;
export const askFirst = 'Ask before you ride';
export const viewDetails = 'View Details';
export const viewDetailsOf = (title: string) => `View Details: ${title}`;
export const bookingsAdvice = <T>(supportLink: T): (T | string)[] => [
  'Please try again or ',
  supportLink,
  ' if the issue persists.',
];
export const contactSupport = 'contact support';
