import type { Scenes } from '../kit/scene.ts';
import { dirtBasics } from './trainings/dirt-basics.ts';
import { engineBasics } from './trainings/engine-basics.ts';
import { firstAid } from './trainings/first-aid.ts';
import { firstRide } from './trainings/first-ride.ts';
import { nightRiding } from './trainings/night-riding.ts';
import { pillionTouring } from './trainings/pillion-touring.ts';
import { roadsideRepair } from './trainings/roadside-repair.ts';
import { slowSpeed } from './trainings/slow-speed.ts';
import { trackDayLevel1 } from './trainings/track-day-level-1.ts';
import { trailBraking } from './trainings/trail-braking.ts';
import { waterCrossing } from './trainings/water-crossing.ts';
import { wheelieFreeCornering } from './trainings/wheelie-free-cornering.ts';

/** Pictures of the trainings, by slug. */
export const trainings: Scenes = {
  'dirt-basics': dirtBasics,
  'trail-braking': trailBraking,
  'track-day-level-1': trackDayLevel1,
  'first-ride': firstRide,
  'slow-speed': slowSpeed,
  'wheelie-free-cornering': wheelieFreeCornering,
  'water-crossing': waterCrossing,
  'roadside-repair': roadsideRepair,
  'engine-basics': engineBasics,
  'first-aid': firstAid,
  'night-riding': nightRiding,
  'pillion-touring': pillionTouring,
};
