// why a call failed
export const offline = 'नेटवर्क में गड़बड़ी: कृपया अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।';
export const httpFailed = (status: number, text: string) =>
  `सर्वर से जानकारी नहीं मिली, स्टेटस ${status}: ${text}`;
export const unexpectedResponse = 'सर्वर का जवाब समझ में नहीं आया';
export const detailsNotFound = 'विवरण नहीं मिला';
export const timedOut = 'सर्वर ने समय पर जवाब नहीं दिया';
export const networkError = 'नेटवर्क में गड़बड़ी';

// what could not be loaded
export const detailsNotLoaded = (reason: string) => `विवरण लोड करने में गड़बड़ी: ${reason}`;
export const contentNotLoaded = (reason: string) => `सामग्री लोड करने में गड़बड़ी: ${reason}`;
export const listNotLoaded = (list: string, reason: string) => `${list} लोड करने में गड़बड़ी: ${reason}`;
export const listNotFetched = (list: string, reason: string) =>
  `${list} की सूची लोड नहीं हो सकी: ${reason}`;

// the front page without a ride
export const noFeatured = 'अभी कोई चुनिंदा सफ़र उपलब्ध नहीं है।';

// My Bookings
export const bookingsStatus = (status: number) => `बुकिंग लोड नहीं हो सकीं। स्टेटस: ${status}`;
export const bookingsFailed = 'बुकिंग लोड नहीं हो सकीं';

// checks of a payment
export const checkStatus = (status: number) => `भुगतान की पुष्टि नहीं हो सकी। HTTP स्टेटस: ${status}`;
export const checkUnreadable = (reason: string) => `भुगतान का जवाब पढ़ने में गड़बड़ी: ${reason}`;
export const checkFailed = (reason: string) => `अचानक कोई गड़बड़ी हुई: ${reason}`;

// starts of a payment
export const alertTitles = {
  authentication: 'पहचान की पुष्टि नहीं हुई',
  payment: 'भुगतान में गड़बड़ी',
  itemNotFound: 'राइड नहीं मिली',
};
export const authenticationFailed =
  'पहचान की पुष्टि नहीं हो सकी। कृपया फिर लॉग इन करें या सहायता टीम से संपर्क करें।';
export const authenticationAdvice = 'कृपया लॉग इन करें या साइट की सर्वर सेटिंग जाँचें।';
export const itemGone =
  'जिसे आप बुक करना चाहते हैं, वह नहीं मिला। हो सकता है कि उसे हटा दिया गया हो या वह अब उपलब्ध न हो।';
export const connectionBroken = 'नेटवर्क में गड़बड़ी: प्लेटफ़ॉर्म का जवाब आने से पहले ही कनेक्शन टूट गया।';
export const orderMayExist =
  'हो सकता है कि प्लेटफ़ॉर्म ने आपकी बुकिंग फिर भी दर्ज कर ली हो। आपने इसका भुगतान नहीं किया है।';
export const contactSupport = 'गड़बड़ी बनी रहे, तो कृपया हमारी सहायता टीम से संपर्क करें।';
export const tryLater = 'अचानक कोई गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const initiationFailed = 'भुगतान शुरू नहीं हो सका';
export const withStatus = (text: string, status: number) => `${text} (स्टेटस: ${status})`;
export const missingParameters = 'ज़रूरी जानकारी नहीं मिली: राइड या बुकिंग का प्रकार';
export const unexpectedPaymentError = 'भुगतान के दौरान अचानक कोई गड़बड़ी हुई';

/** The words of a status; HTTP/2 sends none. */
export const statusPhrases: Readonly<Record<number, string>> = {
  400: 'अनुरोध सही नहीं है',
  401: 'पहचान की पुष्टि नहीं हुई',
  402: 'भुगतान ज़रूरी है',
  403: 'अनुमति नहीं है',
  404: 'नहीं मिला',
  405: 'यह तरीका मान्य नहीं है',
  406: 'स्वीकार नहीं किया गया',
  408: 'समय पूरा हो गया',
  409: 'टकराव हुआ',
  410: 'हटा दिया गया',
  413: 'जानकारी बहुत बड़ी है',
  415: 'यह फ़ॉर्मैट मान्य नहीं है',
  422: 'जानकारी पढ़ी नहीं जा सकी',
  423: 'लॉक है',
  425: 'अभी बहुत जल्दी है',
  429: 'बहुत ज़्यादा अनुरोध',
  500: 'सर्वर के अंदर गड़बड़ी',
  501: 'यह सुविधा नहीं है',
  502: 'बीच के सर्वर में गड़बड़ी',
  503: 'सेवा अभी उपलब्ध नहीं है',
  504: 'बीच के सर्वर को समय पर जवाब नहीं मिला',
};
export const serverError = 'सर्वर में गड़बड़ी';
export const unexpectedStatus = 'अनजान स्टेटस';
