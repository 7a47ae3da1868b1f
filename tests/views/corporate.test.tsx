import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteConfig } from '../../src/app/site-config.ts';
import { ConnectedContactForm } from '../../src/pages/contact/ConnectedContactForm.tsx';
import { CorporatePage } from '../../src/pages/corporate/CorporatePage.tsx';
import { contactFormSending } from '../fixtures/contact.ts';
import { render } from '../fixtures/render.tsx';

const machine = contactFormSending(async () => {});

const open = () =>
  render(
    <CorporatePage
      site={siteConfig}
      form={(labelledBy) => <ConnectedContactForm machine={machine} labelledBy={labelledBy} />}
    />,
  );

test('What We Offer → brand rides, team-building, diversity and cause-based rides', () => {
  open();
  const offer = screen.getByRole('region', { name: 'What We Offer' });
  expect(
    within(offer)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Brand rides', 'Team-building', 'Diversity', 'Cause-based rides']);
});

test('Plan an event → the form on the same page, beside the contact details', () => {
  open();
  expect(screen.getByRole('link', { name: 'Plan an event' })).toHaveAttribute('href', '#contact');
  const contact = screen.getByRole('region', { name: 'Reach out with any questions' });
  expect(contact).toHaveAttribute('id', 'contact');
  expect(within(contact).getByRole('button', { name: 'Send message' })).toBeEnabled();
  expect(within(contact).getByText('Monday-Friday 9AM-6PM')).toBeVisible();
});
