import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AboutPage } from '../../src/pages/about/AboutPage.tsx';
import { aboutContent } from '../../src/pages/about/content.ts';
import * as paths from '../../src/paths.ts';
import { siteConfig } from '../../src/site/site-config.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';

const content = aboutContent(siteConfig.brand);

describe('the product lines', () => {
  test('seven, by their names', () => {
    render(inSite(<AboutPage />));
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

  test.each([
    ['See corporate events', paths.corporate],
    ['Browse getaways', paths.getaways],
    ['Meet the riders', paths.talentHunt],
    ['Explore Getaways', paths.getaways],
  ])('%s → %s', (name, href) => {
    render(inSite(<AboutPage />));
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
