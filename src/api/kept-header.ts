// Part of the worker's script: imports nothing.

/** The header that the worker marks an answer with that it kept: when the network gave it, epoch ms. */
export const KEPT_AT = 'x-kept-at';
