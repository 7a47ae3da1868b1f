import type { PageData, PageServices } from '../pages/route.ts';
import { type Browser, createBrowser } from './browser.ts';
import { config } from './config.ts';
import { noPageData } from './page-data.ts';
import type { Runtime } from './runtime.ts';
import { siteConfig } from './site-config.ts';

/** What the frame and the pages get from outside: the deployment's facts, the browser, and the runtime when it is needed. */
export interface AppServices extends PageServices {
  browser: Browser;
  runtime: () => Promise<Runtime>;
}

/** Fetches the script of the runtime. */
export const importRuntime = () => import('./runtime.ts');

/** The services of a site at `origin`, with what its page brought along. Nothing starts before a page asks for it. */
export function createServices(origin: string, pageData: PageData = noPageData): AppServices {
  const browser = createBrowser();
  let runtime: Promise<Runtime> | null = null;
  return {
    site: siteConfig,
    browser,
    origin,
    siteUrl: config.siteUrl,
    pageData,
    runtime: () => {
      runtime ??= importRuntime().then(({ createRuntime }) =>
        createRuntime(browser, origin, pageData),
      );
      // A script that did not arrive may arrive the next time it is asked for.
      runtime.catch(() => {
        runtime = null;
      });
      return runtime;
    },
  };
}
