import { type ComponentType, lazy } from 'react';

/** A route: its pattern, the module of its page and the paths that the build prerenders. */
export interface RouteDef {
  path: string;
  /** The page's module, from the root of the project. */
  source: string;
  Page: ComponentType;
  prerender: readonly string[];
  title: string;
}

/** The routes, in the order in which they are tried. */
export const routes: readonly RouteDef[] = [
  {
    path: '/',
    source: 'src/app/Landing.tsx',
    Page: lazy(async () => ({
      default: (await import('./Landing.tsx')).Landing,
    })),
    prerender: ['/'],
    title: 'Kickstand',
  },
];
