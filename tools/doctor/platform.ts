import { imageUrl } from '#machines/codec/image-url.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import type { MyBooking } from '#machines/domain/booking/my-bookings.ts';
import type { Catalogue, Item } from '#machines/domain/catalogue/item.ts';
import { KINDS } from '#machines/domain/catalogue/kinds.ts';
import { LIST_NAMES, LISTS, type ListName, listOfItem } from '#machines/domain/catalogue/lists.ts';
import type { ShareSuggestion } from '#machines/domain/catalogue/share.ts';
import { parseJson } from '#machines/domain/text/json.ts';
import { listWords } from '#texts/lists.ts';
import { decodeMyBookings, decodePaymentAnswer } from '../../src/api/booking-schema.ts';
import {
  answerData,
  decodeCatalogue,
  decodeItem,
  decodeShare,
  entriesOf,
} from '../../src/api/schema.ts';
import { type Ask, isOk, type Reply } from './ask.ts';
import type { PaymentReading } from './payment.ts';
import { type ItemReading, readItem } from './reading.ts';

/** A platform with the settings of the build that would request it. */
export interface Platform {
  readonly api: string;
  readonly site: string;
  readonly token: string;
  /** The payment provider of the build. */
  readonly provider: string;
  readonly phone?: string | undefined;
  /** A transaction whose payment was made, to check its answer. */
  readonly payment?: string | undefined;
}

/** A call of the site, and its answer. */
export interface PlatformCall extends Reply {
  /** The call in a sentence, such as 'the list of trips'. */
  readonly name: string;
  /** True for a call with the bearer. */
  readonly sendsBearer: boolean;
  /** True where riders cannot go on without its answer. */
  readonly isNeeded: boolean;
  /** True for a status that says there is nothing of what was requested. */
  readonly saysNothing: boolean;
  /** The JSON of the body; undefined where there is none, or the answer is a failure. */
  readonly body: unknown;
}

/** A list of the catalogue in an answer. */
export interface ListReading {
  readonly call: PlatformCall;
  /** The noun for one of its items. */
  readonly noun: string;
  /** Its entries as they were sent. */
  readonly entries: readonly object[];
  /** The list; null where the answer is no list of groups. */
  readonly catalogue: Catalogue | null;
}

/** The page of the first item of a list, with its picture and its text to share. */
export interface ItemPageReading {
  readonly call: PlatformCall;
  readonly item: ReturnType<typeof decodeItem>;
  readonly id: string;
  /** The answer to its picture; null where it has none. */
  readonly picture: Reply | null;
  /** The text to share: null where it is not requested; its suggestion is null where it cannot be read. */
  readonly share: {
    readonly call: PlatformCall;
    readonly suggestion: ShareSuggestion | null;
  } | null;
}

/**
 * The bookings of a phone number; a string where the answer gives a reason for having none, null where it cannot be
 * read.
 */
export interface LookupReading {
  readonly call: PlatformCall;
  readonly bookings: readonly MyBooking[] | string | null;
}

/** The lists of a platform, which reveal if anything answers at its base at all. */
export interface BaseFacts {
  readonly platform: Platform;
  readonly lists: readonly ListReading[];
}

/** The answers of a platform to the reads of a site, and the site's reading of them. */
export interface PlatformFacts extends BaseFacts {
  /** True where the site is of another origin. */
  readonly isElsewhere: boolean;
  readonly calls: readonly PlatformCall[];
  readonly pages: readonly ItemPageReading[];
  readonly items: readonly ItemReading[];
  /** The answer to the preflight that a browser sends before a call with a bearer; null where it sends none. */
  readonly preflight: Reply | null;
  readonly payment: PaymentReading;
  readonly lookup: LookupReading;
}

/** Returns the address of a call. */
export const callUrl = (api: string, ...path: readonly string[]): string =>
  `${api}/api/v1/${path.join('/')}`;

/** The platform, and the function that makes the calls of a site, each with the origin of its pages. */
interface Visit {
  readonly platform: Platform;
  readonly ask: Ask;
  readonly images: ImageRule;
}

/** The options of a call that differs from one that sends the bearer and that riders need. */
interface CallOptions {
  readonly isNeeded?: boolean;
  /** The statuses with which a call without a bearer says that there is nothing. */
  readonly nothing?: readonly number[];
}

async function callOf(
  { platform, ask }: Visit,
  name: string,
  path: readonly string[],
  { isNeeded = true, nothing }: CallOptions = {},
): Promise<PlatformCall> {
  const { api, site, token } = platform;
  const sendsBearer = nothing === undefined;
  const bearer = sendsBearer && { authorization: `Bearer ${token}` };
  const headers = { accept: 'application/json', origin: site, ...bearer };
  const answer = await ask(callUrl(api, ...path), { headers });
  const saysNothing = nothing?.includes(answer.status) === true;
  const body = isOk(answer) ? parseJson(answer.text) : undefined;
  return { ...answer, name, sendsBearer, isNeeded, saysNothing, body };
}

