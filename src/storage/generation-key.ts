/** The key of the storage's generation, in a file of its own for the first script of a page. */
export const GENERATION_KEY = 'generation';
