/** The language of these texts, as an attribute of markup and Intl name it. */
export const locale = 'en-IN';

/** The beginning of every path of the pages in this language; '' for none. */
export const base = '';

/** The other language: how it calls itself, its locale and what its paths begin with. */
export const otherName = 'हिन्दी';
export const otherLocale = 'hi-IN';
export const otherBase = '/hi';
