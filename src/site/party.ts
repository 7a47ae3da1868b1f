import { useSyncExternalStore } from 'react';
import { ONE_RIDER } from '#machines/domain/booking/party.ts';
import { createPartyStorage } from '../storage/party-storage.ts';
import { listen, stopAll } from './listeners.ts';
import { defineService, useSite } from './site.ts';

const partyService = defineService(({ browser }) => {
  const { read, write } = createPartyStorage(browser.local);
  const changes = new EventTarget();
  return {
    read,
    /** Calls back when the number changes, in this tab or another one; returns a function that stops it. */
    watch: (listener: () => void) =>
      stopAll([
        listen(changes, ['change'], listener),
        browser.onStored(listener),
        browser.onRestored(listener),
      ]),
    change(riders: number) {
      write(riders);
      changes.dispatchEvent(new Event('change'));
    },
  };
});

/**
 * Returns the number of riders on this device, and the function that changes it. A prerendered page says one (rule:
 * How many are you).
 */
export function useParty(): readonly [riders: number, change: (riders: number) => void] {
  const party = partyService(useSite());
  return [useSyncExternalStore(party.watch, party.read, () => ONE_RIDER), party.change];
}
