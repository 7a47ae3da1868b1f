export const addToCalendar = 'Add to calendar';
export const calendarFile = 'Calendar file';
export const googleCalendar = 'Google Calendar';
