/** The id of the heading of all that the price does not cover. */
export const EXCLUSIONS_ID = 'exclusions';
