import type { PageName } from './results.ts';

/** How to tell that a page shows what it is for: an element in view with such a text, at such a path. */
export interface Content {
  readonly selector: string;
  /** Source of a regular expression. */
  readonly text?: string;
  /** Source of a regular expression. */
  readonly path?: string;
}

/** A page that is measured. */
export interface BenchPage {
  readonly path: string;
  readonly content: Content;
  /** Whether it opens only with a booking that was begun. */
  readonly needsDraft?: true;
}

const ride = 'main a[href*="/details/"]';

/** What leads from the home page to the list. */
export const onList: Content = {
  selector: 'main:has(input[type=search]) a[href*="/details/"]',
  path: '^/getaways',
};

/** What the page of a ride shows of what the list knew. */
export const onDetails: Content = {
  selector: 'main h1',
  text: '^Manali to Leh',
  path: '/details/',
};

/** Where a ride can be booked: an answer of this visit has come. */
export const bookable: Content = { selector: 'main button', text: '^Book Now', path: '/details/' };

/** The pages that are measured, in the order in which a visitor comes by. */
export const pages: Readonly<Record<PageName, BenchPage>> = {
  home: { path: '/', content: { selector: ride } },
  list: { path: '/getaways/adventure-tours', content: { selector: ride } },
  details: {
    path: '/details/manali-leh?type=trip',
    content: { selector: 'main button', text: '^Book Now' },
  },
  confirmation: {
    path: '/confirmationpage',
    content: { selector: 'main button', text: '^Confirm & Pay' },
    needsDraft: true,
  },
  terms: { path: '/termsconditions', content: { selector: 'main h2' } },
};
