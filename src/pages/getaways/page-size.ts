/** How many cards one page of a list holds. */
export const PAGE_SIZE = 24;

/** How many of them are painted first: more than a phone shows at once, a row where there are four in one. */
export const FIRST_CARDS = 4;
