import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { forgetMyDetails } from '../../machines/texts/hi/forget.ts';
import * as texts from '../../machines/texts/hi/legal.ts';
import PrivacyPage from '../../src/pages/legal/Privacy.mdx';
import TermsPage from '../../src/pages/legal/Terms.mdx';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';

vi.mock('#texts/forget.ts', () => import('../../machines/texts/hi/forget.ts'));
vi.mock('#texts/legal.ts', () => import('../../machines/texts/hi/legal.ts'));
vi.mock('#texts/language.ts', () => import('../../machines/texts/hi/language.ts'));

/** The language in which an element is read out; undefined is the page's. */
const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');

test('a document of another language → a heading and a note in that of the page, and the text in its own', async () => {
  render(inSite(<PrivacyPage />));
  const heading = screen.getByRole('heading', { level: 1, name: texts.privacyHeading });
  expect(languageOf(heading)).toBeUndefined();
  expect(languageOf(screen.getByText(texts.englishOnly))).toBeUndefined();
  expect(languageOf(screen.getByText('22 जनवरी 2025'))).toBeUndefined();
  expect(languageOf(screen.getByRole('region', { name: 'Cookies' }))).toBe('en-IN');
  for (const link of screen.getAllByRole('link', { name: 'Cookies', hidden: true })) {
    expect(languageOf(link)).toBe('en-IN');
  }
  const button = await screen.findByRole('button', { name: forgetMyDetails });
  expect(languageOf(button)).toBe('hi-IN');
});

test('a link from one document to another → its page in the language of this one', () => {
  render(inSite(<TermsPage />));
  const [link] = screen.getAllByRole('link', { name: 'Privacy Policy' });
  expect(link).toHaveAttribute('href', '/hi/privacypolicy');
});
