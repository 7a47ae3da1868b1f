import * as englishDocument from '../../machines/texts/en/document.ts';
import * as english from '../../machines/texts/en/language.ts';
import * as hindiDocument from '../../machines/texts/hi/document.ts';
import * as hindi from '../../machines/texts/hi/language.ts';

/** A language of the site, as far as a build needs it: its environments are named after it. */
export interface Language {
  /** The condition under which package.json resolves its texts. */
  id: 'en' | 'hi';
  locale: string;
  /** The beginning of every path; '' for none. */
  base: string;
  /** The words of its document before any script runs. */
  document: typeof englishDocument | typeof hindiDocument;
}

const { locale, base } = english;

/** The language that stands at the root of the site, and that is shown where none is chosen. */
export const mainLanguage: Language = { id: 'en', locale, base, document: englishDocument };

/** The languages that stand below paths of their own. */
export const otherLanguages: readonly Language[] = [
  { id: 'hi', locale: hindi.locale, base: hindi.base, document: hindiDocument },
];

/** Every language of the site, the main one first. */
export const languages: readonly Language[] = [mainLanguage, ...otherLanguages];

/** A path of the main language in another one. */
export const pathIn = ({ base }: Pick<Language, 'base'>, path: string): string =>
  path === '/' ? base || '/' : base + path;

/** The file that answers an unknown path, by the folder that it is below. */
export const missingPages: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((language) => [`${language.base}/`, `${language.base}/404.html`.slice(1)]),
);

/** A path of any language in each of them, with its locale. */
export function translations(path: string): { locale: string; path: string }[] {
  const { base: own = '' } =
    [...languages].reverse().find((each) => isBelow(path, each.base)) ?? {};
  const bare = path.slice(own.length) || '/';
  return languages.map((each) => ({ locale: each.locale, path: pathIn(each, bare) }));
}

const isBelow = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);
