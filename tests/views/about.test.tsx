import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '../../src/app/site-config.ts';
import { AboutPage } from '../../src/pages/about/AboutPage.tsx';
import { aboutContent } from '../../src/pages/about/content.ts';
import * as paths from '../../src/paths.ts';

const content = aboutContent(siteConfig.brand);
const texts = [content.mission, content.culture, ...content.lines].map(({ text }) => text);

describe('the product lines', () => {
  test('seven, by their names', () => {
    render(<AboutPage site={siteConfig} />);
    const lines = screen.getByRole('region', { name: 'What we make' });
    expect(content.lines.map(({ name }) => name)).toEqual([
      'Garage',
      'Corporate Events',
      'Rewards',
      'Getaways',
      'Store',
      'Utilities',
      'Talent Hunt',
    ]);
    for (const { name } of content.lines) {
      expect(within(lines).getByRole('heading', { name })).toBeVisible();
    }
  });

  test('Garage → insurance, pollution certificate and service reminders', () => {
    expect(content.lines[0]?.text).toMatch(
      /^Insurance, pollution certificate and service reminders/,
    );
  });

  test('Talent Hunt → sponsorship for young riders', () => {
    expect(content.lines[6]?.text).toMatch(/^Sponsorship for young riders/);
  });

  test.each([
    ['See corporate events', paths.corporate],
    ['Browse getaways', paths.getaways],
    ['Meet the riders', paths.talentHunt],
    ['Explore Getaways', paths.getaways],
  ])('%s → %s', (name, href) => {
    render(<AboutPage site={siteConfig} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('long texts', () => {
  test.each(texts)('%s → 150 characters and an ellipsis', (text) => {
    render(<AboutPage site={siteConfig} />);
    expect(text.length).toBeGreaterThan(150);
    expect(screen.getByText(`${text.slice(0, 150).trimEnd()}…`)).toBeVisible();
  });

  test('Read More → the whole text and Read Less → the beginning again', async () => {
    render(<AboutPage site={siteConfig} />);
    const { text } = content.mission;
    await userEvent.click(screen.getByRole('button', { name: 'Read More about our mission' }));
    expect(screen.getByText(text)).toBeVisible();
    const less = screen.getByRole('button', { name: 'Read Less about our mission' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(less);
    expect(screen.queryByText(text)).toBeNull();
  });
});

test('another brand → no word of the first one', () => {
  const { container } = render(<AboutPage site={{ ...siteConfig, brand: 'Wheelhouse' }} />);
  expect(container).toHaveTextContent('Wheelhouse started in Domlur');
  expect(container).not.toHaveTextContent(siteConfig.brand);
});
