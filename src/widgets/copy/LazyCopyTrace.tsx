import { lazyComponent } from '../lazy/lazy-component.tsx';
import { Nothing } from '../lazy/Nothing.tsx';

/**
 * The button that copies what happened, for a page or a section whose own script did not arrive; if the script of the
 * button does not arrive either, nothing else is lost.
 */
export const LazyCopyTrace = lazyComponent(
  async () => (await import('./CopyTrace.tsx')).CopyTrace,
  { Lost: Nothing, Waiting: Nothing },
);
