const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A text of somebody else, for a line that goes on in our own words: letters that are read from the right keep their marks at their own end. A whole element takes `<bdi>` or `dir="auto"` instead. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
