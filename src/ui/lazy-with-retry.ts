import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importWithRetry } from './import-with-retry.ts';

/** A lazy component whose failed import is retried (`importWithRetry`); when no try succeeds, it throws to the error boundary around it. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}
