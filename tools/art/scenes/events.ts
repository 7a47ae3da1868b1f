import type { Scenes } from '../scene.ts';

/** Pictures of the events, by slug. */
export const events: Scenes = {};
