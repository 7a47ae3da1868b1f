export const addToCalendar = 'कैलेंडर में जोड़ें';
export const calendarFile = 'कैलेंडर फ़ाइल';
export const googleCalendar = 'Google कैलेंडर';
