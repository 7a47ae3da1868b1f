import { imageUrl } from '#machines/codec/image-url.ts';
import { parseJson } from '#machines/codec/json.ts';
import { readFlag } from '#machines/codec/readers.ts';
import { nameKey } from '#machines/domain/folded-text.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import { isLoopback } from '#machines/domain/payment.ts';
import { statusWord } from '#machines/domain/status-word.ts';
import { whenOf } from '#machines/domain/when.ts';
import { decodeMyBookings } from '../../src/api/booking-schema.ts';
import { decodeEvents, decodeItem, decodeShare, decodeTrips } from '../../src/api/schema.ts';
import {
  type Ask,
  type Check,
  type Examined,
  type Finding,
  findingsOf,
  type Outcome,
  setting,
  typeOf,
  whatCame,
  wrongClock,
} from './ask.ts';
import { effectOf, isRaw, oddFields, type Raw } from './fields.ts';

const LOOKUP = 'the bookings of a phone number';
const tripsPath = 'trip/trips/categories/all';

/** Asks a platform what the site asks it, by reads alone. */
async function visit({ api, site, token, phone = '0000000000' }: Asked, ask: Ask) {
  const images = (url: string) => imageUrl(url, { apiBase: `${api}/`, pageOrigin: site });
  const call = async (name: string, path: string, nothing?: readonly number[]) => {
    const hasBearer = nothing === undefined;
    const bearer = hasBearer ? { authorization: `Bearer ${token}` } : undefined;
    const headers = { accept: 'application/json', origin: site, ...bearer };
    const outcome = await ask(`${api}/api/v1/${path}`, { headers });
    const { status } = outcome;
    const isOk = status >= 200 && status < 300;
    const isRefused = status === 401 || status === 403;
    const isRedirect = status >= 300 && status < 400;
    const isBad = status > 0 && !isOk && !isRedirect && !isRefused && !nothing?.includes(status);
    const body: unknown = isOk ? parseJson(outcome.text) : undefined;
    const success = isRaw(body) ? body.success : undefined;
    const isUnread = isOk && body === undefined;
    const isPage = /^\s*</.test(outcome.text);
    return {
      ...outcome,
      name,
      hasBearer,
      isRefused,
      isRedirect,
      isBad,
      isUnread,
      isPage,
      body,
      success,
    };
  };
  const listOf = async (noun: string, kind: ItemKind, path: string) => {
    const made = await call(`the list of ${noun}s`, path);
    const { body } = made;
    const decode = kind === 'trip' ? decodeTrips : decodeEvents;
    const catalogue = body === undefined ? null : await decode(body, images, noun === 'training');
    const groups = isRaw(body) ? body.data : body;
    const entries = (Array.isArray(groups) ? groups : []).flatMap((group: unknown) => {
      const items = isRaw(group) ? group[`${kind}s`] : null;
      return Array.isArray(items) ? (items as unknown[]) : [];
    });
    const items: readonly Item[] = catalogue?.items ?? [];
    const lost = entries.length - items.length - (catalogue?.omitted ?? 0);
    return { ...made, noun, kind, entries, catalogue, items, lost };
  };
  const lists = await Promise.all([
    listOf('trip', 'trip', tripsPath),
    listOf('training', 'event', 'event/events/categories/trainings'),
    listOf('event', 'event', 'event/events/categories/all'),
  ]);
  const seen = { api, site, images, lists };
  const nothing = {
    ...seen,
    isHeard: false,
    preflight: null,
    samples: [],
    calls: [],
    bookings: [],
  };
  if (lists.every(({ status }) => status === 0)) return nothing;
  // the question that a browser asks before each call with a bearer to another origin
  const headers = {
    origin: site,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  };
  const isElsewhere = new URL(api).origin !== site;
  const question = { method: 'OPTIONS', headers };
  const preflight = isElsewhere ? await ask(`${api}/api/v1/${tripsPath}`, question) : null;
  const samples = [];
  for (const { noun, kind, items } of lists) {
    const { id, picture } = items.find((item) => item.id !== null) ?? { id: null, picture: null };
    if (id === null) continue;
    const area = `${kind}/${kind}s`;
    const asked = { id, kind, isTraining: noun === 'training' };
    const page = await call(`the ${noun} ${id}`, `${area}/${id}`);
    const { body } = page;
    const item = body === undefined ? null : decodeItem(body, images, asked);
    const raw = isRaw(body) && isRaw(body.data) ? body.data : body;
    const entries = typeof item === 'string' ? [] : [raw];
    const image = picture && (await ask(picture.url, { headers: { accept: 'image/*' } }));
    const shown = picture && image && { url: picture.url, ...image };
    const shares = asked.isTraining
      ? []
      : [await call(`what is shared of ${id}`, `${area}/share/${id}`)];
    samples.push({ page, shares, id, noun, kind, item, entries, picture: shown });
  }
  // a payment that nobody made
  const order = 'order/payment/status/doctor-asks-for-nothing';
  const status = await call('the status of a payment', order, [400, 404, 422]);
  const rows = `trip/trips/status/my-bookings?phone_number=${phone}`;
  const lookup = await call(LOOKUP, rows, [404, 422]);
  const bookings = lookup.body === undefined ? [] : decodeMyBookings(lookup.body, images);
  const ofItems = samples.flatMap(({ page, shares }) => [page, ...shares]);
  const calls = [...lists, ...ofItems, status, lookup];
  return { ...seen, isHeard: true, preflight, samples, calls, bookings };
}

