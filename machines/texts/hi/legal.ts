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

export const forgetMyDetails = 'इस डिवाइस से मेरा विवरण हटाएँ';
export const forgetQuestion = 'इस डिवाइस से आपका विवरण हटा दें?';
export const forgetConsequence =
  'आपकी बुकिंग और भुगतान की जानकारी, आपके ड्राफ़्ट और जो राइडें आपने सहेजीं या देखीं, यह सब इस ब्राउज़र से हट जाएगा। अगर किसी भुगतान की पुष्टि अभी जारी है, तो पहले उसका ट्रांज़ैक्शन आईडी लिख लें। हटाने के बाद यह वापस नहीं आएगा।';
export const yesForget = 'हाँ, हटाएँ';
export const keep = 'रहने दें';
export const notForgotten =
  'आपका विवरण अब भी इस डिवाइस पर है: इस पेज का एक हिस्सा लोड नहीं हुआ। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।';
export const forgottenHere =
  'आपका विवरण इस टैब से हट गया है। यह डिवाइस साइट के दूसरे टैब को यह नहीं बता सका: कृपया उन्हें बंद कर दें।';
export const forgotten = 'आपका विवरण अब इस डिवाइस पर नहीं है।';
