import { navigate as changeAddress } from 'wouter/use-browser-location';
import { siteAddress } from '#machines/domain/text/site-address.ts';
import { storeNavigationState } from '../storage/navigation-state.ts';
import { listen } from './listeners.ts';
import { newId } from './new-id.ts';
import { tabStorage } from './storages-in-browser.ts';

/** Returns the Navigation API, where the browser has it. */
const navigationApi = () => (window as { navigation?: Navigation }).navigation;

/** The property of the navigation state that names the history entry where the browser has no Navigation API. */
const ENTRY = 'historyEntry';

const rawState = (): Record<string, unknown> => Object(window.history.state);

/** Returns the navigation state of the page, as it was given to `navigate`. */
export function navigationState(): unknown {
  const { [ENTRY]: name, ...state } = rawState();
  if (name === undefined) return window.history.state;
  return Object.keys(state).length === 0 ? null : state;
}

/** Returns the key of the history entry; '' for an entry without one. */
const entryKey = () => navigationApi()?.currentEntry?.key ?? String(rawState()[ENTRY] ?? '');

/** Replaces this page by another address of the site, with its navigation state. */
export function replaceLocation(path: string): void {
  const { history, location } = window;
  const address = siteAddress(path);
  const state = navigationState();
  if (state === null || storeNavigationState(tabStorage(), address, state)) {
    location.replace(address);
    return;
  }
  // Keeps the state on this document's entry. Called on the prototype, since the router patches `history` itself and would look for the page here.
  History.prototype.replaceState.call(history, history.state, '', address);
  location.reload();
}

/** The scroll positions of this visit's history entries, in px from the top, by their key. */
const scrollPositions = new Map<string, number>();

/**
 * Returns the scroll position at which this history entry was left, in px from the top; undefined on a new entry. The
 * browser itself scrolls there before the page is rendered, and only as far as the previous page is long.
 */
export const earlierScrollPosition = (): number | undefined => scrollPositions.get(entryKey());

/** Goes to a path of the site. The state must be plain data. */
export function navigate(
  path: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): void {
  const address = siteAddress(path);
  if (navigationApi() !== undefined) {
    changeAddress(address, { replace, state });
    return;
  }
  if (!replace) scrollPositions.set(entryKey(), window.scrollY);
  changeAddress(address, { replace, state: { ...Object(state), [ENTRY]: newId() } });
}

/**
 * Returns `navigate` for the page of a path. A page that leads on may be displayed only once its rider has gone back: it
 * replaces no history entry but its own.
 */
export function navigateFrom(displayedPath: string): typeof navigate {
  return (path, options) => {
    const isLeft = window.location.pathname !== displayedPath;
    if (options?.replace !== true || !isLeft) navigate(path, options);
  };
}

/** Notes the scroll position at which each history entry is left. Returns a function that stops it. */
export function noteScrollPositions(): () => void {
  const api = navigationApi();
  if (api === undefined) return noteByOwnKeys();
  return listen(api, ['navigate'], (event) => {
    // a replaced entry keeps its key, but not its position
    const isReplaced = 'navigationType' in event && event.navigationType === 'replace';
    if (!isReplaced) scrollPositions.set(entryKey(), window.scrollY);
  });
}

/**
 * Notes the positions where the browser has no Navigation API: each entry has a key in its state, which `navigate`
 * gives to new ones.
 */
function noteByOwnKeys(): () => void {
  const { history } = window;
  const nameEntry = () => {
    const state = { ...rawState(), [ENTRY]: newId() };
    // called on the prototype, since the router patches `history` itself and would hear of a move
    if (entryKey() === '') History.prototype.replaceState.call(history, state, '');
  };
  let position = window.scrollY;
  let key = '';
  const note = () => {
    nameEntry();
    key = entryKey();
    position = window.scrollY;
  };
  note();
  return listen(window, ['scroll', 'pushState', 'replaceState', 'popstate'], ({ type }) => {
    // the browser may have scrolled by now: only the position that was heard of before is that of the entry that is left
    if (type === 'popstate') scrollPositions.set(key, position);
    note();
  });
}
