import * as languageTexts from '#texts/language.ts';
import * as texts from '#texts/legal.ts';

/** The language of the documents, where the page around them has another. */
export const documentLanguage = texts.englishOnly === '' ? undefined : 'en-IN';

/** The language of the page, for its own words within a document of another. */
export const pageLanguage = texts.englishOnly === '' ? undefined : languageTexts.locale;
