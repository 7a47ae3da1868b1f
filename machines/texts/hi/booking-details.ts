// The page
export const backToGetaways = 'सफ़र की सूची पर वापस';
export const heading = 'बुकिंग का विवरण';
export const opening = 'आपकी बुकिंग खुल रही है';
export const missingTitle = 'बुकिंग नहीं मिली';
export const failedMessage = 'बुकिंग का विवरण नहीं मिला। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const missingHelp =
  'टिकट उसी डिवाइस पर खुलते हैं जिससे बुकिंग हुई थी। किसी और डिवाइस पर इन्हें फ़ोन नंबर से खोजें।';
export const otherDevice = 'यह बुकिंग इस डिवाइस से नहीं हुई, इसलिए टिकट यहाँ नहीं दिख सकता।';
export const lookItUp = 'आपकी बुकिंग है? इसे फ़ोन नंबर से खोजें। आयोजक: इस आईडी को अपनी सूची से मिला लें।';
export const freeElsewhere =
  'यह बुकिंग मुफ़्त थी और सिर्फ़ उसी डिवाइस पर सहेजी गई है जिससे बुकिंग हुई थी। आयोजक: इस आईडी को अपनी सूची से मिला लें।';
export const myBookings = 'मेरी बुकिंग';
export const exploreGetaways = 'सफ़र देखें';

// The ticket
export const thankYou = 'धन्यवाद।';
export const thankYouTo = <T>(name: T): (T | string)[] => ['धन्यवाद, ', name, '।'];
export const ticket = 'टिकट';
export const bookingStatus = (status: string) => `बुकिंग की स्थिति: ${status}`;
export const yourRide = 'आपकी राइड';
export const organizedBy = 'आयोजक';
export const date = 'तारीख';
export const dateUnknown = 'तारीख अभी तय नहीं';
export const daysWithMeetup = (days: string, time: string) => `${days}, मिलने का समय: ${time}`;
export const location = 'जगह';
export const locationUnknown = 'जगह अभी तय नहीं';
export const qrCode = (reference: string) => `बुकिंग ${reference} का QR कोड`;
export const showAtMeetup = 'मिलने की जगह पर इसे दिखाएँ।';
export const rideOver = 'यह राइड हो चुकी है।';
export const ticketsWith = (count: number, advice: string) => `${count} टिकट। ${advice}`;

// The day of the ride, from the day before
export const mapNeedsConnection = 'इंटरनेट ज़रूरी है';
export const rideIs = { tomorrow: 'आपकी राइड कल है', today: 'आपकी राइड आज है' };
export const rideTime = { meetup: 'मिलने का समय', timings: 'समय', start: 'शुरुआत' };

// A booking that is off, or whose words contradict each other
export const offSentences = {
  cancelled: 'यह बुकिंग रद्द हो चुकी है।',
  expired: 'इस बुकिंग की समय-सीमा समाप्त हो चुकी है।',
  rejected: 'यह बुकिंग अस्वीकार कर दी गई।',
  declined: 'यह बुकिंग या इसका भुगतान नामंज़ूर कर दिया गया।',
  failed: 'यह बुकिंग या इसका भुगतान विफल रहा।',
  deleted: 'यह बुकिंग हटा दी गई।',
  abandoned: 'यह बुकिंग अधूरी छोड़ दी गई।',
  refunded: 'भुगतान वापस कर दिया गया।',
  refunding: 'भुगतान वापस किया जा रहा है।',
  chargedBack: 'बैंक ने भुगतान वापस ले लिया।',
  voided: 'भुगतान निरस्त कर दिया गया।',
  partlyRefunded: 'भुगतान का कुछ हिस्सा वापस कर दिया गया।',
  refundFailed: 'भुगतान की वापसी पूरी नहीं हो सकी।',
} as const;
export const partlyRefundedTitle = 'इस भुगतान का कुछ हिस्सा वापस कर दिया गया';
export const partlyRefunded =
  'हमसे पूछ लें कि कौन राइड पर जाएगा: हो सकता है कि यह टिकट अब कम राइडर के लिए मान्य हो।';
export const notValid = 'टिकट के रूप में मान्य नहीं।';
export const askFirst = 'राइड से पहले कृपया पूछ लें';
export const contradictedSentence = (status: string, payment: string) =>
  `प्लेटफ़ॉर्म इस बुकिंग को “${status}” और इसके भुगतान को “${payment}” बताता है। ये बातें आपस में मेल नहीं खातीं।`;

