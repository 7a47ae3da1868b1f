import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CorporatePage } from '../../src/pages/corporate/CorporatePage.tsx';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';

test('What We Offer → brand rides, team-building, diversity and cause-based rides', () => {
  render(inSite(<CorporatePage />));
  const offer = screen.getByRole('region', { name: 'What We Offer' });
  expect(
    within(offer)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Brand rides', 'Team-building', 'Diversity', 'Cause-based rides']);
});

test('Plan an event → the form on the same page, beside the contact details', async () => {
  render(inSite(<CorporatePage />));
  expect(screen.getByRole('link', { name: 'Plan an event' })).toHaveAttribute('href', '#contact');
  const contact = screen.getByRole('region', { name: 'Reach out with any questions' });
  expect(contact).toHaveAttribute('id', 'contact');
  expect(await within(contact).findByRole('button', { name: 'Send message' })).toBeEnabled();
  expect(within(contact).getByText('Monday-Friday 9AM-6PM')).toBeVisible();
});
