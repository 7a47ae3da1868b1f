import { expect } from 'vitest';
import { CONTACT_FIELD_NAMES } from '#machines/domain/person/contact-form.ts';
import { type ContactMessage, EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import { messageFailed, messageSent } from '#texts/contact.ts';
import {
  type ApiCall,
  BRISK_TRICKLE,
  type Cells,
  type Expected,
  type FaultyCalls,
  failing,
  HTTP,
  LOST,
  trial,
  type Visit,
} from './trials.ts';

const message: ContactMessage = {
  name: 'Asha',
  email: 'asha@example.com',
  mobile: '9845011223',
  message: 'Hello',
};

const contactForm: Visit = {
  good: messageSent,
  asks: { 'contact-us': 1 },
  prepare: async (site) => async () => {
    const form = site.open(site.machines().contact);
    for (const field of CONTACT_FIELD_NAMES)
      form.send({ type: 'field.changed', field, value: message[field] });
    form.send({ type: 'form.submitted' });
    form.send({ type: 'form.submitted' });
    const state = await form.until((now) => !now.hasTag('busy'));
    if (state.matches('failed')) {
      expect(state.context.message).toEqual(message);
      expect(state.can({ type: 'form.submitted' })).toBe(true);
      return messageFailed;
    }
    expect(state.context.message).toEqual(EMPTY_CONTACT);
    return messageSent;
  },
};

const sent = { form: "Thank you for contacting us! We'll get back to you soon." };

const contactCells: Cells = (fault): Expected => {
  // the status is enough: a body that would end long after the deadline is not waited for
  if (fault === 'slow-trickle')
    return [trial(BRISK_TRICKLE, sent), trial({ trickle: { pieces: 100, everyMs: 400 } }, sent)];
  if (fault === 'huge-body') return [trial(fault, sent), trial('huge-body-11mb', sent)];
  if (![...HTTP, ...LOST].includes(fault)) return sent;
  return failing(fault, {
    form: 'There was an error submitting the form. Please try again later.',
  });
};

/** The request of the call. */
const api: ApiCall = {
  call: (api) =>
    api.sendContact({
      name: 'Asha Rao',
      email: 'asha@example.com',
      mobile: '9845011223',
      message: 'Forty riders & a film crew',
    }),
  answer: null,
  request: {
    method: 'POST',
    path: 'user/contact-us',
    hasBearer: false,
    body: 'name=Asha+Rao&email=asha%40example.com&mobile=9845011223&message=Forty+riders+%26+a+film+crew',
  },
  isCacheable: false,
};

/** The faulty call of the contact page. */
export const contactPage = {
  'contact-us': { kind: 'post', api, visits: { form: contactForm }, cells: contactCells },
} satisfies FaultyCalls<'contact-us'>;
