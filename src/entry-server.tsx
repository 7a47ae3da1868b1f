// first of all: it says the order of the layers
import './app/styles.ts';

import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { jsonLd } from '#machines/domain/catalogue/structured-data.ts';
import { doNotPayAgain } from '#texts/payment.ts';
import { App } from './app/App.tsx';
import { pageContents } from './app/page-contents.ts';
import type { PageRoute } from './app/page-route.ts';
import { detailsRoute, notFoundRoute, routes } from './app/routes.ts';
import { structuredData } from './app/structured-data.ts';
import * as paths from './paths.ts';
import { createBrowser } from './site/browser.ts';
import { encodePageData } from './site/encoded-page-data.ts';
import { type PageContent, readPageData } from './site/page-data.ts';
import { createSite, type Site } from './site/site.ts';

/** A page as the build writes it. */
export type RenderedPage = Awaited<ReturnType<typeof render>>;

export { pageContents, routes };

/** Every module that a route may name, by its path from the project's root: the import functions are matched with it. */
export const modules = import.meta.glob('/src/{pages,widgets}/**/[A-Z]*.{tsx,mdx}');

/** The paths for the sitemap. */
export const listed: readonly string[] = routes
  .filter(({ isPersonal }) => !isPersonal)
  .flatMap(({ prerender, aliasOf = {} }) => prerender.filter((path) => !(path in aliasOf)));

/** A path that no route answers: its markup is the Not Found page. */
export const [unknownPath = ''] = notFoundRoute.prerender;

// Prerendered markup names no origin.
const ORIGIN = 'https://prerender.invalid';

/**
 * Returns the site with which a page is rendered. Its data are read as the browser will read them, but for the origin
 * of pictures.
 */
function siteAt(path: string, data: string): Site {
  const arrival = () => ({ path, search: '', referrer: '', state: null });
  const browser = { ...createBrowser(), arrival, origin: () => ORIGIN, isOnline: () => true };
  return createSite({ browser, pageData: readPageData(data, '') });
}

/** Returns the route that renders a path. */
function routeAt(path: string, content: PageContent | undefined): PageRoute {
  if (content?.item !== undefined) return detailsRoute;
  const own = routes.find(({ prerender, shell }) => prerender.includes(path) || shell === path);
  return own ?? notFoundRoute;
}

/**
 * Renders one path to markup, with its share of the catalogue and its picture for sharing. Throws when a component
 * throws.
 */
export async function render(path: string, content?: PageContent, sharePicture?: string) {
  const data = content === undefined ? '' : encodePageData(content);
  const errors: unknown[] = [];
  const site = siteAt(path, data);
  const { prelude } = await prerenderToNodeStream(<App site={site} ssrPath={path} />, {
    // never out of order: that needs inline scripts, which the policy forbids
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  const html = await text(prelude);
  if (errors.length > 0) throw new AggregateError(errors, `Prerendering ${path} failed`);
  // React puts hoisted metadata before the markup of a root that is not <html>
  const head =
    /^(?:<title>[\s\S]*?<\/title>|<meta [^>]*\/?>|<link [^>]*\/?>)*/.exec(html)?.[0] ?? '';
  const route = routeAt(path, content);
  const { title, prerendered, load, prefetch = [], isPersonal = false } = route;
  const isHidden = isPersonal || route === notFoundRoute;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  const things =
    canonical === undefined || isHidden
      ? []
      : structuredData(site, {
          path: new URL(canonical).pathname,
          // null where the page says it itself
          name: (typeof title === 'function' ? title(path) : title) ?? '',
          content,
          sharePicture,
        });
  return {
    /** Title, metadata, canonical address and preloads, for the head. */
    head,
    /** JSON-LD for search engines, to stand in a script element; '' for none. */
    structured: jsonLd(things),
    /** True for a page that search engines leave out, by its `noindex`. */
    isHidden,
    body: html.slice(head.length),
    /** The warning of a page whose script does not arrive; '' for none. */
    warning: path === paths.paymentResult ? doNotPayAgain : '',
    /** The data of the page, as JSON that can stand in HTML; '' for none. */
    data,
    /** The import functions of the modules whose chunks the page needs. */
    entries: [prerendered ?? load],
    /** The import functions of the modules that the page fetches once it is hydrated. */
    prefetch: prerendered === undefined ? prefetch : [load, ...prefetch],
  };
}
