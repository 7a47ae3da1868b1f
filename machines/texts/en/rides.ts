import { plural } from './grammar.ts';

// bookings without a name
export const booking = 'Booking';

export const allLevels = 'All Levels';
export const durationUnknown = 'Duration TBA';
export const days = (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`;

// words for prices
export const registerNow = 'Register Now';
export const freeRegister = 'Free Register';
export const bookNow = 'Book Now';
export const contactForPrice = 'Contact for price';
export const member = 'Member';
export const percentOff = (percent: number) => `${percent}% off`;
export const ticketsOnRow = (count: number) => `${count} x Member`;
export const memberQuantity = (count: number) => `Member x ${count}`;

// sharing
export const lookAtThis = 'Have a look at this:';
