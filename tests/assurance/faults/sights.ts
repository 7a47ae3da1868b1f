import { expect } from 'vitest';
import type { Site } from './site.ts';

/** Words that no visitor may read. */
export const UNREADABLE = /undefined|null|NaN|\[object|Invalid/;

/** Retry loads the page anew, and does nothing else. */
export function expectRetryReloads(site: Site, retry: () => void): void {
  const before = site.browserCalls.length;
  retry();
  expect(site.browserCalls.slice(before).map(({ name }) => name)).toEqual(['reload']);
}

/** Waits until something is so. */
export async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 5));
}
