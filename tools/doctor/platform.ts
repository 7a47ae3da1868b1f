import { imageUrl } from '#machines/codec/image-url.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import { parseJson } from '#machines/codec/json.ts';
import { readFlag } from '#machines/codec/readers.ts';
import { nameKey } from '#machines/domain/folded-text.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import type { MyBooking } from '#machines/domain/my-bookings.ts';
import { statusWord } from '#machines/domain/status-word.ts';
import { whenOf } from '#machines/domain/when.ts';
import { decodeMyBookings } from '../../src/api/booking-schema.ts';
import { decodeEvents, decodeItem, decodeShare, decodeTrips } from '../../src/api/schema.ts';
import {
  type Answer,
  type Asker,
  clockDifference,
  clockSentence,
  type Examined,
  type Outcome,
  whatCame,
} from './ask.ts';
import { effectOf, oddFields } from './fields.ts';
import { allOf, CALLS, type Finding, findingBy, setting, type Told } from './finding.ts';

/** A platform, and the site that asks it. */
export type PlatformToExamine = Pick<Examined, 'api' | 'site' | 'token' | 'phone'> & {
  readonly asker: Asker;
};

/** A call of the site, as it is named in sentences. */
interface Call {
  readonly name: string;
  /** Below /api/v1/. */
  readonly path: string;
  readonly hasBearer: boolean;
  /** The statuses that are right where it finds nothing. */
  readonly nothing?: readonly number[];
}

interface List extends Call {
  readonly kind: ItemKind;
  readonly isTraining: boolean;
  readonly noun: string;
}

type Raw = Readonly<Record<string, unknown>>;

const listOf = (noun: string, kind: ItemKind, path: string): List => {
  const name = `the list of ${noun}s`;
  return { noun, kind, path, name, isTraining: noun === 'training', hasBearer: true };
};

const lists = [
  listOf('trip', 'trip', 'trip/trips/categories/all'),
  listOf('training', 'event', 'event/events/categories/trainings'),
  listOf('event', 'event', 'event/events/categories/all'),
] as const;

/** A payment that nobody made. */
const paymentStatus: Call = {
  name: 'the status of a payment',
  path: 'order/payment/status/doctor-asks-for-nothing',
  hasBearer: false,
  nothing: [400, 404, 422],
};
const lookupOf = (phone = '0000000000'): Call => ({
  name: 'the bookings of a phone number',
  path: `trip/trips/status/my-bookings?phone_number=${phone}`,
  hasBearer: false,
  nothing: [404, 422],
});

const BASE = setting('VITE_API_BASE_URL');
const by = (setBy: string) => findingBy('api', setBy);
const base = by(BASE);
const platform = by('the platform');
const data = by('the platform’s data');
const cors = by('the API’s CORS configuration (origin of the site)');

/** An examination under way. */
interface Exam extends PlatformToExamine {
  readonly images: ImageRule;
  /** The fields that were told of already. */
  readonly toldFields: Set<string>;
}

type Findings<Result = void> = Generator<Told, Result>;
type FindingsToCome<Result = void> = AsyncGenerator<Told, Result>;

/** The hosts that browsers trust over plain http. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
const urlOf = ({ api }: Exam, path: string) => `${api}/api/v1/${path}`;

/** Asks a platform what the site asks it, by reads alone, and tells what would break. */
export function examinePlatform(asked: PlatformToExamine): Promise<readonly Finding[]> {
  const addresses = { apiBase: `${asked.api}/`, pageOrigin: asked.site };
  const images: ImageRule = (url) => imageUrl(url, addresses);
  return allOf(platformFindings({ ...asked, images, toldFields: new Set() }));
}

async function* platformFindings(x: Exam): FindingsToCome {
  yield* addressFindings(x);
  const answers = await Promise.all(lists.map((list) => ask(x, list)));
  const [first] = answers;
  if (answers.every(({ answer }) => answer === null) && first?.answer === null) {
    yield base`api-unreachable: The API at ${x.api} gives no answer (${first.why}): lists and rides say that they could not be loaded, and nothing can be booked.`;
    return;
  }
  const heard = answers.find(({ answer }) => answer !== null)?.answer;
  const minutes = heard ? clockDifference(heard) : 0;
  const clock = by('the clock of the platform’s server');
  if (minutes !== 0) yield clock`api-clock: ${clockSentence('The API’s', minutes)}`;
  if (new URL(x.api).origin !== x.site) yield* preflightFindings(x);
  for (const [index, list] of lists.entries()) {
    const outcome = answers[index];
    if (outcome !== undefined) yield* listFindings(x, list, yield* bodyOf(x, list, outcome));
  }
  yield* read(x, paymentStatus);
  const lookup = lookupOf(x.phone);
  const answer = yield* read(x, lookup);
  const bookings = answer === undefined ? [] : decodeMyBookings(answer, x.images);
  if (Array.isArray(bookings)) yield* wordFindings(lookup, bookings);
  if (bookings === null)
    yield data`lookup-unreadable: The answer to the call for ${lookup.name} has neither \`success\` with \`bookings\` or \`data\`, nor a reason: My Bookings says that it failed.`;
}

