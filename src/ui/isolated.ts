const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A text of somebody else within a sentence of ours: text from right to left keeps its punctuation at its own end. A whole element takes `<bdi>` or `dir="auto"` instead. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
