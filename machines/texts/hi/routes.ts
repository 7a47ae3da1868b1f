// The titles and descriptions of pages: every page's first script has them, so they are plain words.
export const bookingDetailsTitle = 'आपकी बुकिंग';
export const bookingDetailsDescription = 'आपका टिकट: तारीख, जगह और कोड के साथ।';
export const confirmationTitle = 'पुष्टि और भुगतान';
export const confirmationDescription = 'अपने टिकट जाँचें, राइडर की जानकारी दें और भुगतान करें।';
export const contactTitle = 'संपर्क';
export const contactDescription = (area: string, city: string) =>
  `हमें लिखें, कॉल करें या ${area}, ${city} में हमारे ऑफ़िस आएँ।`;
export const myBookingsTitle = 'मेरी बुकिंग';
export const myBookingsDescription = 'अपनी बुक की हुई राइडें देखने के लिए फ़ोन नंबर डालें।';
export const notFoundTitle = 'पेज नहीं मिला';
export const notFoundDescription = 'इस पते पर कोई पेज नहीं है।';
export const paymentTitle = 'भुगतान की स्थिति';
export const paymentDescription = 'देखें कि आपका भुगतान पहुँचा या नहीं।';
export const savedTitle = 'सहेजी गई राइडें';
export const savedDescription = 'इस डिवाइस पर आपकी सहेजी गई राइडें, एक साथ।';
export const aboutTitle = 'हमारे बारे में';
export const aboutDescription =
  'हम कौन हैं, राइड क्यों करते हैं, और क्या-क्या बनाते हैं: गैराज, कॉर्पोरेट इवेंट, रिवॉर्ड्स, सफ़र, स्टोर, यूटिलिटीज़ और टैलेंट हंट।';
export const corporateTitle = 'कॉर्पोरेट इवेंट';
export const corporateDescription =
  'कंपनियों के लिए ब्रांड राइड, टीम-बिल्डिंग, डाइवर्सिटी राइड और नेक काम के लिए राइड, राइडरों की योजना और अगुवाई में।';
export const termsTitle = 'नियम और शर्तें';
export const termsDescription = 'इस साइट को इस्तेमाल करने और यहाँ बुक की गई राइडों के नियम।';
export const privacyTitle = 'प्राइवेसी पॉलिसी';
export const privacyDescription =
  'हम आपके बारे में क्या जानते हैं, क्यों और कब तक, और इस डिवाइस से उसे कैसे हटाएँ।';
export const refundTitle = 'रिफ़ंड पॉलिसी';
export const refundDescription =
  'पैसा कब और कैसे वापस आता है, और भुगतान के हर तरीके में कितने कामकाजी दिन लगते हैं।';
export const talentHuntTitle = 'टैलेंट हंट';
export const talentHuntDescription =
  'किसी युवा रेसर को स्पॉन्सर करें और ट्रेनिंग के मैदान से ग्रिड तक उसका सीज़न देखें।';