function ask(x: Exam, { path, hasBearer }: Call): Promise<Outcome> {
  const headers = { accept: 'application/json', origin: x.site };
  const bearer = { authorization: `Bearer ${x.token}` };
  return x.asker.ask(urlOf(x, path), hasBearer ? { ...headers, ...bearer } : headers);
}

async function* read(x: Exam, call: Call): FindingsToCome<unknown> {
  return yield* bodyOf(x, call, await ask(x, call));
}

function* addressFindings(x: Exam): Findings {
  const [api, site] = [new URL(x.api), new URL(x.site)];
  if (site.protocol === 'https:' && api.protocol === 'http:' && !isLoopback(api))
    yield base`mixed-content: The site is served over https and asks ${x.api} over http: browsers block every call.`;
  if (/\/api(\/v1)?$/.test(api.pathname))
    yield base`api-base: The API's base ends in ${api.pathname}, and the site puts /api/v1 behind it: every call asks ${urlOf(x, '…')}.`;
}

/** The question that a browser asks before each call with a bearer to another origin. */
async function* preflightFindings(x: Exam): FindingsToCome {
  const asked = {
    origin: x.site,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  };
  const { answer } = await x.asker.ask(urlOf(x, lists[0].path), asked, 'OPTIONS');
  if (answer === null) return;
  yield* originFindings(x, 'the preflight', answer);
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  // a star does not stand for Authorization
  const isNamed = allowed.split(/[\s,]+/).includes('authorization');
  if (answer.status >= 200 && answer.status < 300 && isNamed) return;
  const why = isNamed
    ? `is answered with status ${answer.status}`
    : 'does not name Authorization in Access-Control-Allow-Headers';
  yield cors`cors-preflight: The preflight (OPTIONS) that a browser sends from ${x.site} ${why}: it sends none of the calls with a bearer, so nothing is listed and nothing can be booked.`;
}

/** The JSON of an answer that the site would read; undefined when it would not, and why is told. */
function* bodyOf(x: Exam, call: Call, outcome: Outcome): Findings<unknown> {
  const { name } = call;
  if (outcome.answer === null) {
    const { failure, why } = outcome;
    if (failure === 'slow')
      yield platform`api-slow: The call for ${name} ${why}, which the site does not wait for.`;
    else if (failure === 'large')
      yield platform`api-large: The answer to the call for ${name} ${why}, which the site does not read.`;
    else yield platform`api-cut: The call for ${name} gets no answer (${why}).`;
    return undefined;
  }
  const { status, text } = outcome.answer;
  yield* originFindings(x, name, outcome.answer);
  if (call.nothing?.includes(status)) return undefined;
  if (status < 200 || status >= 300) {
    yield* statusFindings(call, outcome.answer);
    return undefined;
  }
  const body = parseJson(text);
  if (body === undefined) {
    const isPage = /^\s*</.test(text);
    const what = isPage ? 'a page of HTML' : text.trim() ? 'no whole JSON' : 'nothing';
    const told = isPage ? by(`${BASE}, or what stands before the API`) : platform;
    yield told`api-not-json: The call for ${name} is answered with ${what}: it counts as failed.`;
  }
  const success = isRaw(body) ? body.success : undefined;
  const flag = readFlag(success);
  if (typeof flag === 'boolean' && flag !== success)
    yield {
      ...platform`field-guessed: \`success\` of the answers to the calls for ${CALLS} is not written as the contract says (${JSON.stringify(success)}) and is read as ${flag}.`,
      call: name,
    };
  return body;
}

function* originFindings({ api, site }: Exam, call: string, { headers }: Answer): Findings {
  const allowed = headers.get('access-control-allow-origin');
  if (new URL(api).origin === site || allowed === '*' || allowed === site) return;
  const what = allowed
    ? `allows the origin ${allowed} alone`
    : 'has no Access-Control-Allow-Origin';
  yield {
    ...cors`cors-missing: What the API answers to ${site} ${what}, so browsers keep it from the site (${CALLS}).`,
    call,
  };
}

