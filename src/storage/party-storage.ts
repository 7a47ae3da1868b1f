import * as v from 'valibot';
import { isPartySize, ONE_RIDER } from '#machines/domain/booking/party.ts';
import { RIDE_KEYS } from './keys.ts';
import { recordCodec } from './record-codec.ts';
import { isNewerRecord } from './record-text.ts';
import type { SafeStorage } from './safe-storage.ts';
import { untilForgotten } from './until-forgotten.ts';

const partyCodec = recordCodec(
  v.object({ riders: v.pipe(v.number(), v.check(isPartySize)) }),
  (party) => party,
);

/** Stores on a device how many riders are coming; nothing of it is sent anywhere. */
export function createPartyStorage(device: SafeStorage) {
  const local = untilForgotten(device);
  /** The number that this page remembers beside the record of a newer version of the site. */
  let besideNewer: number = ONE_RIDER;
  return {
    /** The number of riders; one where none is stored, or none that can be read. */
    read(): number {
      const text = local.read(RIDE_KEYS.party);
      if (isNewerRecord(text)) return besideNewer;
      besideNewer = ONE_RIDER;
      return partyCodec.decode(text)?.riders ?? ONE_RIDER;
    },
    /**
     * Stores the number of riders; one is stored as nothing. The record of a newer version of the site stays as it is:
     * beside it the number lasts as long as the page.
     */
    write(riders: number): void {
      if (!isPartySize(riders)) return;
      if (isNewerRecord(local.read(RIDE_KEYS.party))) besideNewer = riders;
      else if (riders === ONE_RIDER) local.remove(RIDE_KEYS.party);
      else local.write(RIDE_KEYS.party, partyCodec.encode({ riders }));
    },
  };
}