type Asked = Omit<Examined, 'contact' | 'reports'>;
type Platform = Awaited<ReturnType<typeof visit>>;
type List = Platform['lists'][number];
type Said = string | false;

const BASE = setting('VITE_API_BASE_URL');
const PLATFORM = 'the platform';
const DATA = 'the platform’s data';
const CORS = 'the API’s CORS configuration (origin of the site)';
const UNNAMED = 'one without a name';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const nameOf = ({ _id, id, name, title }: Raw) =>
  String([_id, id, name, title].find((each) => /string|number/.test(typeof each)) ?? UNNAMED);

/** A sentence about calls, the same for several once: {calls} stands for their names. */
const each =
  (say: (call: Platform['calls'][number], platform: Platform) => Said) => (platform: Platform) => {
    const said = platform.calls.map((call) => ({ name: call.name, sentence: say(call, platform) }));
    return said.map(({ sentence }) => {
      const names = said.filter((other) => other.sentence === sentence).map(({ name }) => name);
      return sentence === false ? false : sentence.replace('{calls}', names.join(', '));
    });
  };
const eachList = (say: (list: List, platform: Platform) => Said | Said[]) => (platform: Platform) =>
  platform.lists.flatMap((list) => (list.catalogue === null ? [] : say(list, platform)));

/** A sentence about some things, where there are any: of their number, the first, and all. */
const about = <Thing>(
  things: readonly Thing[],
  say: (number: number, first: Thing, all: readonly Thing[]) => string,
): Said => things[0] !== undefined && say(things.length, things[0], things);

const originIn = (headers: Headers) => headers.get('access-control-allow-origin') ?? '';

/** True for a preflight after which a browser sends a bearer; a star does not stand for Authorization. */
function isAllowed({ status, headers }: Outcome): boolean {
  const allowed = headers.get('access-control-allow-headers') ?? '';
  return status >= 200 && status < 300 && /(^|[\s,])authorization($|[\s,])/i.test(allowed);
}

function lostExample(entries: readonly unknown[]): string {
  const bad = entries.find((entry) => !isRaw(entry) || nameOf(entry) === UNNAMED);
  return bad === undefined
    ? 'the same id comes twice'
    : `the first is ${JSON.stringify(bad).slice(0, 80)}`;
}

function addressOf({ primary_image: picture }: Raw): string {
  return isRaw(picture) && typeof picture.link_url === 'string' ? picture.link_url.trim() : '';
}

/** The spellings of each organiser. */
function spellings(items: readonly Item[]): string[][] {
  const all = [...new Set(items.map(({ organiser }) => organiser))];
  return all.map((one) => all.filter((other) => nameKey(other) === nameKey(one)));
}

/** The items whose end is of a duration, or of the night before: each with what is told and how it is read. */
function guessedEnds(items: readonly Item[], isTold: boolean): string[] {
  return items.flatMap((item) => {
    const { lastDay, isEndKnown } = whenOf(item) ?? { isEndKnown: false };
    const isGuess = isEndKnown && lastDay !== item.end?.day && (item.end !== null) === isTold;
    return isGuess
      ? [`${item.id ?? item.title}: ${item.end?.day ?? 'none'}) and is read as ${lastDay}`]
      : [];
  });
}

/** Status words of bookings that are written another way than the contract's. */
function oddWords(bookings: Platform['bookings']): string[] {
  const rows = Array.isArray(bookings) ? bookings : [];
  const words = rows.flatMap(({ status, paymentStatus }) => [status, paymentStatus]);
  return [...new Set(words)].filter((word) => word !== statusWord(word));
}

