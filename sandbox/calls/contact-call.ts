import { CONTACT_FIELDS, type ContactField } from '../store.ts';
import type { Call } from './call.ts';
import { formOf } from './services.ts';

/** The fields that must be filled in, in the order of the form. */
const REQUIRED_FIELDS = (Object.keys(CONTACT_FIELDS) as ContactField[]).filter(
  (field) => CONTACT_FIELDS[field].isRequired,
);

/** The contact form (rule: The calls): stored, and answered although the site does not read the answer. */
const contactCall: Call = {
  method: 'POST',
  path: '/user/contact-us',
  answers: 'fields',
  async handle(c, services) {
    const form = await formOf(c);
    if (form === null) return c.json({ success: false, message: 'The body must be a form' }, 415);
    const message = Object.fromEntries(
      Object.keys(CONTACT_FIELDS).map((field) => [field, form.get(field)?.trim() ?? '']),
    ) as Record<ContactField, string>;
    if (REQUIRED_FIELDS.some((field) => message[field] === '')) {
      return c.json(
        { success: false, message: `${REQUIRED_FIELDS.join(', ')} are all required` },
        422,
      );
    }
    services.store.addMessage({ ...message, receivedAt: services.clock.now() });
    return c.json({ success: true, message: 'We have received your message.' }, 201);
  },
};

/** The call of the contact page. */
export const contactCalls = { 'contact-us': contactCall };
