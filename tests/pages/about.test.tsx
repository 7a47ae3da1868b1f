import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AboutPage } from '../../src/pages/about/AboutPage.tsx';
import * as paths from '../../src/paths.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';

describe('the product lines', () => {
  test('each by its name, in this order', () => {
    render(inSite(<AboutPage />));
    const lines = within(screen.getByRole('region', { name: 'What we make' }));
    // below them stands the way on
    const names = lines.getAllByRole('heading', { level: 3 }).slice(0, -1);
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Garage',
      'Corporate Events',
      'Rewards',
      'Getaways',
      'Store',
      'Utilities',
      'Talent Hunt',
    ]);
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