/** Fields that nobody can read, or only by a guess: each once, with the first item that has it. */
const odd =
  (isGuess: boolean) =>
  ({ lists, samples }: Platform) => {
    const pages = samples.map((sample) => ({ ...sample, where: `the page of ${sample.id}` }));
    const all = [...lists.map((list) => ({ ...list, where: list.name })), ...pages]
      .flatMap(({ entries, ...from }) => entries.filter(isRaw).map((item) => ({ ...from, item })))
      .flatMap((from) => oddFields(from.item, from.kind).map((field) => ({ ...from, ...field })))
      .filter(({ guess }) => (guess !== null) === isGuess);
    const told = new Set<string>();
    return all.map(({ field, said, guess, noun, where, item }) => {
      if (told.size === told.add(`${noun} ${field}`).size) return false;
      const alike = all.filter((other) => other.field === field && other.where === where);
      const items = count(new Set(alike.map((other) => other.item)).size, noun);
      const what = `\`${field}\` of ${items} in ${where}`;
      return isGuess
        ? `${what} is not written as the contract says (${nameOf(item)}: ${said}) and is read as ${guess}.`
        : `${what} cannot be read (${nameOf(item)}: ${said}): ${effectOf(field)}.`;
    });
  };

// biome-ignore format: a table of one check a line, with its sentence below
const checks: readonly Check<Platform>[] = [
  ['mixed-content', BASE, ({ api, site }) => site.startsWith('https:') && api.startsWith('http:') && !isLoopback(new URL(api).hostname) &&
    `The site is served over https and asks ${api} over http: browsers block every call.`],
  ['api-base', BASE, ({ api }) => /\/api(\/v1)?$/.test(api) &&
    `The API's base ends in ${new URL(api).pathname}, and the site puts /api/v1 behind it: every call asks ${api}/api/v1/….`],
  ['api-unreachable', BASE, ({ api, isHeard, lists }) => !isHeard &&
    `The API at ${api} gives no answer (${lists[0]?.why}): lists and rides say that they could not be loaded, and nothing can be booked.`],
  ['api-clock', 'the clock of the platform’s server', ({ lists }) => wrongClock('The API’s', lists.find(({ status }) => status > 0))],
  ['cors-preflight', CORS, ({ site, preflight }) => preflight !== null && preflight.status > 0 && !isAllowed(preflight) &&
    `The preflight (OPTIONS) that a browser sends from ${site} is answered with status ${preflight.status}, or does not name Authorization in Access-Control-Allow-Headers: it sends none of the calls with a bearer, so nothing is listed and nothing can be booked.`],
  ['cors-missing', CORS, each(({ status, headers }, { site, preflight }) => preflight !== null && status > 0 && !['*', site].includes(originIn(headers)) &&
    `What the API answers to ${site} ${originIn(headers) ? `allows the origin ${originIn(headers)} alone` : 'has no Access-Control-Allow-Origin'}, so browsers keep it from the site ({calls}).`)],
  ['api-slow', PLATFORM, each(({ name, failure, why }) => failure === 'slow' && `The call for ${name} ${why}, which the site does not wait for.`)],
  ['api-large', PLATFORM, each(({ name, failure, why }) => failure === 'large' && `The answer to the call for ${name} ${why}, which the site does not read.`)],
  ['api-cut', PLATFORM, each(({ name, failure, why }) => failure === 'cut' && `The call for ${name} gets no answer (${why}).`)],
  ['api-redirect', `${BASE}: name the address that answers`, each(({ name, isRedirect, headers }) => isRedirect &&
    `The call for ${name} is sent on to ${headers.get('location') ?? 'another address'}: the site follows no redirect, for the bearer must not go along.`)],
  ['bearer-refused', setting('VITE_API_TOKEN'), each(({ hasBearer, isRefused, status }) => hasBearer && isRefused &&
    `The API refuses the bearer with status ${status} ({calls}): this stays empty, and booking ends in an authentication error.`)],
  ['bearer-wanted', PLATFORM, each(({ name, hasBearer, isRefused, status }) => !hasBearer && isRefused &&
    `The call for ${name} is refused (status ${status}): the site sends no bearer with it, on purpose.`)],
  ['api-status', PLATFORM, each(({ name, isBad, status }) => isBad && `The call for ${name} is answered with status ${status}.`)],
  ['api-not-json', `${BASE}, or what stands before the API`, each(({ name, isUnread, isPage }) => isUnread && isPage &&
    `The call for ${name} is answered with a page of HTML: it counts as failed.`)],
  ['api-not-json', PLATFORM, each(({ name, isUnread, isPage, text }) => isUnread && !isPage &&
    `The call for ${name} is answered with ${text.trim() ? 'no whole JSON' : 'nothing'}: it counts as failed.`)],
  ['field-guessed', PLATFORM, each(({ success }) => typeof readFlag(success) === 'boolean' && readFlag(success) !== success &&
    `\`success\` of the answers to the calls for {calls} is not written as the contract says (${JSON.stringify(success)}) and is read as ${readFlag(success)}.`)],
  ['list-unreadable', DATA, ({ lists }) => lists.map(({ name, body, catalogue }) => body !== undefined && catalogue === null &&
    `The answer to the call for ${name} has no list of groups in \`data\`: the page says that it could not be loaded.`)],
  ['item-lost', DATA, eachList(({ name, noun, entries, lost }) => lost > 0 &&
    `${count(lost, noun)} of ${entries.length} in ${name} left out: not an object with an id or a name, or there already (${lostExample(entries)}).`)],
  ['item-without-id', DATA, eachList(({ name, noun, entries }) => about(entries.filter(isRaw).filter(({ id, _id }) => id == null && _id == null), (without, first) =>
    `${count(without, noun)} in ${name} without an id, the first ${nameOf(first)}: the card leads nowhere.`))],
  ['list-empty', DATA, eachList(({ name, noun, items }) => items.length === 0 && `${capital(name)} has no ${noun} that can be read: its page is empty.`)],
  ['list-long', DATA, eachList(({ name, catalogue }) => !!catalogue?.omitted && `${capital(name)} has ${catalogue.omitted} more than the site takes.`)],
  ['field-unreadable', DATA, odd(false)],
  ['field-guessed', DATA, odd(true)],
  ['organiser-guessed', DATA, eachList(({ name, items }) => spellings(items).map((alike) => alike.length > 1 &&
    `${capital(name)} spells one organiser in ${alike.length} ways (${alike.join(', ')}), which are read as one.`))],
  ['end-guessed', DATA, eachList(({ name, noun, items }) => about(guessedEnds(items, false), (ends, first) =>
    `The end of ${count(ends, noun)} in ${name} is not told (${first}.`))],
  ['end-guessed', DATA, eachList(({ name, noun, items }) => about(guessedEnds(items, true), (ends, first) =>
    `The end of ${count(ends, noun)} in ${name} is of the night before (${first}.`))],
  ['picture-insecure', DATA, eachList(({ name, noun, entries }, { images }) => about(entries.filter(isRaw).filter((item) => addressOf(item) && images(addressOf(item)) === null), (hidden, first) =>
    `The picture of ${count(hidden, noun)} in ${name} is not at an https address (${nameOf(first)}: ${addressOf(first)}): a placeholder stands there.`))],
  ['item-unreadable', DATA, ({ samples }) => samples.map(({ page, item }) => typeof item === 'string' &&
    `The answer to the call for ${page.name} holds no item that can be read: its page says ${item === 'missing' ? 'Details not found' : 'that it could not be loaded'}.`)],
  ['picture-missing', DATA, ({ samples }) => samples.map(({ page, picture }) => picture !== null && !(picture.status === 200 && typeOf(picture).startsWith('image/')) &&
    `The picture of ${page.name} ${whatCame(picture)} (${picture.url}): a placeholder stands there.`)],
  ['share-unreadable', DATA, ({ samples, images }) => samples.flatMap(({ shares }) => shares).map((share) => share.body !== undefined && decodeShare(share.body, images) === null &&
    `The answer to the call for ${share.name} cannot be read: the page's own title and link are shared.`)],
  ['lookup-unreadable', DATA, ({ bookings }) => bookings === null &&
    `The answer to the call for ${LOOKUP} has neither \`success\` with \`bookings\` or \`data\`, nor a reason: My Bookings says that it failed.`],
  ['field-guessed', DATA, ({ bookings }) => about(oddWords(bookings), (_, _first, words) =>
    `The status words in ${LOOKUP} are not written as the contract says (${words.join(', ')}) and are read as ${words.map(statusWord).join(', ')}.`)],
];

/** Examines a platform by reads alone, and tells what would break. */
export const examinePlatform = async (asked: Asked, ask: Ask): Promise<Finding[]> =>
  findingsOf('api', checks, await visit(asked, ask));
