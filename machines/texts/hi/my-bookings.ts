export const myBookings = 'मेरी बुकिंग';

// The phone number
export const error = 'त्रुटि';
export const enterPhone = 'अपनी बुकिंग देखने के लिए फ़ोन नंबर डालें';
export const viewMyBookings = 'मेरी बुकिंग देखें';
export const phoneHint = 'वही 10 अंकों का नंबर डालें जिससे बुकिंग की थी।';
export const phoneNote = 'यह नंबर कभी किसी लिंक में नहीं जाता और इस डिवाइस पर सहेजा नहीं जाता।';
export const savedHint = <T>(savedLink: T): (T | string)[] => [
  'अपनी पसंद की राइडें खोज रहे हैं? यहाँ देखें: ',
  savedLink,
  '।',
];
export const savedRides = 'सहेजी गई राइडें';

// The list
export const phoneOf = (phone: string) => `+91 ${phone} के लिए`;
export const useOtherPhone = 'दूसरा फ़ोन नंबर डालें';
export const looking = 'आपकी बुकिंग खोजी जा रही हैं';
export const bookings = 'बुकिंग';
export const tabs = { upcoming: 'आने वाली', completed: 'पूरी हो चुकी' } as const;
export const bookingCount = (count: number) => `${count} बुकिंग`;
export const showMore = (count: number, left: string) => `${left} में से ${count} और दिखाएँ`;
export const noneHelp = 'किसी और नंबर से बुकिंग की थी? वह नंबर डालकर देखें। या अपनी अगली राइड चुनें।';
export const exploreGetaways = 'सफ़र देखें';

// A booking
export const bookingEndingIn = (ending: string) => `बुकिंग …${ending}`;
export const dateUnknown = 'तारीख अभी तय नहीं';
export const bookedHere = 'इस डिवाइस से की गई बुकिंग';
export const onThisDevice = 'इस डिवाइस पर';
export const off = {
  cancelled: 'रद्द',
  expired: 'समय-सीमा समाप्त',
  rejected: 'अस्वीकृत',
  declined: 'नामंज़ूर',
  failed: 'विफल',
  deleted: 'हटाई गई',
  abandoned: 'अधूरी छोड़ी गई',
  refunded: 'पैसा वापस',
  refunding: 'पैसा वापस हो रहा है',
  chargedBack: 'बैंक ने पैसा लौटाया',
  voided: 'भुगतान निरस्त',
  partlyRefunded: 'कुछ पैसा वापस',
  refundFailed: 'पैसा वापसी विफल',
} as const;
export const askFirst = 'राइड से पहले पूछ लें';
export const viewDetails = 'विवरण देखें';
export const viewDetailsOf = (title: string) => `विवरण देखें: ${title}`;
export const bookingsAdvice = <T>(supportLink: T): (T | string)[] => [
  'कृपया फिर कोशिश करें। गड़बड़ी बनी रहे, तो ',
  supportLink,
  ' करें।',
];
export const contactSupport = 'सहायता टीम से संपर्क';
