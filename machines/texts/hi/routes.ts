// The titles of pages: every page's first script has them, so they are plain words.
export const bookingDetailsTitle = 'आपकी बुकिंग';
export const confirmationTitle = 'पुष्टि और भुगतान';
export const contactTitle = 'संपर्क';
export const myBookingsTitle = 'मेरी बुकिंग';
export const notFoundTitle = 'पेज नहीं मिला';
export const paymentTitle = 'भुगतान की स्थिति';
export const savedTitle = 'सहेजी गई राइडें';
export const aboutTitle = 'हमारे बारे में';
export const corporateTitle = 'कॉर्पोरेट इवेंट';
export const termsTitle = 'नियम और शर्तें';
export const privacyTitle = 'प्राइवेसी पॉलिसी';
export const refundTitle = 'रिफ़ंड पॉलिसी';
export const talentHuntTitle = 'टैलेंट हंट';
