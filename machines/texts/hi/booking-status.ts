// what became of a payment
export const canceled = 'भुगतान रद्द हुआ या विफल रहा।';
export const verificationFailed = 'भुगतान की पुष्टि नहीं हो सकी।';
export const refunded = 'आपका भुगतान लौटा दिया गया है।';
export const partlyRefunded =
  'इस भुगतान का कुछ हिस्सा वापस कर दिया गया है: हमसे पूछ लें कि कौन राइड पर जाएगा।';
export const successful = 'भुगतान हो गया।';

// My Bookings
export const noUpcoming = 'इस फ़ोन नंबर पर कोई आने वाली बुकिंग नहीं मिली।';
export const noCompleted = 'इस फ़ोन नंबर पर कोई पूरी हो चुकी बुकिंग नहीं मिली।';
