import { imageUrl } from '#machines/codec/image-url.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import { parseJson } from '#machines/codec/json.ts';
import { readFlag } from '#machines/codec/readers.ts';
import { nameKey } from '#machines/domain/folded-text.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import { isLoopback } from '#machines/domain/payment.ts';
import { statusWord } from '#machines/domain/status-word.ts';
import { decodeMyBookings } from '../../src/api/booking-schema.ts';
import * as schema from '../../src/api/schema.ts';
import type { Ask, Check, Examined, Outcome } from './ask.ts';
import { found, setting, typeOf, whatCame, wrongClock } from './ask.ts';
import { isRaw, nameOf, oddEnd, oddFields } from './fields.ts';

const BASE = setting('VITE_API_BASE_URL');
const PLATFORM = 'the platform';
const DATA = 'the platform’s data';
const CORS = 'the API’s CORS configuration (origin of the site)';
const tripsPath = 'trip/trips/categories/all';

/** A call of the site with its answer; `nothing` are the statuses that say that there is nothing, of a call without a bearer. */
type Call = Outcome & { name: string; nothing?: readonly number[] | undefined; body: unknown };
/** Some items, where they stand as a part of a sentence; as the platform sent them, and as far as a list had them read. */
type Place = {
  noun: string;
  kind: ItemKind;
  where: string;
  entries: unknown[];
  items: readonly Item[];
};
type List = Call & Place & { catalogue: { omitted: number } | null };

