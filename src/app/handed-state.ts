// Part of the first script of every page.

import { HANDED_KEY } from '../storage/keys.ts';

/** Keeps a navigation state for the page at an address: that is another document, which has none. False where the storage refuses. */
export function handState(storage: () => Storage, address: string, state: unknown): boolean {
  try {
    storage().setItem(HANDED_KEY, JSON.stringify({ address, state }));
    return true;
  } catch {
    return false;
  }
}

/** The state that was handed to the page at an address, once; undefined where none was. Another page's is nobody's any more. */
export function takeHandedState(storage: () => Storage, address: string): unknown {
  try {
    const text = storage().getItem(HANDED_KEY);
    if (text === null) return undefined;
    storage().removeItem(HANDED_KEY);
    const handed = JSON.parse(text) as { address: unknown; state: unknown };
    return handed.address === address ? handed.state : undefined;
  } catch {
    return undefined;
  }
}