function* statusFindings({ name, hasBearer }: Call, { status, headers }: Answer): Findings {
  const isRefused = status === 401 || status === 403;
  const moved = by(`${BASE}: name the address that answers`);
  const bearer = by(setting('VITE_API_TOKEN'));
  if (status >= 300 && status < 400)
    yield moved`api-redirect: The call for ${name} is sent on to ${headers.get('location') ?? 'another address'}: the site follows no redirect, for the bearer must not go along.`;
  else if (isRefused && hasBearer)
    yield {
      ...bearer`bearer-refused: The API refuses the bearer with status ${status} (${CALLS}): this stays empty, and booking ends in an authentication error.`,
      call: name,
    };
  else if (isRefused)
    yield platform`bearer-wanted: The call for ${name} is refused (status ${status}): the site sends no bearer with it, on purpose.`;
  else yield platform`api-status: The call for ${name} is answered with status ${status}.`;
}

async function* listFindings(x: Exam, list: List, body: unknown): FindingsToCome {
  if (body === undefined) return;
  const { name, noun, kind, isTraining } = list;
  const catalogue =
    kind === 'trip'
      ? await decodeTrips(body, x.images)
      : await decodeEvents(body, x.images, isTraining);
  if (catalogue === null) {
    yield data`list-unreadable: The answer to the call for ${name} has no list of groups in \`data\`: the page says that it could not be loaded.`;
    return;
  }
  const { items, omitted } = catalogue;
  const entries = rawItems(body, kind);
  yield* entryFindings(list, entries, items.length + omitted);
  if (items.length === 0)
    yield data`list-empty: ${capital(name)} has no ${noun} that can be read: its page is empty.`;
  if (omitted > 0) yield data`list-long: ${capital(name)} has ${omitted} more than the site takes.`;
  yield* fieldFindings(x, list, entries.filter(isRaw), name);
  yield* meaningFindings(list, items);
  yield* pictureFindings(x, list, entries.filter(isRaw));
  const item = items.find(({ id }) => id !== null);
  if (item !== undefined) yield* itemFindings(x, list, item);
}

function* entryFindings(
  { name, noun, kind }: List,
  entries: readonly unknown[],
  taken: number,
): Findings {
  const lost = entries.length - taken;
  const [bad] = entries.filter((entry) => !isRaw(entry) || nameOf(entry) === null);
  const example = bad === undefined ? 'the same id comes twice' : `the first is ${cut(bad)}`;
  if (lost > 0)
    yield data`item-lost: ${count(lost, noun)} of ${entries.length} in ${name} ${lost === 1 ? 'is' : 'are'} left out: not an object with an id or a name, or there already (${example}).`;
  const ids = kind === 'trip' ? ['_id', 'id'] : ['id', '_id'];
  const without = entries.filter(isRaw).filter((entry) => ids.every((id) => entry[id] == null));
  const [first] = without;
  if (first !== undefined)
    yield data`item-without-id: ${count(without.length, noun)} in ${name} ${without.length === 1 ? 'has' : 'have'} no id, the first ${nameOf(first) ?? 'without a name'}: the card leads nowhere.`;
}

/** Fields that say something which nobody can read, or only by a guess, told once a field with the first item. */
function* fieldFindings(
  { toldFields }: Exam,
  { kind, noun }: List,
  items: readonly Raw[],
  where: string,
): Findings {
  const odd = items.flatMap((item) =>
    oddFields(item, kind).map((field) => {
      const key = `${noun} ${field.name} ${field.guess === null}`;
      return { ...field, key, of: nameOf(item) ?? 'one without a name', item };
    }),
  );
  for (const { key, name, said, guess, of } of odd) {
    if (toldFields.has(key)) continue;
    toldFields.add(key);
    const alike = new Set(odd.filter((other) => other.key === key).map(({ item }) => item));
    const which = `\`${name}\` of ${count(alike.size, noun)} in ${where}`;
    yield guess === null
      ? data`field-unreadable: ${which} cannot be read (${of}: ${said}): ${effectOf(name)}.`
      : data`field-guessed: ${which} is not written as the contract says (${of}: ${said}) and is read as ${guess}.`;
  }
}

