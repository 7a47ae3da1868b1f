export const saveRide = (title: string) => `${title} सहेजें`;
export const savedOnDevice = 'इस डिवाइस पर सहेजी गई।';
export const seeSavedRides = 'सहेजी गई राइडें देखें';
export const removedFromSaved = 'सहेजी गई राइडों से हटा दी गई।';
export const undo = 'वापस लाएँ';
export const notSaved = 'यह डिवाइस इसे सहेज नहीं सका। यह बदलाव पेज बंद करने तक ही रहेगा।';
export const storedByNewerVersion =
  'आपकी सहेजी गई राइडें इस साइट के नए वर्शन में हैं। इन्हें बदलने के लिए यह पेज फिर से लोड करें।';
export const thisRide = 'इस राइड';
export const noRoomFor = (title: string, most: number) =>
  `${title} को सहेजा नहीं जा सका: ${most} राइडें पहले से सहेजी हुई हैं। जगह बनाने के लिए एक हटाएँ।`;
