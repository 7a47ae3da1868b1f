import { assertDefined } from '#machines/assert-defined.ts';
import { type DetailsInput, detailsMachine } from '#machines/details.machine.ts';
import {
  queryWithTickets,
  sharedQuery,
  wantedTickets,
} from '#machines/domain/catalogue/details-link.ts';
import { kindFromHints } from '#machines/domain/catalogue/item-kind.ts';
import { isListName, LISTS, listAt } from '#machines/domain/catalogue/lists.ts';
import {
  emailUrl,
  facebookUrl,
  type ShareOutcome,
  type ShareTarget,
  type ShareText,
  shareMessage,
  whatsappUrl,
  xUrl,
} from '#machines/domain/catalogue/share.ts';
import { siteAddress } from '#machines/domain/text/site-address.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import { findInList, listOfGuess } from '../api/find-in-list.ts';
import * as paths from '../paths.ts';
import { encodeDraft } from '../storage/draft-state.ts';
import { fromPromise } from './actors.ts';
import type { Browser } from './browser.ts';
import { catalogueService } from './catalogue.ts';
import { defineService, type Site, useSite } from './site.ts';

/**
 * The service that displays and sells one ride: its machines with their effects, their input, and the address with
 * its state.
 */
export const detailsService = defineService(createDetails);

/** Returns `detailsService` of the site around the page. */
export const useDetailsService = () => detailsService(useSite());

/** Opens a target of sharing with a text, and returns its outcome; rejects where the browser refuses it. */
type Opener = (text: ShareText, signal: AbortSignal) => Promise<ShareOutcome>;

/** Joins the catalogue and the browser to the machines of a details page: the item, its tickets, its sharing. */
function createDetails(site: Site) {
  const { browser, pageData } = site;
  const { api, cached } = catalogueService(site);
  const address = detailsAddress(browser);
  const tickets = ticketSelectorMachine.provide({
    actors: {
      fetchOptions: fromPromise(({ input, signal }) => findInList(api, input.item, signal)),
    },
    actions: {
      writeTickets: (_, { path, quantities, offer }) =>
        address.write(path, (query) => queryWithTickets(query, quantities, offer)),
      proceed: (_, { draft, pricedAt }) => {
        const priced = { ...pricedAt, load: browser.load() };
        browser.go(paths.confirmation, { state: encodeDraft({ ...draft, priced }) });
      },
    },
  });
  const copy = (text: ShareText) => browser.copy(shareMessage(text));
  const openTab = async (url: string): Promise<ShareOutcome> => {
    browser.openTab(url);
    return 'opened';
  };
  /** The way in which each target of sharing opens. */
  const openers: Readonly<Record<ShareTarget, Opener>> = {
    native: async ({ imageUrl, ...sheet }, signal) => {
      const picture = imageUrl === null ? null : () => api.fetchPicture(imageUrl, signal);
      return browser.share({ ...sheet, ...(picture && { picture }) });
    },
    whatsapp: (text) => openTab(whatsappUrl(text)),
    facebook: (text) => openTab(facebookUrl(text)),
    x: (text) => openTab(xUrl(text)),
    // an e-mail opens in its own program, and a tab for it would stay empty
    email: async (text) => {
      browser.leave(emailUrl(text));
      return 'opened';
    },
    copy: async (text) => {
      await copy(text);
      return 'opened';
    },
  };
  const share = shareMachine.provide({
    actors: {
      fetchShare: fromPromise(({ input, signal }) =>
        api.fetchShare({ kind: input.kind, id: assertDefined(input.id, 'item id') }, signal),
      ),
      openTarget: fromPromise(({ input: { target, text }, signal }) =>
        openers[target](text, signal),
      ),
      copyText: fromPromise(({ input }) => copy(input.text)),
    },
  });

  return {
    machines: {
      tickets,
      share,
      details: detailsMachine.provide({
        actors: {
          fetchItem: fromPromise(({ input, signal }) => api.fetchItem(input, signal)),
          findList: fromPromise(({ input, signal }) => listOfGuess(api, input.item, signal)),
          tickets,
          share,
        },
        actions: { reloadPage: browser.reload },
      }),
    },
    /**
     * Returns the input of the page of an item, read when it opens: the prerendered item where the page has one, else
     * hints about its kind.
     */
    input(id: string): DetailsInput {
      const { path, search, referrer, state } = browser.arrival();
      const { clock, uptime } = browser;
      const link = () => address.link({ path, search });
      const visit = { clock, uptime, path, link, wanted: wantedTickets(search) };
      const itemAddress = paths.itemAddressAt(path);
      const prerendered = pageData.item(id, itemAddress);
      if (prerendered !== undefined) {
        const { id: own, kind } = prerendered.value;
        return { ...visit, id: own ?? id, kind, prerendered };
      }
      const { type, list: named }: { type?: unknown; list?: unknown } = Object(state);
      const kind = kindFromHints({ state: type, query: search, referrer, path });
      // A card names its list in the navigation state; an address alone may have been typed or shared.
      const isNamed = isListName(named) && LISTS[named].kind === kind;
      const list = isNamed ? named : listAt(kind, itemAddress);
      return {
        ...visit,
        id,
        kind,
        list,
        isListGuessed: !isNamed,
        prerendered: cached.item({ id, kind, list }),
      };
    },
    address,
  };
}

/** Returns the address of the present page, with the chosen tickets and the open day. */
function detailsAddress(browser: Browser) {
  const query = () => browser.arrival().search;
  /** True while the next page loads: the address is then that of the next one. */
  const isNextOf = (path: string) =>
    paths.decodedPath(browser.arrival().path) !== paths.decodedPath(path);
  return {
    query,
    /** Replaces the query of a page's address, unless it is the next page's; the page stays one step of the history. */
    write: (ofPath: string | undefined, next: (query: string) => string) => {
      const { path, search, state } = browser.arrival();
      const query = next(search);
      if (query === search || isNextOf(ofPath ?? path)) return;
      try {
        browser.go(path + query, { replace: true, state });
      } catch {
        // A held key makes more changes than Safari allows; the next accepted one holds them all.
      }
    },
    /** Returns the whole address of the page that was opened, for sharing, with its present query where it has one. */
    link: (opened: { path: string; search: string }) => {
      const { path, search } = isNextOf(opened.path) ? opened : browser.arrival();
      return browser.origin() + siteAddress(path + sharedQuery(search));
    },
  };
}
