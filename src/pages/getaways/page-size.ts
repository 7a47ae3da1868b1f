/** How many cards one page of a list holds. */
export const PAGE_SIZE = 24;
