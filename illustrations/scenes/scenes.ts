import type { Scenes } from '../kit/scene.ts';
import { events } from './events.ts';
import { marks } from './marks.ts';
import { site } from './site.ts';
import { trainings } from './trainings.ts';
import { trips } from './trips.ts';

/** Pictures of the catalogue, by slug. */
export const catalogue: Scenes = { ...trips, ...trainings, ...events };

/** Pictures of the site, by file name. */
export const pages: Scenes = { ...site, ...marks };
