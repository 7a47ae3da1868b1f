import { optionalComponent } from '../../ui/optional-component.tsx';

/** The button that copies what happened, for a page or a part whose own script did not arrive; if this one does not either, the rest stays. */
export const LazyCopyTrace = optionalComponent(
  async () => (await import('./CopyTrace.tsx')).CopyTrace,
);
