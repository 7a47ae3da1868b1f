/** The error of a script that the host no longer has, since a newer release stands in place of this page's. */
export class ReplacedError extends Error {}
