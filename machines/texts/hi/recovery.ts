export const cameThrough = 'आपका भुगतान पहुँच गया है';
export const viewBooking = 'बुकिंग देखें';
export const notNow = 'अभी नहीं';
export const bookingConfirmed = 'आपने जिस बुकिंग का भुगतान किया था, वह पक्की हो गई है।';
export const rideConfirmed = <T>(ride: T): (T | string)[] => [ride, ' की आपकी बुकिंग पक्की हो गई है।'];
