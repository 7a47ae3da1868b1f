import type { Scenes } from '../scene.ts';

/** Pictures of the trainings, by slug. */
export const trainings: Scenes = {};
