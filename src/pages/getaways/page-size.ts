/** The number of cards on one page of a list. */
export const PAGE_SIZE = 24;

/** The number of cards that are painted first: more than a phone shows at once, a row where there are four in one. */
export const FIRST_CARDS = 4;
