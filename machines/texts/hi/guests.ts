// who books
export const fullNameRequired = 'पूरा नाम लिखना ज़रूरी है';
export const emailRequired = 'ईमेल लिखना ज़रूरी है';
export const emailInvalid = 'ईमेल सही नहीं है';
export const phoneRequired = 'फ़ोन नंबर लिखना ज़रूरी है';
export const phoneInvalid = 'फ़ोन नंबर 10 अंकों का होना चाहिए';
export const phoneForeign = 'यह किसी दूसरे देश का नंबर है। कृपया 10 अंकों का भारतीय नंबर लिखें।';

// whose bookings are looked up
export const phoneToEnter = 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें';

// the contact form
export const nameToProvide = 'कृपया अपना नाम लिखें।';
export const emailToProvide = 'कृपया सही ईमेल लिखें।';
export const mobileToProvide = 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें।';
export const messageToProvide = 'कृपया अपना संदेश लिखें।';