/** Examines a platform by the reads of the site alone, and tells what would break. */
export async function examinePlatform(
  { api, site, token, phone = '0000000000' }: Omit<Examined, 'contact' | 'reports'>,
  ask: Ask,
) {
  const images = (url: string) => imageUrl(url, { apiBase: `${api}/`, pageOrigin: site });
  const call = async (name: string, path: string, nothing?: readonly number[]): Promise<Call> => {
    const bearer = nothing === undefined && { authorization: `Bearer ${token}` };
    const headers = { accept: 'application/json', origin: site, ...bearer };
    const answer = await ask(`${api}/api/v1/${path}`, { headers });
    return { ...answer, name, nothing, body: isOk(answer) ? parseJson(answer.text) : undefined };
  };
  const listOf = async (noun: string, kind: ItemKind, path: string): Promise<List> => {
    const made = await call(`the list of ${noun}s`, path);
    const decode = kind === 'trip' ? schema.decodeTrips : schema.decodeEvents;
    const catalogue = await decode(made.body, images, noun === 'training');
    const entries = schema.entriesOf(made.body, kind) ?? [];
    const items = catalogue?.items ?? [];
    return { ...made, noun, kind, where: made.name, entries, catalogue, items };
  };
  const lists = await Promise.all([
    listOf('trip', 'trip', tripsPath),
    listOf('training', 'event', 'event/events/categories/trainings'),
    listOf('event', 'event', 'event/events/categories/all'),
  ]);
  const heard = lists.find(({ status }) => status > 0);
  // biome-ignore format: one check a line, with its sentence below
  const ofBase: Check[] = [
    ['mixed-content', BASE, site.startsWith('https:') && api.startsWith('http:') && !isLoopback(new URL(api).hostname) &&
      `The site is served over https and asks ${api} over http: browsers block every call.`],
    ['api-base', BASE, /\/api(\/v1)?$/.test(api) &&
      `The API's base ends in ${new URL(api).pathname}, and the site puts /api/v1 behind it: every call asks ${api}/api/v1/….`],
    ['api-unreachable', BASE, heard === undefined &&
      `The API at ${api} gives no answer (${lists[0]?.why}): lists and rides say that they could not be loaded, and nothing can be booked.`],
  ];
  if (heard === undefined) return found('api', ofBase);

  // the question that a browser asks before each call with a bearer to another origin
  const question = {
    origin: site,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  };
  const isElsewhere = new URL(api).origin !== site;
  const options = { method: 'OPTIONS', headers: question };
  const preflight = isElsewhere ? await ask(`${api}/api/v1/${tripsPath}`, options) : null;
  // a star does not stand for Authorization
  const allowed = preflight?.headers.get('access-control-allow-headers') ?? '';
  const isAllowed =
    preflight && isOk(preflight) && /(^|[\s,])authorization($|[\s,])/i.test(allowed);

  const samples = [];
  for (const { noun, kind, items } of lists) {
    const { id, picture } = items.find((item) => item.id !== null) ?? { id: null, picture: null };
    if (id === null) continue;
    const isTraining = noun === 'training';
    const area = `${kind}/${kind}s`;
    const page = await call(`the ${noun} ${id}`, `${area}/${id}`);
    const item = schema.decodeItem(page.body, images, { id, kind, isTraining });
    const entries = typeof item === 'string' ? [] : [schema.dataOf(page.body)];
    const image = picture && (await ask(picture.url, { headers: { accept: 'image/*' } }));
    const share = isTraining ? null : await call(`what is shared of ${id}`, `${area}/share/${id}`);
    const place: Place = { noun, kind, where: `the page of ${id}`, entries, items: [] };
    samples.push({ place, page, item, share, image, url: picture?.url });
  }
  // a payment that nobody made
  const order = 'order/payment/status/doctor-asks-for-nothing';
  const status = await call('the status of a payment', order, [400, 404, 422]);
  const rows = `trip/trips/status/my-bookings?phone_number=${phone}`;
  const lookup = await call('the bookings of a phone number', rows, [404, 422]);
  const bookings = lookup.body === undefined ? [] : decodeMyBookings(lookup.body, images);
  const booked = Array.isArray(bookings) ? bookings : [];
  const words = new Set(booked.flatMap((row) => [row.status, row.paymentStatus]));
  const oddWords = [...words].filter((word) => word !== statusWord(word));
  const calls = [
    ...lists,
    ...samples.flatMap(({ page, share }) => (share ? [page, share] : page)),
    status,
    lookup,
  ];
  // biome-ignore format: one check a line, with its sentence below
  return found('api', [
    ...ofBase,
    ['api-clock', 'the clock of the platform’s server', wrongClock('The API’s', heard)],
    ['cors-preflight', CORS, preflight !== null && preflight.status > 0 && !isAllowed &&
      `The preflight (OPTIONS) that a browser sends from ${site} is answered with status ${preflight.status}, or does not name Authorization in Access-Control-Allow-Headers: it sends none of the calls with a bearer, so nothing is listed and nothing can be booked.`],
    ...checksOfCalls(calls, isElsewhere && site),
    ...lists.flatMap(checksOfList),
    ...checksOfItems([...lists, ...samples.map(({ place }) => place)], images),
    ...samples.flatMap(({ page, item, image, url, share }): Check[] => [
      ['item-unreadable', DATA, page.body !== undefined && typeof item === 'string' &&
        `The answer to the call for ${page.name} holds no item that can be read: its page says ${item === 'missing' ? 'Details not found' : 'that it could not be loaded'}.`],
      ['picture-missing', DATA, image !== null && !(image.status === 200 && typeOf(image).startsWith('image/')) &&
        `The picture of ${page.name} ${whatCame(image)} (${url}): a placeholder stands there.`],
      ['share-unreadable', DATA, share?.body !== undefined && schema.decodeShare(share.body, images) === null &&
        `The answer to the call for ${share.name} cannot be read: the page's own title and link are shared.`],
    ]),
    ['lookup-unreadable', DATA, bookings === null &&
      `The answer to the call for ${lookup.name} has neither \`success\` with \`bookings\` or \`data\`, nor a reason: My Bookings says that it failed.`],
    ['field-guessed', DATA, oddWords.length > 0 &&
      `The status words in ${lookup.name} are not written as the contract says (${oddWords.join(', ')}) and are read as ${oddWords.map(statusWord).join(', ')}.`],
  ]);
}

