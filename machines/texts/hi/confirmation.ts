import type { ClosedAvailability } from '#machines/domain/catalogue/availabilities.ts';

export const heading = 'अपनी बुकिंग की पुष्टि करें';
export const loading = 'आपके चुने हुए टिकट लोड हो रहे हैं';
export const backToGetaways = 'सफ़र की सूची पर वापस';

// the ride
export const whatYouBook = 'आप क्या बुक कर रहे हैं';
export const discountBadge = (percent: number) => `${percent}% छूट`;
export const organisedBy = <T>(organiser: T): (T | string)[] => ['आयोजक: ', organiser];
export const location = 'जगह';
export const date = 'तारीख';

// who books
export const contactInformation = 'संपर्क की जानकारी';
export const fullName = 'पूरा नाम';
export const oneName = 'सभी टिकटों के लिए एक नाम काफ़ी है।';
export const email = 'ईमेल';
export const emailHint = 'हम टिकट इसी पर भेजते हैं।';
export const phone = 'फ़ोन नंबर';
export const phoneHint = '10 अंक। रोड कैप्टन इसी पर कॉल करते हैं।';

// the tickets
export const bookingType = 'बुकिंग का प्रकार';

// what is to be paid
export const paymentDetails = 'भुगतान का विवरण';
export const tripFees = 'ट्रिप की फ़ीस';
export const discount = 'छूट';
export const total = 'कुल रकम';
export const securePage = (provider: string | null) =>
  `भुगतान ${provider ?? 'पेमेंट कंपनी'} के सुरक्षित पेज पर होता है, फिर आप यहीं लौट आते हैं।`;
export const nothingToPay = 'भुगतान की ज़रूरत नहीं';
export const confirmedAtOnce = 'आपके टिकट मुफ़्त हैं, इसलिए आपकी बुकिंग तुरंत पक्की हो जाती है।';
/** The label of the wide button, whose style sets the capitals. */
export const payOnWideButton = 'पुष्टि व भुगतान करें';
export const pay = 'पुष्टि व भुगतान करें';
export const byPaying = <T>(isFree: boolean, terms: T, refunds: T): (T | string)[] => [
  `${isFree ? 'बुकिंग' : 'भुगतान'} करके आप `,
  terms,
  ' और ',
  refunds,
  ' स्वीकार करते हैं। राइड शुरू होने से पहले आप कभी भी रद्द कर सकते हैं।',
];
export const processing = 'प्रोसेस हो रहा है...';
export const continueToPayment = 'भुगतान पर जाएँ';

// an earlier payment
export const checkingEarlierTitle = 'आपका पिछला भुगतान जाँचा जा रहा है';
export const checkingEarlier =
  'आपने इस राइड का भुगतान पहले भी शुरू किया था। हम पहले देखते हैं कि उस भुगतान का क्या हुआ, ताकि आपसे दो बार भुगतान न हो जाए।';
export const earlierPaidTitle = 'इस राइड का भुगतान पहले ही हो चुका है';
export const earlierPaid = 'आपका पिछला भुगतान हो गया था और आपकी बुकिंग पक्की है। अब कुछ और नहीं देना है।';
export const earlierPartlyRefundedTitle = 'आपके पिछले भुगतान का कुछ हिस्सा वापस कर दिया गया';
export const earlierPartlyRefunded =
  'इस राइड की आपकी पिछली बुकिंग बनी हुई है, शायद कम राइडर के लिए। दोबारा भुगतान करने से पहले हमसे पूछ लें कि कौन राइड पर जाएगा।';
export const earlierOffTitle = 'कृपया दोबारा भुगतान न करें।';
export const earlierOff =
  'इस राइड के लिए आपका पिछला भुगतान हो गया था, पर उसकी बुकिंग रद्द या बंद कर दी गई। दोबारा भुगतान करने से पहले हमसे पूछ लें कि आपके पैसों का क्या होगा।';
export const checkingUnknown =
  'इस डिवाइस पर एक भुगतान शुरू हुआ था और उसका रिकॉर्ड खराब हो गया है। हम पहले देखते हैं कि उसका क्या हुआ, ताकि आपसे दो बार भुगतान न हो जाए।';
export const unknownPaidTitle = 'पहले का एक भुगतान हो चुका है';
export const unknownPaid =
  'इस डिवाइस पर शुरू हुआ एक भुगतान हो चुका है। उसका रिकॉर्ड खराब है, इसलिए हो सकता है कि वह इसी राइड का हो: दोबारा भुगतान से पहले बुकिंग देख लें।';
