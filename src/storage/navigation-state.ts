import { parseJson } from '#machines/domain/text/json.ts';
import { TAB_KEYS } from './keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/**
 * Stores a navigation state for the page at another address, which is a new document. False where the tab's storage
 * refuses.
 */
export function storeNavigationState(
  session: SafeStorage,
  address: string,
  state: unknown,
): boolean {
  try {
    return session.write(TAB_KEYS.navigationState, JSON.stringify({ address, state }));
  } catch {
    // another's script may have put there what no text can hold
    return false;
  }
}

/** Takes the state stored for the page at an address; undefined where there is none. A state for another page is dropped. */
export function takeNavigationState(session: SafeStorage, address: string): unknown {
  const stored = parseJson(session.read(TAB_KEYS.navigationState) ?? '') as Partial<
    Record<'address' | 'state', unknown>
  > | null;
  session.remove(TAB_KEYS.navigationState);
  return stored?.address === address ? stored.state : undefined;
}
