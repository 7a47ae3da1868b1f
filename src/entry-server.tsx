import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app/App.tsx';
import { createEdge } from './app/edge.ts';
import { notFound, routes } from './app/routes.tsx';
import './app/styles.ts';

/** A page as the build writes it. */
export interface RenderedPage {
  /** Title, metadata and preloads, for the head. */
  head: string;
  body: string;
  /** The modules whose chunks the page needs. */
  sources: string[];
  /** The modules that it asks for next. */
  next: string[];
}

export { routes };

/** The paths for the sitemap. */
export const listed: readonly string[] = routes
  .flatMap((route) => route.prerender)
  .filter(
    (path) => !/^\/(booking|confirmationpage|paymentsuccessandfailure|popupdetails)/.test(path),
  );

/** A path that no route answers: its markup is the Not Found page. */
export const [unknownPath = ''] = notFound.prerender;

// Prerendered markup carries no address of its own.
const edge = createEdge('https://prerender.invalid');

/** Renders one path to markup. Throws when a component throws. */
export async function render(path: string): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App edge={edge} ssrPath={path} />, {
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
    sources: shown.map((route) => route.source),
    next: shown.flatMap((route) => route.next ?? []),
  };
}
