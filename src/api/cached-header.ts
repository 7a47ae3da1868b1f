// Part of the worker's script: imports nothing.

/** The header that marks a kept answer of the worker: the time of the network's answer, epoch ms. */
export const CACHED_AT = 'x-kept-at';
