import type { ComponentType } from 'react';
import type { BookingInput, bookingMachine } from '#machines/booking.machine.ts';
import type {
  BookingDetailsInput,
  bookingDetailsMachine,
} from '#machines/booking-details.machine.ts';
import type { contactMachine } from '#machines/contact.machine.ts';
import type { copyMachine } from '#machines/copy.machine.ts';
import type { CatalogueName } from '#machines/domain/failure.ts';
import type { Catalogue, Item, ItemKind } from '#machines/domain/item.ts';
import type { Prerendered } from '#machines/domain/prerendered.ts';
import type { itemMachine } from '#machines/item.machine.ts';
import type {
  eventsMachine,
  featuredMachine,
  savedRidesMachine,
  similarMachine,
  trainingsMachine,
  tripsMachine,
} from '#machines/loader.machine.ts';
import type { MyBookingsInput, myBookingsMachine } from '#machines/my-bookings.machine.ts';
import type { PaymentInput, paymentMachine } from '#machines/payment.machine.ts';
import type { recoveryMachine } from '#machines/recovery.machine.ts';
import type { SavedActor } from '#machines/saved.machine.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import type { SiteConfig } from './site-config.ts';

/** The props that every page gets from its address. */
export interface PageProps {
  params: Readonly<Record<string, string | undefined>>;
}

/** Fetches a module: only `() => import('./Module.tsx')`, so that the build can find its chunk. */
export type ImportFunction = () => Promise<unknown>;

/** A read that a page may start first: the lists, or the item of its address. */
export type EarlyRead = 'trips' | 'trainings' | 'events' | 'item';

/**
 * A route of the site, as its page's folder states it in `route.tsx`. Routes are part of every page's first script:
 * they import their pages by import functions only.
 */
export interface PageRoute {
  /** The pattern of its addresses. */
  path: string;
  /** The paths that the build prerenders. */
  prerender: readonly string[];
  /** Its paths in other letter cases that the site links to: case-sensitive hosts get a file for each. */
  spellings?: readonly string[];
  /** For a pattern with an open part: the path whose markup answers each address without a file of its own; it holds nothing of the open part. */
  shell?: string;
  /** A page of one visitor: `noindex` and the sitemap keep it from search engines, and it has a budget of its own. */
  isPersonal?: true;
  /** The canonical address of each path with the same content as another; the sitemap leaves the path out. */
  aliasOf?: Readonly<Record<string, string>>;
  /** True when an alias redirects to its address; links go there at once. */
  redirectsAliases?: true;
  /** The title before the brand; '' for the home page, null where the page states it itself. */
  title: string | null | ((params: PageProps['params']) => string);
  /** One sentence for search engines; the site's own when left out, null where the page states it itself. */
  description?: string | null | ((site: SiteConfig, params: PageProps['params']) => string);
  /** The module that is prerendered; its script and style are asked for with the page. */
  entry: ImportFunction;
  /** The first reads of the page, at a path that it is prerendered for: started with the first bytes of script where no data stands in the page. */
  early?: readonly EarlyRead[] | ((path: string) => readonly EarlyRead[]);
  /** The modules that the page asks for once it is hydrated; they are fetched beside it at a low priority. */
  prefetch?: readonly ImportFunction[];
  /** The runtime that the page asks for then, too. */
  prefetchRuntime?: 'catalogue' | 'bookings';
  /** Fetches the page's script and gives the page the services that it needs. */
  load: (services: PageServices) => Promise<ComponentType<PageProps>>;
}

/** A part that stands over every page, whose script comes on its own. */
export interface SiteNotice {
  /** Fetches its script and gives it the services that it needs. */
  load: (services: PageServices) => Promise<ComponentType>;
}

/** The services that a page may ask for; the application provides them. */
export interface PageServices {
  /** The deployment's facts. */
  site: SiteConfig;
  browser: PageBrowser;
  /** The part of the catalogue that the page brought along. */
  pageData: PageData;
  /** The site's own origin, 'https://host'. */
  origin: string;
  /** The site's public origin, 'https://host'; '' when the build was given none. */
  siteUrl: string;
  /** The steps of this page so far. */
  trace: Trace;
  /** The machines of lists and items with their effects and inputs; their script comes when a page first needs one. */
  catalogue: () => Promise<PageCatalogue>;
  /** Those of bookings, payments and messages, in the same way. */
  bookings: () => Promise<PageBookings>;
  /** The rides that the visitor saves and looks at; their script comes when somebody may want to save one. */
  saved: () => Promise<PageSaved>;
  /** True when this device keeps any ride. */
  keepsRides: () => boolean;
}

