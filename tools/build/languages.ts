import { pathToFileURL } from 'node:url';
import type * as english from '#texts/document.ts';
import { baseOf } from '../../machines/domain/text/site-address.ts';
import {
  LANGUAGE_SOURCES,
  LANGUAGES,
  type LanguageFacts,
  type LanguageId,
} from '../../machines/texts/languages.ts';
import { textFile } from './texts.ts';

/** A language of the site as a build needs it: its folders are named after its id. */
export interface Language extends LanguageFacts {
  readonly id: LanguageId;
  /** The direction of its script. */
  readonly direction: 'ltr' | 'rtl';
  /** The words of its document before any script runs. */
  readonly document: Readonly<Record<keyof typeof english, string>>;
}

async function languageOf(id: LanguageId): Promise<Language> {
  const document: typeof english = await import(pathToFileURL(textFile(id, 'document.ts')).href);
  return { id, ...LANGUAGES[id], direction: LANGUAGE_SOURCES[id].direction, document };
}

const [main, ...others] = Object.keys(LANGUAGES) as [LanguageId, ...LanguageId[]];

/** The language at the root of the site, which is displayed where none is chosen. */
export const mainLanguage: Language = await languageOf(main);

/** The languages whose paths have a prefix. */
export const otherLanguages: readonly Language[] = await Promise.all(others.map(languageOf));

/** Every language of the site, the main one first. */
export const languages: readonly Language[] = [mainLanguage, ...otherLanguages];

/** Returns a path of the main language in another one. */
export const pathIn = ({ base }: Pick<Language, 'base'>, path: string): string =>
  path === '/' ? base || '/' : base + path;

/** The file that answers an unknown path, by the folder that it is below. */
export const missingPages: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((language) => [`${language.base}/`, `${language.base}/404.html`.slice(1)]),
);

/** Returns a path of any language in each of them, with its locale. */
export function localisedPaths(path: string): { locale: string; path: string }[] {
  const inMain = path.slice(baseOf(path).length) || '/';
  return languages.map((each) => ({ locale: each.locale, path: pathIn(each, inMain) }));
}
