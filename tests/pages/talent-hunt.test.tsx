import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TalentHuntPage } from '../../src/pages/talent-hunt/TalentHuntPage.tsx';
import * as paths from '../../src/paths.ts';
import { organisationFacts } from '../../src/site/organisation-facts.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';

const chatAbout = (text: string) => `${organisationFacts.chat}?text=${encodeURIComponent(text)}`;

test.each(['Kavya Reddy', 'Imran Shaikh', 'Tenzin Dolma'])(
  '%s → Know more and Sponsor open the chat about them',
  (name) => {
    render(inSite(<TalentHuntPage />));
    expect(
      screen.getByRole('link', { name: new RegExp(`Know more about ${name}`) }),
    ).toHaveAttribute('href', chatAbout(`Hello, I would like to know more about ${name}.`));
    expect(screen.getByRole('link', { name: new RegExp(`Sponsor ${name}`) })).toHaveAttribute(
      'href',
      chatAbout(`Hello, I would like to sponsor ${name}.`),
    );
  },
);

test('a deployment without a chat → every link to the team leads to the contact form, and none speaks of WhatsApp', async () => {
  const facts = { ...organisationFacts, chat: null };
  render(inSite(<TalentHuntPage />, {}, { facts }));
  await userEvent.click(screen.getByRole('button', { name: 'Sponsorship details' }));
  await screen.findByRole('dialog');
  const links = screen.getAllByRole('link', { name: /Talk to us|Know more|Sponsor/, hidden: true });
  expect(links).toHaveLength(9);
  for (const link of links) {
    expect(link).toHaveAttribute('href', paths.contact);
    expect(link).not.toHaveTextContent('WhatsApp');
  }
});

test('riders → none is a child under 13', () => {
  render(inSite(<TalentHuntPage />));
  const ages = screen.getAllByText('Age').map((term) => Number(term.nextSibling?.textContent));
  expect(ages).toHaveLength(3);
  for (const age of ages) expect(age).toBeGreaterThanOrEqual(13);
});

test('Sponsorship details → the popup, whose two buttons open the chat, then closed', async () => {
  render(inSite(<TalentHuntPage />));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sponsorship details' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Sponsor a young racer' }));
  expect(popup.getByRole('link', { name: /^Know more/ })).toHaveAttribute(
    'href',
    chatAbout('Hello, I would like to know more about a Talent Hunt rider.'),
  );
  expect(popup.getByRole('link', { name: /^Sponsor/ })).toHaveAttribute(
    'href',
    chatAbout('Hello, I would like to sponsor a Talent Hunt rider.'),
  );
  await userEvent.click(popup.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
