import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './app/styles.ts';

/** Mounts the site: over the prerendered markup when there is some, else from nothing. */
export function mount(root: HTMLElement): void {
  if (root.firstElementChild) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
}
