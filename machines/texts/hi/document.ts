// What index.html says before any script runs.
export const unloaded =
  'यह पेज पूरा लोड नहीं हुआ। शायद बीच में इंटरनेट कनेक्शन टूट गया। आपने जो भरा या जो भुगतान किया, उसमें से कुछ भी खोया नहीं है।';
export const loadAgain = 'फिर से लोड करें';
export const needsScript = 'बुकिंग के लिए JavaScript चाहिए। कृपया उसे चालू करें और पेज फिर से लोड करें।';
export const outdated =
  'यह ब्राउज़र इतना पुराना है कि इससे यहाँ राइड बुक नहीं हो सकती। कृपया इसे अपडेट करें, या Chrome या Edge 111, Firefox 114, Safari 16.4 या उनसे नया ब्राउज़र इस्तेमाल करें।';

// The installed site.
export const siteDescription =
  'पूरे भारत में गाइड के साथ मोटरसाइकिल ट्रिप, ट्रेनिंग और बाइकिंग इवेंट। एक चुनें, एक मिनट में बुक करें और निकल पड़ें।';
export const getawaysShortcut = 'सफ़र';
export const bookingsShortcut = 'मेरी बुकिंग';