// The booking and its rider
export const bookingInformation = 'बुकिंग की जानकारी';
export const bookingDetails = 'बुकिंग का विवरण';
export const bookingId = 'बुकिंग आईडी';
export const bookingDate = 'बुकिंग की तारीख';
export const paymentStatus = 'भुगतान की स्थिति';
export const transactionId = 'ट्रांज़ैक्शन आईडी';
export const copyId = (name: string) => `${name} कॉपी करें`;
export const userDetails = 'आपका विवरण';
export const name = 'नाम';
export const email = 'ईमेल';
export const phone = 'फ़ोन नंबर';
/** Stands for a detail of the person that is recorded as missing. */
export const notAvailable = 'उपलब्ध नहीं';
export const tellOrganiser = <T>(messageLink: T, organiser: T): (T | string)[] => [
  'यह बुकिंग मुफ़्त थी और सिर्फ़ इसी डिवाइस पर सहेजी गई है। आयोजक को बताएँ कि आप आ रहे हैं: ',
  messageLink,
  ' और हम यह बात ',
  organiser,
  ' तक पहुँचा देंगे।',
];
export const messageUs = 'हमें संदेश भेजें';

// The table of prices
export const paymentDetails = 'भुगतान का विवरण';
export const item = 'आइटम';
export const quantity = 'संख्या';
export const price = 'कीमत';
export const totalAmount = 'कुल रकम';
export const member = 'सदस्य';
export const memberQuantity = (count: number) => `सदस्य x ${count}`;

// What a rider does with a ticket
export const printTicket = 'टिकट प्रिंट करें';
export const sendToWhatsapp = 'अपने WhatsApp पर भेजें';
export const messageTeam = (brand: string) => `${brand} को संदेश भेजें`;
export const myRide = 'मेरी राइड';
export const bookingIdOf = (reference: string) => `बुकिंग आईडी ${reference}`;

// What happens next
export const nextSteps = 'आगे क्या होगा';
export const stepDone = ' (हो गया)';
export const bookingReceived = 'हमें बुकिंग मिल गई';
export const bookingConfirmed = 'बुकिंग पक्की हो गई';
export const paymentReceived = 'भुगतान मिल गया';
export const paymentIs = (status: string) => `भुगतान: ${status}`;
export const lookUpBeforePaying = <T>(myBookingsLink: T): (T | string)[] => [
  'दोबारा भुगतान करने से पहले यह बुकिंग ',
  myBookingsLink,
  ' में देख लें।',
];
export const tellOrganiserTitle = 'आयोजक को बताएँ कि आप आ रहे हैं';
export const freeOnDevice = 'यह बुकिंग मुफ़्त थी और सिर्फ़ इसी डिवाइस पर सहेजी गई है।';
export const otherRiderTitle = 'आपकी जगह कोई और भी राइड कर सकता है';
export const otherRiderUntil = (day: string) => `आप ${day} तक हमें नाम बता सकते थे।`;
export const otherRiderBy = (day: string) =>
  `${day} तक हमें नाम बता दें। इसका कोई शुल्क नहीं है, बशर्ते परमिट में इसकी इजाज़त हो।`;
export const rideOn = (day: string) => `राइड, ${day}`;
export const rideUndated = 'राइड, तारीख बाद में बताई जाएगी';
export const meetAt = (time: string) => `मिलने का समय: ${time}`;
export const rideDay = <T>(where: string, termsLink: T): (T | string)[] => [
  `${where === '' ? '' : `${where}। `}मिलने की जगह पर यह टिकट दिखाएँ। साथ क्या लाना है, यह यहाँ पढ़ें: `,
  termsLink,
  '।',
];
export const termsOfUse = 'नियम और शर्तें';

// After the ride
export const rideAgain = 'फिर से राइड करें';

// Refunds and questions
export const ifYouCancel = 'अगर आप रद्द करें';
export const questions = 'आपके सवाल';
export const cancelling = <T>(policyLink: T, days: T): (T | string)[] => [
  'राइड शुरू होने से पहले आप कभी भी बुकिंग रद्द कर सकते हैं; कितनी रकम वापस मिलेगी, यह ',
  policyLink,
  ' में लिखा है। हमारे मंज़ूर करने के बाद रिफ़ंड ',
  days,
  ' कामकाजी दिनों के अंदर किया जाता है।',
];
export const yourRefund = 'आपका रिफ़ंड';
export const moneyGoesBack =
  'पैसा उसी तरीके से लौटता है जिससे भुगतान हुआ था, और बैंक को उसे दिखाने में इतना समय लगता है:';
export const refundPolicy = 'रिफ़ंड पॉलिसी';
export const refundMethods = {
  upiOrWallet: 'UPI या वॉलेट',
  card: 'क्रेडिट या डेबिट कार्ड',
  netBanking: 'नेट बैंकिंग',
} as const;
export const businessDays = (days: string) => `${days} कामकाजी दिन`;
export const askAboutBooking = 'इस बुकिंग के बारे में पूछें';
export const notProvided = 'नहीं बताया गया';

// The status of a ticket.
export const confirmed = 'पक्की';
export const paid = 'भुगतान हो गया';
export const bookingPending = 'पुष्टि बाकी';
export const paymentPending = 'पुष्टि बाकी';
export const thanks = (isConfirmed: boolean, isPaid: boolean) =>
  `${isConfirmed ? 'आपकी बुकिंग पक्की हो गई' : 'हमें आपकी बुकिंग मिल गई'} है और ${isPaid ? 'आपका भुगतान हो गया' : 'आपके भुगतान की पुष्टि बाकी'} है।`;