async function listReading(visit: Visit, listName: ListName): Promise<ListReading> {
  const { path, kind } = LISTS[listName];
  const call = await callOf(visit, `the list of ${listName}`, path);
  return {
    call,
    noun: listWords[listName].noun.counted.one,
    entries: (entriesOf(call.body, kind) ?? []).map(Object),
    catalogue: await decodeCatalogue(call.body, listName, visit.images),
  };
}

async function pageReading(
  visit: Visit,
  listName: ListName,
  first: Item,
): Promise<ItemPageReading> {
  const { kind } = LISTS[listName];
  const { area } = KINDS[kind];
  const { picture } = first;
  const id = first.id ?? '';
  const call = await callOf(
    visit,
    `the page of the ${listWords[listName].noun.counted.one} ${id}`,
    [...area, id],
  );
  return {
    call,
    id,
    item: decodeItem(call.body, visit.images, { id, kind, list: listName }),
    picture: picture && (await visit.ask(picture.url, { headers: { accept: 'image/*' } })),
    // what a kind shares is requested from one of its lists
    share:
      listOfItem({ kind }) !== listName
        ? null
        : await shareReading(visit, [...area, 'share', id], id),
  };
}

async function shareReading(visit: Visit, path: readonly string[], id: string) {
  const call = await callOf(visit, `what is shared of ${id}`, path, { isNeeded: false });
  return { call, suggestion: decodeShare(call.body, visit.images) };
}

/** Makes the preflight that a browser sends before each call with a bearer to another origin. */
function preflightOf({ platform: { api, site }, ask }: Visit): Promise<Reply> {
  const headers = {
    origin: site,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  };
  return ask(callUrl(api, ...LISTS.trips.path), { method: 'OPTIONS', headers });
}

async function paymentReading(visit: Visit) {
  const { payment, provider } = visit.platform;
  // without one that was named, a payment that nobody made
  const requestedId = payment ?? 'doctor';
  const path = ['order/payment/status', encodeURIComponent(requestedId)];
  const nothing = payment === undefined ? [400, 404, 422] : [];
  const call = await callOf(visit, 'the status of a payment', path, { nothing });
  const answer = call.body === undefined ? undefined : decodePaymentAnswer(call.body, provider);
  const reading: PaymentReading = { requestedId, answer, isReal: payment !== undefined };
  return { call, reading };
}

async function lookupReading(visit: Visit): Promise<LookupReading> {
  const { phone = '0000000000' } = visit.platform;
  const path = [`trip/trips/status/my-bookings?phone_number=${phone}`];
  const call = await callOf(visit, 'the bookings of a phone number', path, { nothing: [404, 422] });
  return {
    call,
    bookings: call.body === undefined ? [] : decodeMyBookings(call.body, visit.images),
  };
}

/** True where a platform answered anything at all. */
const isHeard = ({ lists }: BaseFacts): boolean => lists.some(({ call }) => call.status > 0);

/**
 * Reads a platform by the calls of a site that only read. Where no list is answered, nothing further is requested,
 * and the other facts are undefined. No sentence about the result contains the bearer, or the number whose bookings
 * are looked up.
 */
export async function readPlatform(platform: Platform, ask: Ask) {
  const { api, site } = platform;
  const images = (url: string) => imageUrl(url, { apiBase: `${api}/`, pageOrigin: site });
  const visit: Visit = { platform, ask, images };
  const calls: PlatformCall[] = [];
  const lists: ListReading[] = [];
  const pages: ItemPageReading[] = [];
  const items: ItemReading[] = [];
  for (const listName of LIST_NAMES) {
    const list = await listReading(visit, listName);
    const source = { noun: list.noun, kind: LISTS[listName].kind, list: listName, images };
    calls.push(list.call);
    lists.push(list);
    items.push(...list.entries.map((raw) => readItem(raw, { ...source, call: list.call.name })));
    const first = list.catalogue?.items.find(({ id }) => id !== null);
    if (first === undefined) continue;
    const page = await pageReading(visit, listName, first);
    calls.push(page.call, ...(page.share === null ? [] : [page.share.call]));
    pages.push(page);
    items.push(readItem(answerData(page.call.body), { ...source, call: page.call.name }));
  }
  const base: BaseFacts = { platform, lists };
  if (!isHeard(base)) return { base, facts: undefined };
  const isElsewhere = new URL(api).origin !== site;
  const preflight = isElsewhere ? await preflightOf(visit) : null;
  const payment = await paymentReading(visit);
  const lookup = await lookupReading(visit);
  const facts: PlatformFacts = {
    ...base,
    isElsewhere,
    calls: [...calls, payment.call, lookup.call],
    pages,
    items,
    preflight,
    payment: payment.reading,
    lookup,
  };
  return { base, facts };
}
