import { lazyComponent } from '../lazy/lazy-component.tsx';
import { Nothing } from '../lazy/Nothing.tsx';

/** The button that copies what happened, for a page or a part whose own script did not arrive; if this one does not either, the rest stays. */
export const LazyCopyTrace = lazyComponent(
  async () => (await import('./CopyTrace.tsx')).CopyTrace,
  { Lost: Nothing, Waiting: Nothing },
);
