// The first screen and the banner under it.
export const welcome = 'स्वागत है';
export const headline = 'घर लौटें, लंबे रास्ते से।';
export const lead =
  'पूरे भारत में गाइड के साथ राइड, ट्रेनिंग और बाइकिंग इवेंट। एक चुनें, मिनट भर में बुक करें और निकल पड़ें।';
export const exploreGetaways = 'सफ़र देखें';
export const bannerTitle = 'खूब चलाएँ। खूब घूमें।';
export const bannerText = 'खास राइड, गियर, इवेंट और बाइकरों की कम्युनिटी, सब एक ही जगह।';

// The featured getaways.
export const featured = 'चुनिंदा सफ़र';
export const featuredSubtitle = 'उन आयोजकों की राइडें, जिनके साथ हम खुद राइड करते हैं।';
export const seeAllGetaways = 'सभी सफ़र देखें';
export const featuredLoading = 'चुनिंदा सफ़र लोड हो रहे हैं';
export const featuredFailed = 'चुनिंदा सफ़र लोड नहीं हो सके';
export const noFeaturedHelp =
  'हफ़्ते भर नई राइडें खुलती रहती हैं। पूरी सूची में शायद अभी आपके लिए कोई तारीख हो।';
export const theseRides = 'ये राइडें';

// The product lines.
export const ecosystemTitle = 'आपकी हर राइड के लिए एक गैराज';
export const ecosystemSubtitle = 'सात सेवाएँ, एक कम्युनिटी।';
export const lines = {
  getaways: { name: 'सफ़र', text: 'ट्रिप, ट्रेनिंग और इवेंट, ऐसे गाइड के साथ जो रास्ता जानते हैं।' },
  garage: { name: 'गैराज', text: 'बीमा, प्रदूषण सर्टिफ़िकेट और सर्विस के रिमाइंडर।' },
  rewards: { name: 'रिवॉर्ड्स', text: 'हमारे साथ चले हर किलोमीटर पर पॉइंट कमाएँ।' },
  store: { name: 'स्टोर', text: 'जैकेट, हेलमेट और बैग, राइडरों के आज़माए हुए।' },
  utilities: { name: 'यूटिलिटीज़', text: 'पेट्रोल का हिसाब, राइड ट्रैकर और रास्ते में मदद।' },
  corporateEvents: { name: 'कॉर्पोरेट इवेंट', text: 'ब्रांड राइड, टीम-बिल्डिंग और नेक काम के लिए राइड।' },
  talentHunt: { name: 'टैलेंट हंट', text: 'किसी युवा राइडर को स्पॉन्सर करें और पूरा सीज़न देखें।' },
};

// The mobile app.
export const appTitle = 'आपकी राइड, आपकी जेब में';
export const appRoute = 'बुक की हुई हर राइड का लाइव रूट और मिलने की जगह';
export const appReminders = 'बीमा, प्रदूषण सर्टिफ़िकेट और सर्विस के रिमाइंडर';
export const appGroup = 'आपका राइड ग्रुप, कमज़ोर नेटवर्क में भी';
export const appQrCode = 'ऐप तक ले जाने वाला QR कोड';
export const appCodeTitle = 'स्कैन करके डाउनलोड करें';
export const appCodeText = 'फ़ोन का कैमरा कोड पर रखें। सही स्टोर अपने-आप खुल जाएगा।';
export const appPicture = 'मोटरसाइकिल की टंकी के ऊपर राइडर के हाथ में फ़ोन, जिस पर रूट दिख रहा है';

// The stores of the app.
export const getItOn = 'यहाँ से पाएँ';
export const downloadOn = 'डाउनलोड करें';
