/** Returns the sentence of search engines and shared links. */
export const metaDescription = (area: string, city: string) =>
  `Write to us, call us, or come by our office in ${area}, ${city}.`;

export const heading = 'Reach out with any questions';
export const lead = 'We answer within one working day.';

// The form
export const nameField = 'Name';
export const emailField = 'Email';
export const phoneField = 'Phone';
export const messageField = 'Message';
export const sendMessage = 'Send message';
export const sending = 'Submitting...';

// The contact details
export const contactDetails = 'Contact details';
export const office = 'Office';
export const opensInNewTab = ' (opens in a new tab)';
export const phone = 'Phone';
export const email = 'E-mail';
export const businessHours = 'Business hours';
export const messageSent = "Thank you for contacting us! We'll get back to you soon.";
export const messageFailed = 'There was an error submitting the form. Please try again later.';
