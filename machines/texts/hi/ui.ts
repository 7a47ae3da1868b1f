// Cards and prices.
/** Heard before a price that is struck through. */
export const wasBefore = 'पहले ';

// Texts that open, and texts that are copied.
export const readMore = 'और पढ़ें';
export const readLess = 'कम दिखाएँ';
export const readAbout = (subject: string) => `, ${subject} के बारे में`;
export const copied = (name: string) => `कॉपी हो गया: ${name}`;
export const copyByHand = 'इसे खुद कॉपी करें';

// Forms.
export const formProblem = 'कुछ जानकारी ठीक करनी है';
export const undo = 'वापस लाएँ';

// Pages that did not load, or whose content is old.
export const pageNotLoaded = 'यह पेज लोड नहीं हुआ';
export const sectionNotLoaded = 'यह हिस्सा लोड नहीं हुआ';
export const notLoadedHelp =
  'शायद बीच में इंटरनेट कनेक्शन टूट गया। आपने जो भरा या जो भुगतान किया, उसमें से कुछ भी खोया नहीं है।';
export const replacedHelp =
  'इस साइट का नया वर्शन आ गया है; फिर से लोड करने पर वह मिल जाएगा। आपने जो भरा या जो भुगतान किया, उसमें से कुछ भी खोया नहीं है।';
export const loadAgain = 'फिर से लोड करें';
/** `subject` is what stands on the page, as in 'यह राइड' or 'ये राइडें'; no verb agrees with it. */
export const offlineSince = (subject: string, age: string) =>
  `आप ऑफ़लाइन हैं और ${subject} ${age} तक की जानकारी के साथ देख रहे हैं।`;
export const outdatedSince = (subject: string, moment: string) =>
  `आप ${subject} ${moment} (भारतीय समय) तक की जानकारी के साथ देख रहे हैं। ताज़ा जानकारी लोड नहीं हो सकी।`;
export const retry = 'फिर कोशिश करें';
export const upToDate = 'अब जानकारी ताज़ा है।';

// Windows and links.
export const close = 'बंद करें';
export const openInMaps = 'नक्शे में खोलें';
export const opensInNewTab = ' (नए टैब में खुलेगा)';
