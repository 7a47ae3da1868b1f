import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { organisationFacts } from '../../../src/site/organisation-facts.ts';
import { ContactForm } from '../../../src/widgets/contact/ContactForm.tsx';
import { ContactSection } from '../../../src/widgets/contact/ContactSection.tsx';
import { expectAnnounced } from '../../fixtures/announced.ts';
import { inSite } from '../../fixtures/in-site.tsx';
import { render } from '../../fixtures/render.tsx';

const complete = {
  name: 'Priya Nair',
  email: 'priya@example.com',
  mobile: '9845012345',
  message: 'A ride for forty people in March',
};

function open() {
  const sendContact = vi.fn(async () => {});
  render(
    inSite(
      <ContactSection>
        <ContactForm />
      </ContactSection>,
      { sendContact },
    ),
  );
  return sendContact;
}

const sendMessage = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

test('details → the Domlur address, two phones, the info e-mail and the hours', () => {
  open();
  const details = within(screen.getByRole('region', { name: 'Contact details' }));
  expect(details.getByText(/Domlur, Bengaluru/)).toBeVisible();
  expect(details.getByText('Monday-Friday 9AM-6PM')).toBeVisible();
  expect(details.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    organisationFacts.office.map,
    ...organisationFacts.phones.map(({ dialled }) => `tel:${dialled}`),
    `mailto:${organisationFacts.infoEmail}`,
  ]);
});

test('nothing typed, sent → four messages beside their fields, the focus on the first at each press', async () => {
  const sendContact = open();
  await sendMessage();
  const wrong = {
    Name: 'Please provide your name.',
    Email: 'Please provide a valid email.',
    Phone: 'Please provide a valid 10-digit phone number.',
    Message: 'Please provide a message.',
  };
  for (const [label, message] of Object.entries(wrong))
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  expect(screen.getByLabelText('Message')).toHaveFocus();
  await sendMessage();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(sendContact).not.toHaveBeenCalled();
});

test('a form with two errors, sent → a summary that leads to each field, and goes as they are put right', async () => {
  const sendContact = open();
  await userEvent.type(screen.getByLabelText('Name'), complete.name);
  await userEvent.type(screen.getByLabelText('Message'), complete.message);
  await sendMessage();
  await expectAnnounced('alert', 'There is a problem');
  const summary = within(screen.getByRole('group', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Please provide a valid email.',
    'Please provide a valid 10-digit phone number.',
  ]);
  await userEvent.click(summary.getByRole('link', { name: /phone/ }));
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Phone'), complete.mobile);
  await userEvent.type(screen.getByLabelText('Email'), complete.email);
  expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  await sendMessage();
  expect(sendContact).toHaveBeenCalledOnce();
});
