import { expect } from 'storybook/test';
import { contactMachine } from '#machines/contact.machine.ts';
import { checkContact } from '#machines/domain/person/contact-form.ts';
import { EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import preview from '../.storybook/preview.tsx';
import { pinned } from '../.storybook/statechart/pinned.tsx';
import { ContactFormView } from '../src/widgets/contact/ContactFormView.tsx';
import { ContactSection } from '../src/widgets/contact/ContactSection.tsx';
import { machinePage } from './docs/machine-page.tsx';
import { movesOf } from './moves-of.ts';

const meta = preview.meta({
  title: 'Machines/Contact',
  parameters: { page: '/contact', docs: { page: machinePage('contact') } },
});

const message = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9845011223',
  message: 'We are forty riders and would like a day in the Ghats in March.',
};
const at = pinned(
  contactMachine,
  movesOf('contact'),
  { message, unsorted: null, errors: {} },
  (state, send) => (
    <ContactSection>
      <ContactFormView state={state} send={send} />
    </ContactSection>
  ),
);

export const RestoringReading = meta.story(at('restoring.reading', { message: EMPTY_CONTACT }));
/** Sent before the draft of the form was read; it waits for that. */
export const RestoringSubmitted = meta.story(at('restoring.submitted'));
export const Filling = meta.story(at('filling', { message: EMPTY_CONTACT }));
export const Submitting = meta.story(at('submitting'));
export const Sent = meta.story(at('sent', { message: EMPTY_CONTACT }));
export const Failed = meta.story(at('failed'));

export const EveryFieldMissing = meta.story(
  at('filling', { message: EMPTY_CONTACT, errors: checkContact(EMPTY_CONTACT) }),
);
const mistyped = { ...message, email: 'asha@', mobile: '98450' };
export const EmailAndPhoneInvalid = meta.story(
  at('filling', { message: mistyped, errors: checkContact(mistyped) }),
);
export const LongMessage = meta.story(
  at('filling', { message: { ...message, message: 'We ride on Sundays. '.repeat(80) } }),
);

/** A refused message, put right and sent. */
export const SubmitsInvalidThenSends = meta.story({
  ...at('filling', { message: { ...message, email: 'asha@' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please provide a valid email.',
    );
    await userEvent.type(canvas.getByLabelText('Email'), 'example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  },
});
