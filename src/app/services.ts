import type { PageServices } from '../pages/route.ts';
import { type Browser, createBrowser } from './browser.ts';
import type { Runtime } from './runtime.ts';
import { siteConfig } from './site-config.ts';

/** What the frame and the pages get from outside: the deployment's facts, the browser, and the runtime when it is needed. */
export interface AppServices extends PageServices {
  browser: Browser;
  runtime: () => Promise<Runtime>;
}

/** Fetches the script of the runtime. */
export const importRuntime = () => import('./runtime.ts');

/** The services of a site at `origin`. Nothing starts before a page asks for it. */
export function createServices(origin: string): AppServices {
  const browser = createBrowser();
  let runtime: Promise<Runtime> | null = null;
  return {
    site: siteConfig,
    browser,
    origin,
    runtime: () => {
      runtime ??= importRuntime().then(({ createRuntime }) => createRuntime(browser, origin));
      // A script that did not arrive may arrive the next time it is asked for.
      runtime.catch(() => {
        runtime = null;
      });
      return runtime;
    },
  };
}
