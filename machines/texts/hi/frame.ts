export const homeTitle = (brand: string) => `${brand}: भारत में गाइड के साथ मोटरसाइकिल राइड`;

// Places in the head of pages whose other words come with their own scripts.
export const aboutTitle = 'हमारे बारे में';
export const aboutDescription =
  'हम कौन हैं, राइड क्यों करते हैं, और क्या-क्या बनाते हैं: गैराज, कॉर्पोरेट इवेंट, रिवॉर्ड्स, सफ़र, स्टोर, यूटिलिटीज़ और टैलेंट हंट।';
export const corporateTitle = 'कॉर्पोरेट इवेंट';
export const corporateDescription =
  'कंपनियों के लिए ब्रांड राइड, टीम-बिल्डिंग, डाइवर्सिटी राइड और नेक काम के लिए राइड, राइडरों की योजना और अगुवाई में।';
export const talentHuntTitle = 'टैलेंट हंट';
export const talentHuntDescription =
  'किसी युवा रेसर को स्पॉन्सर करें और ट्रेनिंग के मैदान से ग्रिड तक उसका सीज़न देखें।';
export const termsTitle = 'नियम और शर्तें';
export const termsDescription = 'इस साइट को इस्तेमाल करने और यहाँ बुक की गई राइड के नियम।';
export const privacyTitle = 'प्राइवेसी पॉलिसी';
export const privacyDescription =
  'हम आपके बारे में क्या जानते हैं, क्यों और कब तक, और इस डिवाइस से उसे कैसे हटाएँ।';
export const refundTitle = 'रिफ़ंड पॉलिसी';
export const refundDescription =
  'पैसा कब और कैसे वापस आता है, और भुगतान के हर तरीके में कितने कामकाजी दिन लगते हैं।';

export const skipToContent = 'मुख्य सामग्री पर जाएँ';
export const homeOf = (brand: string) => `${brand} होम`;
export const mainLinks = 'मुख्य';
export const menu = 'मेन्यू';
export const openMenu = 'मेन्यू खोलें';
export const closeMenu = 'मेन्यू बंद करें';

// The links of the header; the title of a page is among them.
export const aboutLink = 'हमारे बारे में';
export const eventsLink = 'इवेंट';
export const getawaysLink = 'सफ़र';
export const contactLink = 'संपर्क';
export const myBookingsLink = 'मेरी बुकिंग';

// The footer.
export const aboutSite =
  'हम चुने हुए अनुभवों से सफ़र बनाते हैं, उनके लिए जो दो पहियों पर लंबा रास्ता लेना पसंद करते हैं।';
export const network = (name: string) => `${name} (नए टैब में खुलेगा)`;
export const explore = 'देखें';
export const homeLink = 'होम';
export const company = 'कंपनी';
export const aboutUsLink = 'हमारे बारे में';
export const contactUsLink = 'संपर्क करें';
export const talkToUs = 'हमसे बात करें';
export const opensMap = ' (नए टैब में नक्शा खुलेगा)';
export const rights = <T>(year: T, brand: string): (T | string)[] => [
  '© ',
  year,
  ` ${brand}। सभी अधिकार सुरक्षित।`,
];
export const madeIn = (city: string) => `${city} में बना`;

export const sandbox = 'सैंडबॉक्स';
export const sandboxStart = 'सैंडबॉक्स।';
export const sandboxNote = <T>(start: T): (T | string)[] => [
  start,
  ' राइड, भुगतान और लोग काल्पनिक हैं।',
];
export const hideNote = 'यह नोट छिपाएँ';
