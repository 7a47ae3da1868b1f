// Part of the worker's script: imports nothing.

/**
 * The header that marks an answer of the worker's cache with the time of the network's answer, epoch ms. Its name is
 * stored on devices, so it stays.
 */
export const CACHED_AT = 'x-kept-at';
