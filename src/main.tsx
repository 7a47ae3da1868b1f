// first of all: it says the order of the layers
import './app/styles.ts';

import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { App } from './app/App.tsx';
import { type Faults, tellFailedCheck } from './app/reporting/faults.ts';
import { createBrowser } from './site/browser.ts';
import { readPageData } from './site/page-data.ts';
import { createSite } from './site/site.ts';
import { takeHandedState } from './storage/handed-state.ts';
import { rememberControls } from './ui/pending-input.ts';

/** Mounts the site: over the prerendered markup when there is some, else from nothing. Errors caught by its parts go to `faults`, in a build with reports. */
export function mount(root: HTMLElement, faults?: Faults): void {
  const handed = takeHandedState(
    () => sessionStorage,
    window.location.pathname + window.location.search,
  );
  if (handed !== undefined) window.history.replaceState(handed, '');
  const template = document.getElementById('page-data');
  const data = template instanceof HTMLTemplateElement ? template.content.textContent : null;
  const world = { browser: createBrowser(), pageData: readPageData(data, window.location.origin) };
  const site =
    import.meta.env.VITE_REPORT_URL && faults
      ? createSite({ ...world, watch: telling(faults) })
      : createSite(world);
  if (import.meta.env.VITE_REPORT_URL && faults) faults.steps = site.trace;
  const app = <App site={site} />;
  rememberControls(root);
  if (import.meta.env.VITE_REPORT_URL) mountTelling(root, app, faults);
  // in slices, so that presses meanwhile are answered
  else if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Tells of each payment check that failed; each step of a chart is told once. */
const telling = (faults: Faults) => (inspected: InspectionEvent) => {
  if (inspected.type === '@xstate.snapshot') tellFailedCheck(faults, inspected.event);
};

/** Mounts as above, and reports the errors that a boundary caught, which no global listener gets. */
function mountTelling(root: HTMLElement, app: ReactNode, faults: Faults | undefined): void {
  const onCaughtError = (error: unknown) => {
    console.error(error);
    faults?.tell({ kind: 'error', error });
  };
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app, { onCaughtError }));
  else createRoot(root, { onCaughtError }).render(app);
}
