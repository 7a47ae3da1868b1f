import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { readPageData } from './app/page-data.ts';
import type { Faults } from './app/reporting/faults.ts';
import { createServices } from './app/services.ts';
import { rememberControls } from './ui/pending-input.ts';
import './app/styles.ts';

/** Mounts the site: over the prerendered markup when there is some, else from nothing. Errors caught by its parts go to `faults`, in a build with reports. */
export function mount(root: HTMLElement, faults?: Faults): void {
  const template = document.getElementById('page-data');
  const data = template instanceof HTMLTemplateElement ? template.content.textContent : null;
  const { origin } = window.location;
  const services = import.meta.env.VITE_REPORT_URL
    ? createServices(origin, readPageData(data, origin), faults)
    : createServices(origin, readPageData(data, origin));
  const app = <App services={services} />;
  rememberControls(root);
  if (import.meta.env.VITE_REPORT_URL) mountTelling(root, app, faults);
  else if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Mounts as above, and reports the errors that a boundary caught, which no global listener gets. */
function mountTelling(root: HTMLElement, app: ReactNode, faults: Faults | undefined): void {
  const onCaughtError = (error: unknown) => {
    console.error(error);
    faults?.tell({ kind: 'error', error });
  };
  if (root.firstElementChild) hydrateRoot(root, app, { onCaughtError });
  else createRoot(root, { onCaughtError }).render(app);
}
