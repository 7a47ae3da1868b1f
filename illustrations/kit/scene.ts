import type { Page } from './page.ts';
import type { Random } from './random.ts';

/** A picture that the generator can draw. */
export interface Scene {
  draw: (page: Page, random: Random) => void;
  /** Size in pixels; 1600 by 1000 unless given. */
  width?: number;
  height?: number;
  /** Opacity of the print grain; 0 leaves it out. */
  grain?: number;
}

/** Pictures by the name of their file. */
export type Scenes = Readonly<Record<string, Scene>>;
