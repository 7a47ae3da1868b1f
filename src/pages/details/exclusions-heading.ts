/** The id of the heading of the list of what the price does not cover. */
export const EXCLUSIONS_ID = 'exclusions';
