// first of all: it says the order of the layers
import './app/styles.ts';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { App } from './app/App.tsx';
import { type FaultReporter, reportFailedCheck } from './app/reporting/faults.ts';
import { createBrowser } from './site/browser.ts';
import { readPageData } from './site/page-data.ts';
import { createSite } from './site/site.ts';
import { takeNavigationState } from './storage/navigation-state.ts';
import { rememberFocus } from './ui/field-focus.ts';
import { rememberControls } from './ui/served-controls.ts';

/** The facts that the first script of a page hands on. */
interface Start {
  /** The text of the storage's generation when the page was loaded; null for none. */
  loadedGeneration: string | null;
  /** The receiver of the errors that an `ErrorBoundary` caught, in a build with reports. */
  faults: FaultReporter | undefined;
}

/** Mounts the site: over the prerendered markup when there is some, else from nothing. */
export function mount(root: HTMLElement, { loadedGeneration, faults }: Start): void {
  const browser = createBrowser();
  const { pathname, search } = window.location;
  const navigationState = takeNavigationState(browser.session, pathname + search);
  if (navigationState !== undefined) window.history.replaceState(navigationState, '');
  const template = document.getElementById('page-data');
  const data = template instanceof HTMLTemplateElement ? template.content.textContent : null;
  const reports = import.meta.env.VITE_REPORT_URL ? reportsTo(faults) : undefined;
  const site = createSite({
    browser,
    pageData: readPageData(data, window.location.origin),
    loadedGeneration,
    watch: reports?.watch,
  });
  // The reporter listens since the first script, before there were charts: only now it can read their steps.
  if (faults) faults.steps = site.trace;
  const app = <App site={site} />;
  rememberControls(root);
  rememberFocus(root);
  // in a transition, which React renders in slices: the browser receives presses between them
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app, reports?.root));
  else createRoot(root, reports?.root).render(app);
}

/** Reports each payment check that failed, and the errors that an `ErrorBoundary` caught, which no global listener gets. */
const reportsTo = (faults: FaultReporter | undefined) => ({
  watch: (inspected: InspectionEvent) => {
    if (faults && inspected.type === '@xstate.snapshot') reportFailedCheck(faults, inspected.event);
  },
  root: {
    onCaughtError: (error: unknown) => {
      console.error(error);
      faults?.report({ kind: 'error', error });
    },
  },
});
