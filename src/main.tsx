import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { readPageData } from './app/page-data.ts';
import { createServices } from './app/services.ts';
import './app/styles.ts';

/** Mounts the site: over the prerendered markup when there is some, else from nothing. */
export function mount(root: HTMLElement): void {
  const template = document.getElementById('page-data');
  const data = template instanceof HTMLTemplateElement ? template.content.textContent : null;
  const { origin } = window.location;
  const app = <App services={createServices(origin, readPageData(data, origin))} />;
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
