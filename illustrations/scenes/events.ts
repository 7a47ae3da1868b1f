import type { Scenes } from '../kit/scene.ts';
import { adventureRally } from './events/adventure-rally.ts';
import { bengaluruNightRide } from './events/bengaluru-night-ride.ts';
import { bikeFestival } from './events/bike-festival.ts';
import { charityToyRun } from './events/charity-toy-run.ts';
import { dragNight } from './events/drag-night.ts';
import { filmNight } from './events/film-night.ts';
import { hillClimb } from './events/hill-climb.ts';
import { independenceRide } from './events/independence-ride.ts';
import { sunriseBreakfast } from './events/sunrise-breakfast.ts';
import { swapMeet } from './events/swap-meet.ts';
import { vintageShow } from './events/vintage-show.ts';
import { womenWhoRide } from './events/women-who-ride.ts';

/** Pictures of the events, by slug. */
export const events: Scenes = {
  'sunrise-breakfast': sunriseBreakfast,
  'bengaluru-night-ride': bengaluruNightRide,
  'women-who-ride': womenWhoRide,
  'bike-festival': bikeFestival,
  'vintage-show': vintageShow,
  'charity-toy-run': charityToyRun,
  'drag-night': dragNight,
  'hill-climb': hillClimb,
  'film-night': filmNight,
  'swap-meet': swapMeet,
  'independence-ride': independenceRide,
  'adventure-rally': adventureRally,
};
