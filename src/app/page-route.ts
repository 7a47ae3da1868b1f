import type { ComponentType } from 'react';
import type { PageProps } from '../site/page-props.ts';

/** Fetches a module: only `() => import('./Module.tsx')`, so that the build can find its chunk. */
export type ImportFunction = () => Promise<unknown>;

/**
 * A route of the site. The routes belong to every page's first script, so they import their pages by import functions
 * only.
 */
export interface PageRoute {
  /** The pattern of its addresses. */
  path: string;
  /** The paths that the build prerenders. */
  prerender: readonly string[];
  /** Its paths in other letter cases that the site links to: case-sensitive hosts get a file for each. */
  spellings?: readonly string[];
  /**
   * The path whose markup answers each address of an open pattern that has no file of its own; that markup holds
   * nothing of the address.
   */
  shell?: string;
  /**
   * True for a page of one visitor: `noindex` and the sitemap keep it from search engines, and it has a budget of its
   * own.
   */
  isPersonal?: true;
  /** The canonical address of each path with the same content as another; the sitemap leaves the path out. */
  aliasOf?: Readonly<Record<string, string>>;
  /** The title before the brand; '' for the home page, null where the page states it itself. */
  title: string | null | ((path: string) => string);
  /** True when the page states its own sentence for search engines; the site's stands in for it. */
  describesItself?: true;
  /** The module that is prerendered in place of the page, whose own script is fetched after it. */
  prerendered?: ImportFunction;
  /** True when its script is fetched as soon as a link to it is in view; that of another page waits for a touch. */
  fetchedOnSight?: true;
  /** The modules that the page renders once it is hydrated; their scripts are fetched after those that hydrate it. */
  prefetch?: readonly ImportFunction[];
  /** Loads the page's component from the module whose script and style the markup requests. */
  load: () => Promise<ComponentType<PageProps>>;
}
