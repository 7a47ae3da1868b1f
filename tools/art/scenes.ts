import type { Scenes } from './scene.ts';
import { events } from './scenes/events.ts';
import { marks } from './scenes/marks.ts';
import { site } from './scenes/site.ts';
import { trainings } from './scenes/trainings.ts';
import { trips } from './scenes/trips.ts';

/** Pictures of the catalogue, by slug. */
export const catalogue: Scenes = { ...trips, ...trainings, ...events };

/** Pictures of the site, by file name. */
export const pages: Scenes = { ...site, ...marks };
