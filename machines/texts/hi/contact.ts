/** Returns the sentence of search engines and shared links. */
export const metaDescription = (area: string, city: string) =>
  `हमें लिखें, कॉल करें या ${area}, ${city} में हमारे ऑफ़िस आएँ।`;

export const heading = 'कोई भी सवाल हो, हमसे पूछें';
export const lead = 'हम एक कामकाजी दिन के अंदर जवाब देते हैं।';

// The form
export const nameField = 'नाम';
export const emailField = 'ईमेल';
export const phoneField = 'फ़ोन नंबर';
export const messageField = 'संदेश';
export const sendMessage = 'संदेश भेजें';
export const sending = 'भेजा जा रहा है...';

// The contact details
export const contactDetails = 'संपर्क की जानकारी';
export const office = 'ऑफ़िस';
export const opensInNewTab = ' (नए टैब में खुलेगा)';
export const phone = 'फ़ोन नंबर';
export const email = 'ईमेल';
export const businessHours = 'कामकाज का समय';
export const messageSent = 'हमसे संपर्क करने के लिए धन्यवाद! हम जल्द ही आपको जवाब देंगे।';
export const messageFailed = 'फ़ॉर्म भेजने में गड़बड़ी हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
