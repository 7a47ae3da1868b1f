// who books
export const fullNameRequired = 'Full name is required';
export const emailRequired = 'Email is required';
export const emailInvalid = 'Email is invalid';
export const phoneRequired = 'Phone number is required';
export const phoneInvalid = 'Phone number must be 10 digits';
export const phoneForeign =
  'This is a number of another country. Please give an Indian number of 10 digits.';

// whose bookings are looked up
export const phoneToEnter = 'Please enter a valid 10-digit phone number';

// the contact form
export const nameToProvide = 'Please provide your name.';
export const emailToProvide = 'Please provide a valid email.';
export const mobileToProvide = 'Please provide a valid 10-digit phone number.';
export const messageToProvide = 'Please provide a message.';