/** The guesses of the site about items that do not say it: one organiser of several spellings, an end of a duration or of the night before. */
function* meaningFindings({ name, noun }: List, items: readonly Item[]): Findings {
  const organisers = [...new Set(items.map(({ organiser }) => organiser))];
  for (const key of new Set(organisers.map(nameKey))) {
    const spellings = organisers.filter((organiser) => nameKey(organiser) === key);
    if (spellings.length > 1)
      yield data`organiser-guessed: ${capital(name)} spells one organiser in ${spellings.length} ways (${spellings.join(', ')}), which are read as one.`;
  }
  const guessed = items.flatMap((item) => {
    const { lastDay, isEndKnown } = whenOf(item) ?? { isEndKnown: false };
    const told = item.end?.day ?? 'none';
    return isEndKnown && lastDay !== told ? [{ of: item.id ?? item.title, told, lastDay }] : [];
  });
  for (const isTold of [false, true]) {
    const ends = guessed.filter(({ told }) => (told !== 'none') === isTold);
    const [first] = ends;
    if (first !== undefined)
      yield data`end-guessed: The end of ${count(ends.length, noun)} in ${name} is ${isTold ? 'of the night before' : 'not told'} (${first.of}: ${first.told}) and is read as ${first.lastDay}.`;
  }
}

function* pictureFindings({ images }: Exam, { noun, name }: List, items: readonly Raw[]): Findings {
  const hidden = items.flatMap((item) => {
    const link = isRaw(item.primary_image) ? item.primary_image.link_url : undefined;
    const isHidden = typeof link === 'string' && link.trim() !== '' && images(link) === null;
    return isHidden ? [`${nameOf(item)}: ${link}`] : [];
  });
  const isOne = hidden.length === 1;
  if (hidden.length > 0)
    yield data`picture-insecure: The ${isOne ? 'picture' : 'pictures'} of ${count(hidden.length, noun)} in ${name} ${isOne ? 'is' : 'are'} not at an https address (${hidden[0]}): a placeholder stands there.`;
}

/** Status words of bookings that are written another way than the contract's. */
function* wordFindings({ name }: Call, bookings: readonly MyBooking[]): Findings {
  const words = new Set(bookings.flatMap(({ status, paymentStatus }) => [status, paymentStatus]));
  const odd = [...words].filter((word) => word !== statusWord(word));
  if (odd.length > 0)
    yield data`field-guessed: The status words in ${name} are not written as the contract says (${odd.join(', ')}) and are read as ${odd.map(statusWord).join(', ')}.`;
}

/** One item as its own page asks for it, its picture, and what is shared of it. */
async function* itemFindings(x: Exam, list: List, { id, kind, picture }: Item): FindingsToCome {
  if (id === null) return;
  const { noun, isTraining } = list;
  const area = kind === 'trip' ? 'trip/trips' : 'event/events';
  const name = `the ${noun} ${id}`;
  const body = yield* read(x, { name, path: `${area}/${id}`, hasBearer: true });
  const raw = isRaw(body) && isRaw(body.data) ? body.data : body;
  const item = body === undefined ? null : decodeItem(body, x.images, { id, kind, isTraining });
  if (typeof item === 'string')
    yield data`item-unreadable: The answer to the call for ${name} holds no item that can be read: its page says ${item === 'missing' ? 'Details not found' : 'that it could not be loaded'}.`;
  else if (isRaw(raw)) yield* fieldFindings(x, list, [raw], `the page of ${id}`);
  if (picture !== null) {
    const outcome = await x.asker.ask(picture.url, { accept: 'image/*' });
    const type = outcome.answer?.headers.get('content-type') ?? '';
    if (outcome.answer?.status !== 200 || !type.startsWith('image/'))
      yield data`picture-missing: The picture of ${name} ${whatCame(outcome)} (${picture.url}): a placeholder stands there.`;
  }
  if (isTraining) return;
  const share = { name: `what is shared of ${id}`, path: `${area}/share/${id}`, hasBearer: true };
  const suggestion = yield* read(x, share);
  if (suggestion !== undefined && decodeShare(suggestion, x.images) === null)
    yield data`share-unreadable: The answer to the call for ${share.name} cannot be read: the page's own title and link are shared.`;
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a list as they were sent, of all its groups. */
function rawItems(body: unknown, kind: ItemKind): unknown[] {
  const groups = isRaw(body) ? body.data : body;
  return (Array.isArray(groups) ? groups : []).flatMap((group: unknown) => {
    const items = isRaw(group) ? group[kind === 'trip' ? 'trips' : 'events'] : null;
    return Array.isArray(items) ? (items as unknown[]) : [];
  });
}

/** The item's own name, for a sentence. */
function nameOf(item: Raw): string | null {
  const name = [item._id, item.id, item.name, item.title].find(
    (each) => typeof each === 'string' || typeof each === 'number',
  );
  return name === undefined ? null : String(name);
}

const cut = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 80);
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
