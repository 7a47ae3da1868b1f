import type { Scenes } from '../scene.ts';
import { dirtBasics } from './trainings/dirt-basics.ts';
import { firstRide } from './trainings/first-ride.ts';
import { trackDayLevel1 } from './trainings/track-day-level-1.ts';
import { trailBraking } from './trainings/trail-braking.ts';

/** Pictures of the trainings, by slug. */
export const trainings: Scenes = {
  'dirt-basics': dirtBasics,
  'trail-braking': trailBraking,
  'track-day-level-1': trackDayLevel1,
  'first-ride': firstRide,
};
