export const offline = 'इंटरनेट कनेक्शन नहीं है।';
export const stillOpens = 'आपकी देखी हुई सूचियाँ और राइडें, और आपके पक्के टिकट अब भी खुलेंगे।';
export const backOnline = 'आप फिर से ऑनलाइन हैं।';

// a new release
export const releaseTitle = 'नया वर्शन तैयार है';
export const releaseAdvice = 'इसे पाने के लिए जब चाहें इस पेज को फिर से लोड करें।';
export const reloadNow = 'अभी रीलोड करें';
export const later = 'बाद में';
