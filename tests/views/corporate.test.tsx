import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConnectedContactForm } from '../../src/pages/contact/ConnectedContactForm.tsx';
import { CorporateView } from '../../src/pages/corporate/CorporateView.tsx';
import { siteConfig } from '../../src/site/site-config.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';

const open = () =>
  render(
    inSite(
      <CorporateView
        site={siteConfig}
        form={(labelledBy) => <ConnectedContactForm labelledBy={labelledBy} />}
      />,
      {},
    ),
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
