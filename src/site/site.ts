import { createContext, use } from 'react';
import type { ActorOptions, AnyActorLogic, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { cachedAtOf } from '../api/api-error.ts';
import type { ApiConfig } from '../api/client.ts';
import type { Api } from '../api/platform-api.ts';
import type { BookingStorage } from '../storage/booking-storage.ts';
import { STORAGE_KEYS } from '../storage/keys.ts';
import type { Browser } from './browser.ts';
import { config } from './config.ts';
import { type OrganisationFacts, organisationFacts } from './organisation-facts.ts';
import { noPageData, type PageData } from './page-data.ts';

/** The surroundings of a site: a visitor's browser, or its substitute in a story, a test or the build. */
export interface World {
  browser: Browser;
  /** The prerendered content of the catalogue. */
  pageData?: PageData | undefined;
  /** The calls of the platform; when left out, those of this build's API. */
  api?: Api | undefined;
  /** The records of this device; when left out, those of the browser's storage. */
  bookingStorage?: BookingStorage | undefined;
  /** Settings that replace those of this build. */
  settings?: Partial<typeof config> | undefined;
  /** Facts that replace those of this deployment. */
  facts?: OrganisationFacts | undefined;
  /** The clock of the charts' delays; when left out, that of the browser. */
  chartClock?: ActorOptions<AnyActorLogic>['clock'];
  /** The text of the storage's generation when the page was loaded, null for none; when left out, the present one. */
  loadedGeneration?: string | null | undefined;
  /** Watches the charts beside the trace. */
  watch?: ((inspected: InspectionEvent) => void) | undefined;
}

/** A world with this build's settings and the trace of its charts, from which each service is made. */
export type Site = ReturnType<typeof createSite>;

/**
 * Joins a world to the settings and facts of this build. Nothing starts before a page uses a service
 * (`defineService`): `useListService`, `useDetailsService`, `useBookingService` and others.
 */
export function createSite({ browser, pageData = noPageData, chartClock, watch, ...world }: World) {
  const settings = { ...config, ...world.settings };
  const trace = createTrace(browser.clock);
  const inspect = (inspected: InspectionEvent) => {
    trace.note(inspected);
    watch?.(inspected);
  };
  const generation = () => browser.local.persisted(STORAGE_KEYS.generation);
  const { loadedGeneration = generation() } = world;
  return {
    facts: world.facts ?? organisationFacts,
    browser,
    /** True when everything was forgotten since the page was loaded, in any tab; a generation whose name is lost is none. */
    hasForgotten: () => ![null, loadedGeneration].includes(generation()),
    pageData,
    settings,
    api: world.api,
    bookingStorage: world.bookingStorage,
    /** The steps of this page's charts so far. */
    trace: trace.entries,
    /** The options that every chart runs with. */
    running: chartClock === undefined ? { inspect } : { inspect, clock: chartClock },
  };
}

/** The site of the pages within; null where a view stands alone. */
export const SiteContext = createContext<Site | null>(null);

/** Returns the site of a page. Throws outside of one. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('There is no site around this page.');
  return site;
}

/**
 * Returns the function that gives a site's service: `create` makes it at the first call for that site. A page imports
 * the services that it needs, so that the build gives each page their code and no other.
 */
export function defineService<Service>(create: (site: Site) => Service): (site: Site) => Service {
  const services = new WeakMap<Site, Service>();
  return (site) => {
    const service = services.get(site) ?? create(site);
    services.set(site, service);
    return service;
  };
}

/**
 * Returns the settings of the API's calls. Each call notes whether the network answered it: a cached answer does not
 * count, nor does an aborted call.
 */
export function apiConfig({ browser, settings }: Site): ApiConfig {
  const origin = browser.origin();
  const { apiBaseUrl, contactBaseUrl, apiToken: token, paymentProvider: provider } = settings;
  return {
    baseUrl: apiBaseUrl || origin,
    contactBaseUrl: contactBaseUrl || apiBaseUrl || origin,
    token,
    provider,
    pageOrigin: origin,
    isOnline: browser.isOnline,
    fetch: async (...call) => {
      try {
        const response = await fetch(...call);
        browser.noteAnswer(cachedAtOf(response.headers) === null);
        return response;
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          browser.noteAnswer(false);
        throw error;
      }
    },
  };
}

/** One step of a chart: its id, its state, the name of the event, and the time (epoch ms). */
export interface TraceEntry {
  at: number;
  machine: string;
  state: string;
  event: string;
}

/** The number of steps above which the oldest are dropped. */
const ENTRY_LIMIT = 100;

/**
 * Returns the recorder of the charts' steps, which the rider may send (rule: Copy what happened): it has only ids of
 * charts, states and names of events. `clock` returns epoch ms.
 */
function createTrace(clock: () => number) {
  const entries: TraceEntry[] = [];
  return {
    entries: (): readonly TraceEntry[] => entries,
    note(inspected: InspectionEvent) {
      if (inspected.type !== '@xstate.snapshot' || !('machine' in inspected.snapshot)) return;
      const { machine, value } = inspected.snapshot as AnyMachineSnapshot;
      const { event } = inspected;
      entries.push({
        at: clock(),
        machine: machine.id,
        state: JSON.stringify(value),
        // an event that no chart names could hold anything
        event: (machine.events as readonly string[]).includes(event.type) ? event.type : '',
      });
      if (entries.length > ENTRY_LIMIT) entries.shift();
    },
  };
}
