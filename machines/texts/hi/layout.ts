export const homeTitle = (brand: string) => `${brand}: भारत में गाइड के साथ मोटरसाइकिल राइड`;

// Places in the head of pages whose other words come with their own scripts.
export const corporateTitle = 'कॉर्पोरेट इवेंट';
export const talentHuntTitle = 'टैलेंट हंट';
export const termsTitle = 'नियम और शर्तें';
export const privacyTitle = 'प्राइवेसी पॉलिसी';
export const refundTitle = 'रिफ़ंड पॉलिसी';

export const skipToContent = 'मुख्य सामग्री पर जाएँ';
export const openingPage = 'पेज खुल रहा है';
export const homeOf = (brand: string) => `${brand} होम`;
export const mainLinks = 'मुख्य';
export const menu = 'मेन्यू';
export const openMenu = 'मेन्यू खोलें';
export const closeMenu = 'मेन्यू बंद करें';
export const languageOf = (name: string) => `भाषा: ${name}`;

// The links of the header; the title of a page is among them.
export const aboutLink = 'हमारे बारे में';
export const eventsLink = 'इवेंट';
export const getawaysLink = 'सफ़र';
export const contactLink = 'संपर्क';
export const myBookingsLink = 'मेरी बुकिंग';
export const savedLink = 'सहेजी गई राइडें';

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
export const sandboxLeadIn = 'सैंडबॉक्स।';
export const sandboxNote = <T>(start: T): (T | string)[] => [
  start,
  ' राइड, भुगतान और लोग काल्पनिक हैं।',
];
export const hideNote = 'यह नोट छिपाएँ';
