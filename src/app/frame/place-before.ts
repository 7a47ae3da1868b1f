import { navigationApi } from '../browser.ts';

/** Where the visitor had been on the pages of this visit, in px from the top, by the key of their entries in the history. */
const places = new Map<string, number>();

/**
 * Where the visitor had been on this entry of the history, in px from the top; undefined on one that is new. The browser by itself goes back to that place
 * before the page is there, and gets no further than the page before was long. One without the Navigation API is left to do so.
 */
export const placeBefore = (): number | undefined => places.get(entryKey());

/** Notes from now on where the visitor leaves each page. Returns how to stop. */
export function notePlaces(): () => void {
  const note = ({ navigationType }: NavigateEvent) => {
    // what replaces an entry has its key, and not its place
    if (navigationType !== 'replace') places.set(entryKey(), scrollY);
  };
  navigationApi()?.addEventListener('navigate', note);
  return () => navigationApi()?.removeEventListener('navigate', note);
}

const entryKey = () => navigationApi()?.currentEntry?.key ?? '';
