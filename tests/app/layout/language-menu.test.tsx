import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { LANGUAGES } from '#languages.ts';
import { Header } from '../../../src/app/layout/Header.tsx';
import { inSite } from '../../fixtures/in-site.tsx';
import { render } from '../../fixtures/render.tsx';

vi.mock('#languages.ts', async (load) => {
  const table = await load<typeof import('../../../machines/texts/languages.ts')>();
  const further = { locale: 'x-further', name: 'Further', base: '/further' };
  return { ...table, LANGUAGES: { ...table.LANGUAGES, further } };
});

const others = Object.values(LANGUAGES).slice(1);

test('a site of several languages → a button with the name of this one opens links to the same page in each other, on phones they stand in the menu', () => {
  const { hook, searchHook } = memoryLocation({ path: '/about?from=home' });
  render(
    <Router hook={hook} searchHook={searchHook}>
      {inSite(<Header />)}
    </Router>,
  );
  expect(screen.getByRole('button', { name: 'Language: English' })).toHaveTextContent('English');
  for (const name of ['Language: English', 'Open menu']) {
    const opens = screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '';
    const links = within(document.getElementById(opens) as HTMLElement)
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.hasAttribute('hreflang'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      others.map(({ name, base }) => [name, `${base}/about?from=home`]),
    );
  }
});