export const unknownOpen =
  'इस डिवाइस पर शुरू हुए एक भुगतान की पुष्टि अभी नहीं हुई है। उसका रिकॉर्ड खराब है, इसलिए हो सकता है कि वह इसी राइड का हो। बैंक अब भी उसकी पुष्टि कर सकता है, और तब दूसरा भुगतान करने से पैसे दो बार कट जाएँगे।';
export const viewBooking = 'बुकिंग देखें';
export const bookMore = 'और टिकट बुक करें';
export const earlierOpenTitle = 'कृपया दोबारा भुगतान न करें।';
export const earlierPaymentUnconfirmed =
  'इस राइड के लिए आपके पिछले भुगतान की पुष्टि अभी नहीं हुई है। बैंक अब भी उसकी पुष्टि कर सकता है, और तब दूसरा भुगतान करने से पैसे दो बार कट जाएँगे।';
export const lastAnswer = (message: string) => `पिछला जवाब यह था: ${message}`;
export const startedElsewhereTitle = 'इस राइड का भुगतान दूसरे टैब में चल रहा है';
export const startedElsewhere =
  'इस राइड का भुगतान अभी-अभी शुरू हुआ है, किसी दूसरे टैब में या इस पेज के फिर से लोड होने से पहले। उसे वहीं पूरा करें या एक मिनट में फिर जाँचें: यहाँ भी भुगतान करने से पैसे दो बार कट जाएँगे।';
export const unopenedTitle = 'भुगतान का पेज नहीं खुला';
export const unopened =
  'आपकी बुकिंग दर्ज हो गई है, लेकिन उसके भुगतान के पेज पर कुछ नहीं आया। उसे फिर से खोलें, या फिर से बुक करने से पहले पता करें कि इस भुगतान का क्या हुआ: नहीं तो पैसे दो बार कट सकते हैं।';
export const openAgain = 'पेज फिर से खोलें';
export const askAboutPayment = 'इस भुगतान के बारे में पता करें';
export const orderUnclearTitle = 'आपकी पिछली कोशिश शायद दर्ज हो चुकी है';
export const orderUnclear =
  'प्लेटफ़ॉर्म से उसका कोई काम का जवाब नहीं आया, इसलिए हो सकता है कि इस राइड का ऑर्डर पहले से बना हो। आपने उसका भुगतान नहीं किया है। फिर से बुक करने पर दूसरा ऑर्डर बन सकता है: भुगतान केवल एक का करें।';
export const bookAgain = 'फिर से बुक करें';
export const unreadableTitle = 'शायद आप इस राइड का भुगतान कर चुके हैं';
export const unreadable =
  'इस पेज के एक नए संस्करण ने इस राइड का एक भुगतान दर्ज किया है। दोबारा भुगतान से पहले पेज फिर से लोड करके अपना पिछला भुगतान देखें।';
export const reloadPage = 'पेज फिर से लोड करें';
export const checkAgain = 'फिर जाँचें';
export const payAnyway = 'फिर भी भुगतान करें';
export const backToForm = 'फ़ॉर्म पर वापस';
export const earlierDeclinedTitle = 'आपका पिछला भुगतान नहीं हुआ';
export const earlierRefundedTitle = 'आपके पिछले भुगतान के पैसे लौटा दिए गए';
export const earlierDeclined = (message: string) => `${message} आप फिर से भुगतान कर सकते हैं।`;

// a selection that was priced long ago
export const changedTitle = 'आपके चुनने के बाद कुछ बदल गया है';
export const changedPrice = (name: string, before: string, now: string) =>
  `${name}: चुनते समय ${before}, अब ${now}।`;
export const goneTicket = (name: string) => `${name}: अब उपलब्ध नहीं है।`;
export const seatsLeft = (count: number) => `केवल ${count} सीट बची है।`;
export const rideClosed: Readonly<Record<ClosedAvailability, string>> = {
  soldOut: 'इस राइड की सभी सीटें अब बिक चुकी हैं।',
  departed: 'यह राइड इस बीच निकल चुकी है।',
};
export const nothingBooked = 'न कुछ बुक हुआ है, न कोई भुगतान हुआ है।';
export const bookAtNewPrice = (total: string) => `${total} में बुक करें`;
export const chooseAgain = 'फिर से चुनें';
export const unpricedTitle = 'आज की कीमत जाँची नहीं जा सकी';
export const unpriced =
  'आपने कुछ समय पहले चुना था, इसलिए भुगतान से पहले हम कीमत फिर से पूछते हैं। अभी यह नहीं हो सका। न कुछ बुक हुआ है, न कोई भुगतान हुआ है; थोड़ी देर में फिर कोशिश करें।';

// alerts
export const otherGetaways = 'दूसरे सफ़र देखें';
export const contactSupport = 'सहायता टीम से संपर्क करें';
export const oneDay = '1 दिन';
