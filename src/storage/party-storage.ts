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
  return {
    /** The number of riders; one where none is stored, or none that can be read. */
    read: (): number => partyCodec.decode(local.read(RIDE_KEYS.party))?.riders ?? ONE_RIDER,
    /** Stores the number of riders; one is stored as nothing. The record of a newer version of the site stays as it is. */
    write(riders: number): void {
      if (!isPartySize(riders) || isNewerRecord(local.read(RIDE_KEYS.party))) return;
      if (riders === ONE_RIDER) local.remove(RIDE_KEYS.party);
      else local.write(RIDE_KEYS.party, partyCodec.encode({ riders }));
    },
  };
}
