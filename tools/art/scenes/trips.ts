import type { Scenes } from '../scene.ts';
import { manaliLeh } from './trips/manali-leh.ts';
import { pangongLake } from './trips/pangong-lake.ts';

/** Pictures of the trips, by slug. */
export const trips: Scenes = {
  'manali-leh': manaliLeh,
  'pangong-lake': pangongLake,
};
