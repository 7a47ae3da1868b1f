import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app/App.tsx';
import { notFound, routes } from './app/routes.ts';
import { createServices, importRuntime } from './app/services.ts';
import './app/styles.ts';
import type { ImportFunction } from './pages/route.ts';

/** A page as the build writes it. */
export interface RenderedPage {
  /** Title, metadata and preloads, for the head. */
  head: string;
  body: string;
  /** Fetch the modules whose chunks the page needs. */
  entries: readonly ImportFunction[];
  /** Fetch the modules that it asks for once it is hydrated. */
  prefetch: readonly ImportFunction[];
}

export { routes };

/** Every module that a route may name, by its path from the root of the project: what its import functions are known by. */
export const modules = import.meta.glob(['/src/pages/**/[A-Z]*.tsx', '/src/app/runtime.ts']);

/** The paths for the sitemap. */
export const listed: readonly string[] = routes
  .filter(({ isPersonal, isAlias }) => !isPersonal && !isAlias)
  .flatMap((route) => route.prerender);

/** A path that no route answers: its markup is the Not Found page. */
export const [unknownPath = ''] = notFound.prerender;

// Prerendered markup carries no address of its own.
const services = createServices('https://prerender.invalid');

/** Renders one path to markup. Throws when a component throws. */
export async function render(path: string): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App services={services} ssrPath={path} />, {
    // never out of order: that would take inline scripts, which the policy forbids
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
  const shown = [...routes, notFound].filter(
    (route) => route.prerender.includes(path) || route.shell === path,
  );
  return {
    head,
    body: html.slice(head.length),
    entries: shown.map((route) => route.entry),
    prefetch: shown.flatMap(({ prefetch = [], prefetchRuntime }) =>
      prefetchRuntime ? [...prefetch, importRuntime] : prefetch,
    ),
  };
}
