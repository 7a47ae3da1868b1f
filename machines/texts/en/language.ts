import { LANGUAGES, type LanguageFacts } from '#languages.ts';

/** The language of these texts. */
export const language: LanguageFacts = LANGUAGES.en;
