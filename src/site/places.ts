import { navigationApi } from './browser.ts';

/** The scroll positions of this visit's pages, in px from the top, by the key of their history entry. */
const places = new Map<string, number>();

/**
 * The scroll position of this history entry, in px from the top; undefined on a new one. The browser by itself scrolls there
 * before the page is rendered, and gets no further than the previous page's length. Without the Navigation API it does so here, too.
 */
export const placeBefore = (): number | undefined => places.get(entryKey());

/** Notes the scroll position at which each page is left. Returns a function that stops it. */
export function notePlaces(): () => void {
  const note = ({ navigationType }: NavigateEvent) => {
    // a replaced entry keeps its key, but not its position
    if (navigationType !== 'replace') places.set(entryKey(), scrollY);
  };
  navigationApi()?.addEventListener('navigate', note);
  return () => navigationApi()?.removeEventListener('navigate', note);
}

const entryKey = () => navigationApi()?.currentEntry?.key ?? '';
