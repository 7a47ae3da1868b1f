import { siteAddress } from '#machines/domain/text/site-address.ts';
import { watchConnection } from './connection-in-browser.ts';
import { listen } from './listeners.ts';
import { navigate, navigationState } from './navigation-in-browser.ts';
import { newId } from './new-id.ts';
import { canShare, share } from './sharing-in-browser.ts';
import { deviceStorage, tabStorage } from './storages-in-browser.ts';
import { holdLock, openChannel } from './tabs-in-browser.ts';

// Charts and pages get the browser from their site, so that stories and tests give another one. What the files beside this one export and it
// does not use acts on the one document that there is: its router, its scroll, its links and its first script are the same for every site.

/** The functions of the browser that the site uses. */
export type Browser = ReturnType<typeof createBrowser>;

/** Returns the real browser. It touches nothing before the first use, so a build can create it too. */
export function createBrowser() {
  return {
    /** The storage of the device, which lasts until it is removed. */
    local: deviceStorage(),
    /** The storage of the tab, which lasts as long as the tab. */
    session: tabStorage(),
    /** Returns the time of the device's clock, epoch ms. */
    clock: () => Date.now(),
    newId,
    /** Returns the time since the page was loaded, in ms, which no setting of the device's clock changes. */
    uptime: () => performance.now(),
    /** Returns the name of this load of the page, which no other load has. */
    load: () => String(performance.timeOrigin),
    isOnline: () => window.navigator.onLine,
    ...watchConnection(),
    /** Returns the site's own origin, 'https://host'. */
    origin: () => window.location.origin,
    /** Returns the address and navigation state with which a page was opened. */
    arrival: () => ({
      path: window.location.pathname,
      search: window.location.search,
      referrer: document.referrer,
      /** The navigation state, where the browser has one; decode it like any input. */
      state: navigationState(),
    }),
    /** Calls back when the site or the visitor navigates to another address; returns a function that stops it. */
    // the router announces its own changes by these names
    onMoved: (listener: () => void) =>
      listen(window, ['popstate', 'pushState', 'replaceState'], listener),
    /** Goes to a path of the site. The state must be plain data. */
    go: navigate,
    reload: () => window.location.reload(),
    /** Loads an address of the site anew in place of this page. */
    reopen: (path: string) => window.location.replace(siteAddress(path)),
    /** Leaves the site in the same tab; check the address before. */
    leave: (url: string) => window.location.assign(url),
    openTab,
    canShare,
    share,
    /** Opens the print dialog. */
    print: () => window.print(),
    save,
    /** Puts a text on the clipboard. Throws where that is not allowed, and on insecure origins, which have none. */
    copy: async (text: string) => window.navigator.clipboard.writeText(text),
    holdLock,
    openChannel,
    /** Calls back when the page returns from the back/forward cache; returns a function that stops it. */
    onRestored: (listener: () => void) =>
      listen(window, ['pageshow'], (event) => {
        if ('persisted' in event && event.persisted === true) listener();
      }),
    /** Calls back when the visitor returns to the tab; returns a function that stops it. */
    onReturned: (listener: () => void) =>
      listen(document, ['visibilitychange'], () => {
        if (document.visibilityState === 'visible') listener();
      }),
    /** Calls back when the visitor leaves for another tab, at once where the page opened in a hidden tab; returns a function that stops it. */
    onHidden: (listener: () => void) => {
      const notify = () => {
        if (document.visibilityState === 'hidden') listener();
      };
      notify();
      return listen(document, ['visibilitychange'], notify);
    },
    /** Calls back when another tab wrote or cleared local storage; returns a function that stops it. */
    onStored: (listener: () => void) => listen(window, ['storage'], listener),
  };
}

/** Opens an address in a tab that cannot reach back. Throws when the browser blocks it. */
function openTab(url: string): void {
  // 'noopener' would hide that the tab was blocked, so `opener` is cleared by hand.
  const tab = window.open(url, '_blank');
  if (tab === null) throw new Error('The browser blocked a new tab.');
  tab.opener = null;
}

/** Offers a text as a file to save. */
function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Safari starts reading after the click: the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
