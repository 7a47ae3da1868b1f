import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadScript } from './load-script.ts';

/** A component whose script comes on its own, when it is first shown; it throws to the boundary around it when the script does not arrive. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadScript(load) }));
}
