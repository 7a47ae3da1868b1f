import { Page } from './page.ts';
import { createRandom, seedOf } from './random.ts';
import type { Scene } from './scene.ts';

/** Draws a scene to SVG text; the same name always gives the same text. */
export function render(name: string, scene: Scene): string {
  const page = new Page(name, scene.width, scene.height);
  const random = createRandom(seedOf(name));
  scene.draw(page, random);
  if (scene.grain !== 0) page.grain(random, scene.grain);
  return page.svg();
}
