export const title = 'भुगतान की स्थिति';

// what there is to do
export const goBack = 'वापस जाएँ';
export const refreshStatus = 'स्थिति रीफ़्रेश करें';
export const checkAgain = 'फिर जाँचें';
export const viewBooking = 'बुकिंग देखें';
export const tryAgain = 'फिर कोशिश करें';
export const myBookings = 'मेरी बुकिंग';

// being checked
export const verifying = 'भुगतान की जाँच हो रही है, कृपया इंतज़ार करें...';
export const takesSeconds = 'इसमें कुछ सेकंड लगते हैं। कृपया इसी पेज पर रुकें।';

// paid
export const paidTitle = 'भुगतान हो गया';
export const partlyRefundedTitle = 'कुछ हिस्सा वापस किया गया';
export const redirecting = 'बुकिंग के विवरण का पेज खुल रहा है...';

// not settled
export const openTitle = 'अभी पुष्टि नहीं हुई है';
export const recordedTitle = 'इस डिवाइस पर दर्ज है कि भुगतान हो चुका है';
export const doNotPayAgain = 'कृपया दोबारा भुगतान न करें।';
export const openReasons = {
  pending:
    'आपका बैंक अभी इस भुगतान पर काम कर रहा है और इसकी पुष्टि अब भी कर सकता है। हमने यह बुकिंग आपके लिए सहेज रखी है।',
  unclear:
    'मिले जवाब से यह तय नहीं होता कि भुगतान हुआ या नहीं: आपका बैंक अब भी इसकी पुष्टि कर सकता है। हमने यह बुकिंग आपके लिए सहेज रखी है।',
  contradicted:
    'एक ओर से जवाब है कि यह भुगतान नहीं हुआ, दूसरी ओर से कि आपके पैसे मिल गए। हमने यह बुकिंग आपके लिए सहेज रखी है: दोबारा भुगतान करने से पहले हमसे पूछ लें।',
  moneyIn: 'ऑर्डर रद्द हो गया, पर हो सकता है कि आपका भुगतान हो गया हो। हमसे पूछे बिना दोबारा भुगतान न करें।',
  recordedAsPaid:
    'सबसे नया जवाब जो भी कहे, इस डिवाइस पर दर्ज है कि यह भुगतान हो चुका है। आपकी बुकिंग बनी हुई है; शक हो, तो राइड से पहले हमसे पूछ लें।',
  unreachable:
    'हम यह पता नहीं कर पाए कि आपका भुगतान पहुँचा या नहीं। अगर आपने उसे मंज़ूरी दी थी, तो आपकी बुकिंग खोई नहीं है: हम उसे यहाँ सहेजकर रखते हैं और फिर जाँचते हैं।',
} as const;
export const lookingAgain = 'फिर से जाँच हो रही है...';
export const stoppedLooking =
  'हमने अपने आप जाँचना बंद कर दिया है। स्थिति रीफ़्रेश करें या बाद में आएँ: आपके अगली बार आने पर हम फिर जाँचेंगे।';
export const willLookAgain = 'जब तक यह पेज खुला है, हम अपने आप फिर जाँचते रहेंगे।';

// failed
export const refunded = 'इस भुगतान से कुछ बुक नहीं है। आप राइड दोबारा बुक कर सकते हैं।';
export const declined = 'भुगतान नहीं हुआ, इसलिए आप फिर से भुगतान कर सकते हैं।';
export const cancelled = 'अगर आपने फिर भी भुगतान को मंज़ूरी दे दी थी, तो दोबारा भुगतान करने से पहले फिर जाँचें।';
export const moneyComesBack = (days: { upiOrWallet: string; card: string; netBanking: string }) =>
  `अगर आपके खाते से पैसे कट गए हैं, तो आपका बैंक उन्हें लौटा देता है: UPI और वॉलेट में ${days.upiOrWallet} कामकाजी दिन लगते हैं, कार्ड में ${days.card} और नेट बैंकिंग में ${days.netBanking}।`;
export const noPaymentNamed =
  'इस पते में किसी भुगतान की जानकारी नहीं है। अगर आपने अभी-अभी भुगतान किया है, तो दोबारा भुगतान करने से पहले “मेरी बुकिंग” में अपनी बुकिंग देख लें।';

// facts
export const ride = 'राइड';
export const paid = 'चुकाई गई रकम';
export const amount = 'रकम';
export const bookedFor = 'बुकिंग की रकम';
export const transaction = 'ट्रांज़ैक्शन आईडी';
export const missingTransaction = 'भुगतान की पुष्टि नहीं हो सकी: ट्रांज़ैक्शन आईडी नहीं मिली';