/** One step of a chart: its id, its state and the event's name, and when (epoch ms). */
export interface TraceEntry {
  at: number;
  machine: string;
  state: string;
  event: string;
}

/** The steps of this page, without anything that was typed or answered. */
export interface Trace {
  entries(): readonly TraceEntry[];
}

/** The part of the catalogue that a prerendered page brings along, until an answer of this visit is there. */
export interface PageData {
  featured(): Prerendered<readonly Item[]> | undefined;
  list(name: CatalogueName): Prerendered<Catalogue> | undefined;
  /** Returns an item by its id in the address and its kind, since a trip and an event may share an id. */
  item(id: string, isEventPage: boolean): Prerendered<Item> | undefined;
  /** Drops the data that the page brought along, once an answer of this visit is there. */
  forget(): void;
}

/** The part of the browser that a page may use. */
export interface PageBrowser {
  /** Epoch ms. */
  now(): number;
  /** The address that the page is at, with its navigation state. */
  arrival(): { path: string; search: string; state: unknown };
  /** Goes to a path of the site. */
  go(path: string, options?: { replace?: boolean; state?: unknown }): void;
  reload(): void;
  /** True when this device has a share sheet of its own. */
  canShare(): boolean;
  /** Opens the print dialog. */
  print(): void;
  /** Offers a text as a file to keep. */
  save(name: string, text: string, type: string): void;
  /** Calls back when the page returns from the back/forward cache; returns a function that stops it. */
  onRestored(listener: () => void): () => void;
  /** Calls back when the visitor returns to the tab; returns a function that stops it. */
  onReturned(listener: () => void): () => void;
  /** Calls back when the visitor leaves for another tab; returns a function that stops it. */
  onHidden(listener: () => void): () => void;
}

/** The part of the site that shows the catalogue, as pages see it. */
export interface PageCatalogue {
  /** The charts, with their effects. */
  machines: {
    featured: typeof featuredMachine;
    trips: typeof tripsMachine;
    trainings: typeof trainingsMachine;
    events: typeof eventsMachine;
    item: typeof itemMachine;
    tickets: typeof ticketSelectorMachine;
    share: typeof shareMachine;
  };
  /** The inputs of the pages, read when they open. */
  inputs: {
    item(id: string): {
      id: string;
      kind: ItemKind;
      isTraining: boolean;
      isListGuessed: boolean;
      /** The item from a list of this visit, if one has it. */
      prerendered: Prerendered<Item> | undefined;
    };
    /** A list as this visit knows it. */
    list(name: CatalogueName): Prerendered<Catalogue> | undefined;
    /** The cards of Home, where this visit knows them. */
    featured(): Prerendered<readonly Item[]> | undefined;
  };
}

/** The part of the site that saves, compares and suggests rides, as pages see it. */
export interface PageSaved {
  /** The saved rides of this visit, which run from the first time that a page asks for them. */
  actor(): SavedActor;
  machines: {
    savedRides: typeof savedRidesMachine;
    similar: typeof similarMachine;
  };
}

/** The part of the site that books, pays and remembers, as pages see it. */
export interface PageBookings {
  /** The charts, with their effects. */
  machines: {
    booking: typeof bookingMachine;
    payment: typeof paymentMachine;
    recovery: typeof recoveryMachine;
    myBookings: typeof myBookingsMachine;
    bookingDetails: typeof bookingDetailsMachine;
    contact: typeof contactMachine;
    copy: typeof copyMachine;
  };
  /** The inputs of the pages, read when they open. */
  inputs: {
    /** Null for a visitor who comes without a selection. */
    booking(): BookingInput | null;
    payment(): PaymentInput;
    myBookings(): MyBookingsInput;
    bookingDetails(id: string | null): BookingDetailsInput;
  };
  bookingStorage: {
    /** Clears every key of this site from this device. */
    forgetAll(): void;
  };
  /** Clears the pages and rides that this device kept of earlier visits. */
  forgetVisits(): Promise<void>;
}
