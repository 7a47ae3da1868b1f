/** The language of these texts, as an attribute of markup and Intl name it. */
export const locale = 'en-IN';

/** What stands in front of every path of the pages in this language. */
export const base = '';
