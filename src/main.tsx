import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './app/services.ts';
import './app/styles.ts';

/** Mounts the site: over the prerendered markup when there is some, else from nothing. */
export function mount(root: HTMLElement): void {
  const app = <App services={createServices(window.location.origin)} />;
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
