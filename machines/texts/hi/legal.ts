import { type Figures, shortDay } from './dates.ts';

// the sentences of search engines and shared links
export const refundDescription =
  'पैसा कब और कैसे वापस आता है, और भुगतान के हर तरीके में कितने कामकाजी दिन लगते हैं।';

export const privacyDescription =
  'हम आपके बारे में क्या जानते हैं, क्यों और कब तक, और इस डिवाइस से उसे कैसे हटाएँ।';

export const termsDescription = 'इस साइट को इस्तेमाल करने और यहाँ बुक की गई राइडों के नियम।';

/** Says above a document in another language which text counts. */
export const englishOnly = 'यह दस्तावेज़ अंग्रेज़ी में है, और इसका अंग्रेज़ी पाठ ही मान्य है।';
export const termsHeading = 'नियम और शर्तें';
export const privacyHeading = 'प्राइवेसी पॉलिसी';
export const refundHeading = 'रिफ़ंड पॉलिसी';

export const effectiveFrom = <T>(day: T): (T | string)[] => [day, ' से लागू'];
export const longDay = (day: Figures) => shortDay(day);
export const onThisPage = 'इस पेज पर';
