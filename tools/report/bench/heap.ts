import type { Browser } from 'playwright-core';
import type { HeapShare } from './results.ts';
import { openPhone, Tab } from './tab.ts';

/** The parts of a heap snapshot that tell of what kind each thing is and how large. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Kinds that are no part of the script's heap: what the browser itself holds of the page. */
const OUTSIDE: readonly string[] = ['native', 'synthetic'];

/** The bytes of a heap by kind, the most first. */
export function byKind({ snapshot: { meta }, nodes }: HeapSnapshot): HeapShare[] {
  const [kinds] = meta.node_types;
  const type = meta.node_fields.indexOf('type');
  const size = meta.node_fields.indexOf('self_size');
  const sums = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const kind = kinds[nodes[at + type] ?? -1] ?? 'unknown';
    if (!OUTSIDE.includes(kind)) sums.set(kind, (sums.get(kind) ?? 0) + (nodes[at + size] ?? 0));
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}

/** What the home page's heap holds once it has come to rest and the collector has been. */
export async function homeHeap(browser: Browser, site: string): Promise<HeapShare[]> {
  const context = await openPhone(browser, site);
  const tab = await Tab.open(context, { isSlow: false });
  await tab.go('/');
  await tab.settle();
  await tab.holdings();
  const shares = byKind(await tab.heapSnapshot());
  await context.close();
  return shares;
}

/** The bytes of a heap without the code that the engine has compiled: it compiles what runs often again and better, for as long as it runs. */
export const withoutCode = (shares: readonly HeapShare[]): number =>
  shares.reduce((sum, [kind, bytes]) => (kind === 'code' ? sum : sum + bytes), 0);
