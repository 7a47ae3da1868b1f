import type { Site } from '../ui/site.ts';
import { type Browser, createBrowser } from './browser.ts';
import type { Live } from './live.ts';
import { site } from './site.ts';

/** What the pages get from outside: the deployment's facts, the browser, and what comes alive later. */
export interface Edge {
  site: Site;
  browser: Browser;
  /** The site's own origin, 'https://host'. */
  origin: string;
  /** The machines with their effects and inputs; their script comes when a page first needs one. */
  live: () => Promise<Live>;
}

/** The edge of a site at `origin`. Nothing starts before a page asks for it. */
export function createEdge(origin: string): Edge {
  const browser = createBrowser();
  let live: Promise<Live> | null = null;
  return {
    site,
    browser,
    origin,
    live: () => {
      live ??= import('./live.ts').then(({ createLive }) => createLive(browser, origin));
      // A script that did not arrive may arrive the next time it is asked for.
      live.catch(() => {
        live = null;
      });
      return live;
    },
  };
}
