import type { Call } from './call.ts';
import { formOf } from './services.ts';

const fields = ['name', 'email', 'mobile', 'message'] as const;

/** The contact form (rule: The calls): stored, and answered although the site does not read the answer. */
const contactCall: Call = {
  method: 'POST',
  path: '/user/contact-us',
  answers: 'fields',
  async handle(c, services) {
    const form = await formOf(c);
    if (form === null) return c.json({ success: false, message: 'The body must be a form' }, 415);
    const [name, email, mobile, message] = fields.map((field) => form.get(field)?.trim() ?? '');
    if (!name || !email || !mobile || !message) {
      return c.json({ success: false, message: `${fields.join(', ')} are all required` }, 422);
    }
    services.store.addMessage({ name, email, mobile, message, receivedAt: services.clock.now() });
    return c.json({ success: true, message: 'We have received your message.' }, 201);
  },
};

/** The call of the contact page. */
export const contactCalls = { 'contact-us': contactCall };
