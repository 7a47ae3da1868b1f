import type { PageData, PageServices, TraceEntry } from '../pages/route.ts';
import { SAVED_RIDES_KEY } from '../storage/keys.ts';
import type { BookingRuntime } from './booking-runtime.ts';
import { type Browser, createBrowser } from './browser.ts';
import type { CatalogueRuntime } from './catalogue-runtime.ts';
import { config } from './config.ts';
import { once } from './once.ts';
import { noPageData } from './page-data.ts';
import { type Faults, tellFailedCheck } from './reporting/faults.ts';
import { importBookings, importCatalogue } from './runtime-imports.ts';
import type { SavedRuntime } from './saved-runtime.ts';
import { siteConfig } from './site-config.ts';

/** The services of the frame and the pages: the deployment's facts, the browser, and the runtimes when they are needed. */
export interface AppServices extends PageServices {
  browser: Browser;
  catalogue: () => Promise<CatalogueRuntime>;
  bookings: () => Promise<BookingRuntime>;
  saved: () => Promise<SavedRuntime>;
}

/** The services of a site at `origin`, with the data that its page brought along, and a listener for its faults. Nothing starts before a page asks for it. */
export function createServices(
  origin: string,
  pageData: PageData = noPageData,
  faults?: Faults,
): AppServices {
  const browser = createBrowser();
  const entries: TraceEntry[] = [];
  if (import.meta.env.VITE_REPORT_URL && faults) faults.steps = () => entries;
  const trace = async () => (await import('./trace.ts')).createTrace;
  const watch = async <Machines extends object>(machines: Machines) =>
    import.meta.env.VITE_REPORT_URL && faults !== undefined
      ? (await trace())(browser.now, entries, (event) => tellFailedCheck(faults, event)).watch(
          machines,
        )
      : (await trace())(browser.now, entries).watch(machines);
  const catalogue = once(async () => {
    const runtime = (await importCatalogue()).createCatalogueRuntime(browser, origin, pageData);
    return { ...runtime, machines: await watch(runtime.machines) };
  });
  return {
    trace: { entries: () => entries },
    site: siteConfig,
    browser,
    origin,
    siteUrl: config.siteUrl,
    pageData,
    catalogue,
    bookings: once(async () => {
      const runtime = (await importBookings()).createBookingRuntime(
        browser,
        origin,
        async () => (await catalogue()).api,
      );
      return { ...runtime, machines: await watch(runtime.machines) };
    }),
    saved: once(async () => {
      const { createSavedRuntime } = await import('./saved-runtime.ts');
      return createSavedRuntime({ api: async () => (await catalogue()).api, browser }, watch);
    }),
    keepsRides: () => browser.local.read(SAVED_RIDES_KEY) !== null,
  };
}
