import { HANDED_KEY } from './keys.ts';

/** Keeps a navigation state for the page at another address, which is a new document. False where the storage refuses. */
export function handState(storage: () => Storage, address: string, state: unknown): boolean {
  try {
    storage().setItem(HANDED_KEY, JSON.stringify({ address, state }));
    return true;
  } catch {
    return false;
  }
}

/** Takes the state kept for the page at an address; undefined where there is none. A state for another page is dropped. */
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
