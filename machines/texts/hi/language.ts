/** The language of these texts, as an attribute of markup and Intl name it. */
export const locale = 'hi-IN';

/** The beginning of every path of the pages in this language; '' for none. */
export const base = '/hi';

/** The other language: how it calls itself, its locale and what its paths begin with. */
export const otherName = 'English';
export const otherLocale = 'en-IN';
export const otherBase = '';