const isOk = ({ status }: Outcome) => status >= 200 && status < 300;
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The faults of an answer in itself, and for a site on another origin; {calls} stands for all calls with the same. */
function faultsOf(call: Call, elsewhere: string | false): Check[] {
  const { name, nothing, status, headers, text, failure, why, body } = call;
  const silence = `The call for ${name} gets no answer that the site reads (${why}).`;
  if (failure !== undefined) return [[`api-${failure}`, PLATFORM, silence]];
  const origin = headers.get('access-control-allow-origin') ?? '';
  const isRefused = status === 401 || status === 403;
  const isRedirect = status >= 300 && status < 400;
  const isBad = !isOk(call) && !isRefused && !isRedirect && !nothing?.includes(status);
  const isPage = /^\s*</.test(text);
  const success = isRaw(body) ? body.success : undefined;
  const flag = readFlag(success);
  // biome-ignore format: one check a line, with its sentence below
  return [
    ['cors-missing', CORS, elsewhere !== false && !['*', elsewhere].includes(origin) &&
      `What the API answers to ${elsewhere} ${origin ? `allows the origin ${origin} alone` : 'has no Access-Control-Allow-Origin'}, so browsers keep it from the site ({calls}).`],
    ['api-redirect', `${BASE}: name the address that answers`, isRedirect &&
      `The call for ${name} is sent on to ${headers.get('location') ?? 'another address'}: the site follows no redirect, for the bearer must not go along.`],
    ['bearer-refused', setting('VITE_API_TOKEN'), isRefused && nothing === undefined &&
      `The API refuses the bearer with status ${status} ({calls}): this stays empty, and booking ends in an authentication error.`],
    ['bearer-wanted', PLATFORM, isRefused && nothing !== undefined &&
      `The call for ${name} is refused (status ${status}): the site sends no bearer with it, on purpose.`],
    ['api-status', PLATFORM, isBad && `The call for ${name} is answered with status ${status}.`],
    ['api-not-json', isPage ? `${BASE}, or what stands before the API` : PLATFORM, isOk(call) && body === undefined &&
      `The call for ${name} is answered with ${isPage ? 'a page of HTML' : text.trim() ? 'no whole JSON' : 'nothing'}: it counts as failed.`],
    ['field-guessed', PLATFORM, typeof flag === 'boolean' && flag !== success &&
      `\`success\` of the answers to the calls for {calls} is not written as the contract says (${JSON.stringify(success)}) and is read as ${flag}.`],
  ];
}

/** The faults of answers in themselves, those alike in one sentence. */
function checksOfCalls(calls: readonly Call[], elsewhere: string | false): Check[] {
  const all = calls.flatMap((made) => faultsOf(made, elsewhere).map((check) => ({ made, check })));
  return all.map(({ check: [id, setBy, said] }) => {
    const alike = all.filter(({ check }) => check[2] === said).map(({ made }) => made.name);
    return [id, setBy, said !== false && said.replace('{calls}', alike.join(', '))];
  });
}

/** The checks of a list as a whole. */
function checksOfList({ noun, name, body, catalogue, items, entries }: List): Check[] {
  const lost = catalogue === null ? 0 : entries.length - items.length - catalogue.omitted;
  const bad = entries.find((entry) => nameOf(entry) === undefined);
  const first = bad === undefined ? 'the same id comes twice' : JSON.stringify(bad).slice(0, 80);
  const nameless = entries.filter((raw) => isRaw(raw) && raw.id == null && raw._id == null);
  const organisers = [...new Set(items.map(({ organiser }) => organiser))];
  const spelled = organisers.map((one) => organisers.filter((o) => nameKey(o) === nameKey(one)));
  // biome-ignore format: one check a line, with its sentence below
  return [
    ['list-unreadable', DATA, catalogue === null && body !== undefined &&
      `The answer to the call for ${name} has no list of groups in \`data\`: the page says that it could not be loaded.`],
    ['item-lost', DATA, lost > 0 &&
      `${count(lost, noun)} of ${entries.length} in ${name} left out: not an object with an id or a name, or there already (${first}).`],
    ['item-without-id', DATA, nameless.length > 0 &&
      `${count(nameless.length, noun)} in ${name} without an id, the first ${nameOf(nameless[0]) ?? 'without a name'}: the card leads nowhere.`],
    ['list-empty', DATA, catalogue !== null && items.length === 0 && `There is no ${noun} that can be read in ${name}: its page is empty.`],
    ...spelled.map((alike): Check => ['organiser-guessed', DATA, alike.length > 1 &&
      `One organiser in ${name} is spelled in ${alike.length} ways (${alike.join(', ')}), which are read as one.`]),
  ];
}

/** The oddities of all items, the same of several once, with the first item and how many of its list are alike. */
function checksOfItems(places: readonly Place[], images: ImageRule): Check[] {
  const all = places.flatMap(({ noun, kind, where, entries, items }) =>
    [...entries.map((raw) => oddFields(raw, kind, images)), ...items.map(oddEnd)].flatMap(
      (odd, of) => odd.map(([id, sentence, said]) => ({ id, sentence, said, noun, where, of })),
    ),
  );
  return all.flatMap(({ id, sentence, said, noun, where }, at): Check[] => {
    const [fault] = sentence.split('{said}');
    const alike = all.filter((o) => o.noun === noun && o.sentence.split('{said}')[0] === fault);
    if (alike[0] !== all[at]) return [];
    const { size } = new Set(alike.filter((other) => other.where === where).map(({ of }) => of));
    const items = `${count(size, noun)} in ${where}`;
    return [[id, DATA, sentence.replace('{items}', items).replace('{said}', () => said)]];
  });
}
