import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { fillDocument, manifestFile } from '../../tools/build/document.ts';
import {
  type Language,
  languages,
  localisedPaths,
  mainLanguage,
  otherLanguages,
} from '../../tools/build/languages.ts';
import type { FiledRoute } from '../../tools/serve/site-files.ts';
import { routesInEachLanguage } from '../fixtures/routes-in-each-language.ts';

const hindi = otherLanguages.find(({ id }) => id === 'hi') as Language;

test.each([
  ['/', '/', '/hi'],
  ['/hi', '/', '/hi'],
  ['/about', '/about', '/hi/about'],
  ['/hi/about', '/about', '/hi/about'],
  ['/hindi', '/hindi', '/hi/hindi'],
  ['/details/hi', '/details/hi', '/hi/details/hi'],
])('%s is %s in English and %s in Hindi', (path, english, inHindi) => {
  const inEach = localisedPaths(path);
  expect(inEach.map(({ locale }) => locale)).toEqual(languages.map(({ locale }) => locale));
  expect(inEach).toEqual(
    expect.arrayContaining([
      { locale: 'en-IN', path: english },
      { locale: 'hi-IN', path: inHindi },
    ]),
  );
});

const rooms = import.meta.glob('../../machines/texts/*/language.ts');

test('the routes of each language are those that its own build has', async () => {
  const filed: FiledRoute[] = [];
  for (const { id, base } of languages) {
    vi.resetModules();
    vi.doMock('#texts/language.ts', rooms[`../../machines/texts/${id}/language.ts`]);
    const built = await import('../../src/app/routes.ts');
    vi.doUnmock('#texts/language.ts');
    expect(built.notFoundRoute.prerender).toEqual([`${base}/404`]);
    filed.push(
      ...built.routes.map(({ path, prerender, spellings = [], shell }) => ({
        path,
        prerender,
        spellings,
        ...(shell === undefined ? {} : { shell }),
      })),
    );
  }
  expect(routesInEachLanguage(routes)).toEqual(filed);
});

test('index.html has a place for each fact of a language, and none is left open', async () => {
  const template = await readFile(new URL('../../index.html', import.meta.url), 'utf8');
  for (const language of languages) {
    const html = fillDocument(template, language);
    expect(html).not.toMatch(/%[A-Z_]+%/);
    expect(html).toContain(`<html lang="${language.locale}" dir="${language.direction}"`);
    expect(html).toContain(`href="/${manifestFile(language)}"`);
    expect(html).toContain(language.document.needsScript);
    expect(html).toContain(language.document.outdated);
    // no request for the mark and the logo
    expect(html).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg%20');
    expect(html).toMatch(
      /<div hidden><svg><g id="logo" fill="#FFFFFF"><path d="M0 0.+<\/g><\/svg><\/div>/,
    );
  }
  expect(fillDocument(template, { ...mainLanguage, direction: 'rtl' })).toContain(' dir="rtl"');
  expect(manifestFile(mainLanguage)).toBe('manifest.webmanifest');
  expect(manifestFile(hindi)).toBe('manifest-hi.webmanifest');
});
