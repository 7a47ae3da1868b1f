import type { Figures } from './dates.ts';

// the sentences of search engines and shared links
export const refundDescription =
  'When money comes back, how, and in how many business days by method of payment.';

export const privacyDescription =
  'What we know about you, why, for how long, and how to make this device forget it.';

export const termsDescription = 'The terms of use of this site and of the rides booked here.';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Stands above a document in another language and says which text counts. */
export const englishOnly =
  'This document is in English, and its English text is the one that counts.';
export const termsHeading = 'Terms of use';
export const privacyHeading = 'Privacy Policy';
export const refundHeading = 'Refund Policy';

export const effectiveFrom = <T>(day: T): (T | string)[] => ['Effective from ', day];
/** Returns a long date, '7 February 2023', as Intl formats it; Intl itself is slow on a slow phone. */
export const longDay = ({ date, month, year }: Figures) => `${date} ${months[month]} ${year}`;
export const onThisPage = 'On this page';
