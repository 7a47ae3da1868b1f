/** The facts in which the languages of the site differ; their words stand in a folder of the language's id beside this file. */
export interface LanguageFacts {
  /** The language as markup and Intl name it. */
  readonly locale: string;
  /** The name by which the language calls itself. */
  readonly name: string;
  /** The beginning of every path of its pages; '' for none. */
  readonly base: string;
}

/** The languages in which the site is built; the first stands at the root of the site. */
export const LANGUAGES = {
  en: { locale: 'en-IN', name: 'English', base: '' },
  hi: { locale: 'hi-IN', name: 'हिन्दी', base: '/hi' },
} satisfies Readonly<Record<string, LanguageFacts>>;

/** The id of a language: the name of the folder of its words. */
export type LanguageId = keyof typeof LANGUAGES;

/** The facts of a language that builds and checks read, and pages do not carry. */
interface LanguageSources {
  /** Its script, by Unicode's name; only in texts of another script than Latin are Latin words left over from English. */
  readonly script: 'Latin' | 'Devanagari';
  /** The direction of its script, as `dir` of the document has it. */
  readonly direction: 'ltr' | 'rtl';
  /** The style sheet in src/app with the fonts of its script. */
  readonly fonts: string;
  /** True where the compiler holds that no message is missing; else an English one stands where a message is missing. */
  readonly isComplete: boolean;
}

/** The sources that each language is built from, beside its words. */
export const LANGUAGE_SOURCES: Readonly<Record<LanguageId, LanguageSources>> = {
  en: { script: 'Latin', direction: 'ltr', fonts: 'fonts.css', isComplete: true },
  hi: { script: 'Devanagari', direction: 'ltr', fonts: 'fonts-devanagari.css', isComplete: true },
};
