/** The pages that are measured. */
export const pageNames = ['home', 'list', 'details', 'confirmation', 'terms'] as const;

/** The name of a page that is measured. */
export type PageName = (typeof pageNames)[number];

/** Our build, and its finished page without a script. */
export const targets = ['app', 'twin'] as const;

/** What a page is measured on. */
export type Target = (typeof targets)[number];

/** Kinds of what a page loads; 'ahead' are the scripts and styles that it does not name itself: those of what its links lead to, and what watches the line. */
export const kinds = [
  'page',
  'style',
  'script',
  'ahead',
  'font',
  'picture',
  'film',
  'data',
  'other',
] as const;

/** A kind of what a page loads. */
export type Kind = (typeof kinds)[number];

/** How long those between us and the visitor may keep an answer. */
export type Keeping = 'kept' | 'asked again' | 'never kept';

/** One answer that came over the line. */
export interface Sent {
  readonly path: string;
  readonly kind: Kind;
  readonly keeping: Keeping;
  /** Bytes with their headers, compressed as they were sent. */
  readonly bytes: number;
  /** When it was asked for, in ms since the navigation began. */
  readonly askedAt: number;
}

/** One load of a page. Times in ms since the navigation began. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** What was the largest on the page. */
  readonly lcpElement: string;
  readonly cls: number;
  /** Total blocking time between the first paint and five seconds after the load event. */
  readonly tbt: number;
  /** The longest task in that time. */
  readonly longestTask: number;
  /** When what the page is for was there: its rides, its form, its text. */
  readonly content: number;
  readonly sent: readonly Sent[];
  /** Elements in the document. */
  readonly nodes: number;
  /** Bytes of the script's heap after collection. */
  readonly heap: number;
}

/** The interactions whose next paint is measured. */
export const stepNames = [
  'menu',
  'home → list',
  'tabs',
  'filter',
  'search',
  'list → details',
  'accordion',
  'selector',
  '+ Add',
  'Proceed',
  'typing',
] as const;

/** An interaction whose next paint is measured. */
export type StepName = (typeof stepNames)[number];

/** The changes of the page whose time is measured. */
export const routeNames = ['home → list', 'list → details'] as const;

/** A change of the page whose time is measured. */
export type RouteName = (typeof routeNames)[number];

/** What the tour of a visitor from home to the form came to. */
export interface Tour {
  /** The longest time from an input of each step to its next paint, in ms. */
  readonly steps: Readonly<Record<StepName, number>>;
  /** From the tap to the content, in ms. */
  readonly routes: Readonly<Record<RouteName, number>>;
  /** From the tap on a card until its ride can be booked, in ms. */
  readonly bookable: number;
  readonly sent: readonly Sent[];
}

/** What the twin needs for the same. */
export interface TwinTour {
  /** The next paint of a `<details>` without a script, in ms. */
  readonly disclosure: number;
  /** From the navigation to the content, in ms. */
  readonly routes: Readonly<Record<RouteName, number>>;
}

/** The list of a category with so many items. */
export interface Growth {
  /** When the first of them was there, in ms since the navigation began. */
  readonly firstPaint: number;
  readonly nodes: number;
  readonly heap: number;
  /** The longest time from a key in the search field to its next paint, in ms. */
  readonly typing: number;
}

/** What one tab holds on to, after collection. */
export interface Holdings {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What one tab holds on to after some laps, and how much of its heap is no compiled code, in bytes. */
export interface LapHoldings extends Holdings {
  readonly withoutCode: number;
}

/** What a heap holds of one kind, in bytes. */
export type HeapShare = readonly [kind: string, bytes: number];

/** The pages that a snapshot fills: they are measured without the platform's API too. */
export const snapshotPages = ['home', 'list', 'details'] as const;

/** Everything that was measured in one round; what was left out is not there. */
export interface Round {
  readonly pages: Partial<Record<PageName, Record<Target, Record<'cold' | 'warm', Visit>>>>;
  /** First loads while every call of the API fails. */
  readonly withoutApi?: Readonly<Record<(typeof snapshotPages)[number], Visit>>;
  readonly tour?: Tour;
  readonly twinTour?: TwinTour;
  /** When a tap at the first paint was answered, in ms since the navigation began. */
  readonly firstTap?: Readonly<Record<Target, number>>;
  /** By the number of items. */
  readonly growth?: { readonly few: Growth; readonly many: Growth };
}

/** Everything that was measured. */
export interface Results {
  readonly rounds: readonly Round[];
  /** Before and after the laps of one tab. */
  readonly laps: { readonly before: LapHoldings; readonly after: LapHoldings } | null;
  /** What the heap of home holds, the most first; empty where it was not looked at. */
  readonly heap: readonly HeapShare[];
}
