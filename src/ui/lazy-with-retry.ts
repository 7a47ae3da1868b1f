import { type ComponentType, lazy } from 'react';
import { importWithRetry } from './import-with-retry.ts';
import { ReplacedError } from './replaced-error.ts';

/**
 * Returns a lazy component that retries its import (`importWithRetry`). When no try succeeds, it throws to the error
 * boundary around it; a `ReplacedError` says that a newer release is the cause.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isReplaced: () => Promise<boolean> = async () => false,
) {
  return lazy(async () => {
    try {
      return { default: await importWithRetry(load) };
    } catch (error) {
      throw (await isReplaced()) ? new ReplacedError('', { cause: error }) : error;
    }
  });
}
