import { imageUrl } from '#machines/codec/image-url.ts';
import { readFlag } from '#machines/codec/readers.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { KINDS } from '#machines/domain/catalogue/kinds.ts';
import { LIST_NAMES, LISTS } from '#machines/domain/catalogue/lists.ts';
import { foldedStatus, readStatus } from '#machines/domain/payment/status-word.ts';
import { nameKey } from '#machines/domain/text/folded-text.ts';
import { parseJson } from '#machines/domain/text/json.ts';
import { isLoopback } from '#machines/domain/text/url.ts';
import { listWords } from '#texts/lists.ts';
import { decodeMyBookings } from '../../src/api/booking-schema.ts';
import * as schema from '../../src/api/schema.ts';
import { type Ask, type Check, counted, found, setting } from './ask.ts';
import { checksOf, nameOf } from './items.ts';
import { checksOfPayment } from './payment.ts';

const BASE = setting('VITE_API_BASE_URL');
const PLATFORM = 'the platform';
const DATA = 'the platform’s data';
const CORS = 'the API’s CORS configuration (origin of the site)';

type Platform = {
  api: string;
  site: string;
  token: string;
  /** The payment provider of the build. */
  provider: string;
  phone?: string | undefined;
  /** The transaction of a payment that somebody made. */
  payment?: string | undefined;
};

/** Examines a platform by the reads of a site alone, and tells what would break; it shows neither the bearer nor the number whose bookings it looks up. */
export async function examinePlatform(platform: Platform, ask: Ask) {
  const { api, site, token, provider, phone = '0000000000', payment } = platform;
  const isElsewhere = new URL(api).origin !== site;
  const images = (url: string) => imageUrl(url, { apiBase: `${api}/`, pageOrigin: site });
  const at = (...path: readonly string[]) => `${api}/api/v1/${path.join('/')}`;
  const [ofCalls, ofData]: [Check[], Check[][]] = [[], []];
  /** Makes a call of the site; with `nothing`, the statuses that say that there is nothing, it is one without a bearer. */
  const call = async (name: string, url: string, nothing?: readonly number[]) => {
    const bearer = nothing === undefined && { authorization: `Bearer ${token}` };
    const headers = { accept: 'application/json', origin: site, ...bearer };
    const answer = await ask(url, { headers });
    const { ok, status, text, failure, came } = answer;
    const body = ok ? parseJson(text) : undefined;
    const origin = answer.headers.get('access-control-allow-origin');
    const isRefused = status === 401 || status === 403;
    const isRedirect = status >= 300 && status < 400;
    const isMeant = ok || isRefused || isRedirect || nothing?.includes(status);
    const isPage = /^\s*</.test(text);
    const { success } = Object(body);
    const flag = readFlag(success);
    // biome-ignore format: one check a line, with its sentence below
    ofCalls.push(
      [`api-${failure || 'status'}`, PLATFORM, !isMeant && `The call for {all} ${came}.`, name],
      ['cors-missing', CORS, status > 0 && isElsewhere && origin !== '*' && origin !== site &&
        `What the API answers to ${site} ${origin ? `allows the origin ${origin} alone` : 'has no Access-Control-Allow-Origin'}, so browsers keep it from the site ({all}).`, name],
      ['api-redirect', `${BASE}: name the address that answers`, isRedirect &&
        `The call for {all} is sent on to ${answer.headers.get('location') ?? 'another address'}: the site follows no redirect, for the bearer must not go along.`, name],
      ['bearer-refused', setting('VITE_API_TOKEN'), isRefused && nothing === undefined &&
        `The API refuses the bearer with status ${status} ({all}): this stays empty, and booking ends in an authentication error.`, name],
      ['bearer-wanted', PLATFORM, isRefused && nothing !== undefined &&
        `The call for {all} is refused (status ${status}): the site sends no bearer with it, on purpose.`, name],
      ['api-not-json', isPage ? `${BASE}, or what stands before the API` : PLATFORM, ok && body === undefined &&
        `The call for {all} is answered with ${isPage ? 'a page of HTML' : text.trim() ? 'no whole JSON' : 'nothing'}: it counts as failed.`, name],
      ['field-guessed', PLATFORM, typeof flag === 'boolean' && flag !== success &&
        `\`success\` of the answers to the calls for {all} is not written as the contract says (${JSON.stringify(success)}) and is read as ${flag}.`, name],
    );
    return { ...answer, name, body };
  };

  const answers = [];
  for (const listName of LIST_NAMES) {
    const { path, kind, isTraining } = LISTS[listName];
    const noun = listWords[listName].noun.one;
    const { body, name, ...list } = await call(`the list of ${listName}`, at(...path));
    const catalogue = await schema.decodeCatalogue(body, listName, images);
    const items: readonly Item[] = catalogue?.items ?? [];
    const entries = (schema.entriesOf(body, kind) ?? []).map(Object);
    const lost = catalogue === null ? 0 : entries.length - items.length - catalogue.omitted;
    const bad = entries.find((raw) => nameOf(raw) === '');
    const nameless = entries.filter((raw) => nameOf(raw) && (raw.id ?? raw._id) == null);
    const organisers = [...new Set(items.map(({ organiser }) => organiser))];
    const spelled = organisers.map((one) => organisers.filter((o) => nameKey(o) === nameKey(one)));
    answers.push(list);
    // biome-ignore format: one check a line, with its sentence below
    ofData.push([
      ['list-unreadable', DATA, catalogue === null && body !== undefined &&
        `The answer to the call for ${name} has no list of groups in \`data\`: the page says that it could not be loaded.`],
      ['item-lost', DATA, lost > 0 &&
        `${counted(lost, noun)} of ${entries.length} in ${name} left out: not an object with an id or a name, or there already (${bad === undefined ? 'the same id comes twice' : JSON.stringify(bad).slice(0, 80)}).`],
      ['item-without-id', DATA, nameless.length > 0 &&
        `${counted(nameless.length, noun)} in ${name} without an id, the first ${nameOf(nameless[0])}: the card leads nowhere.`],
      ['list-empty', DATA, catalogue !== null && items.length === 0 && `There is no ${noun} that can be read in ${name}: its page is empty.`],
      ...spelled.map((alike): Check => ['organiser-guessed', DATA, alike.length > 1 &&
        `One organiser in ${name} is spelled in ${alike.length} ways (${alike.join(', ')}), which are read as one.`]),
      ...entries.flatMap((raw) => checksOf(raw, { call: name, noun, kind, images })),
    ]);
    const { id, picture } = items.find((item) => item.id !== null) ?? { id: null, picture: null };
    if (id === null) continue;
    const page = await call(`the page of the ${noun} ${id}`, at(...KINDS[kind].area, id));
    const item = schema.decodeItem(page.body, images, { id, kind, isTraining });
    const image = picture && (await ask(picture.url, { headers: { accept: 'image/*' } }));
    const shared = at(...KINDS[kind].area, 'share', id);
    const share = isTraining ? null : await call(`what is shared of ${id}`, shared);
    // biome-ignore format: one check a line, with its sentence below
    ofData.push([
      ...checksOf(schema.dataOf(page.body), { call: page.name, noun, kind, images }),
      ['item-unreadable', DATA, page.body !== undefined && typeof item === 'string' &&
        `The answer to the call for ${page.name} holds no item that can be read: it says ${item === 'missing' ? 'Details not found' : 'that it could not be loaded'}.`],
      ['picture-missing', DATA, image !== null && !(image.status === 200 && image.type.startsWith('image/')) &&
        `The picture of ${id} ${image.came} (${picture?.url}): a placeholder stands there.`],
      ['share-unreadable', DATA, share?.body !== undefined && schema.decodeShare(share.body, images) === null &&
        `The answer to the call for ${share.name} cannot be read: the page's own title and link are shared.`],
    ]);
  }
  const heard = answers.find(({ status }) => status > 0);
  // biome-ignore format: one check a line, with its sentence below
  const ofBase: Check[] = [
    ['mixed-content', BASE, site.startsWith('https:') && api.startsWith('http:') && !isLoopback(new URL(api).hostname) &&
      `The site is served over https and asks ${api} over http: browsers block every call.`],
    ['api-base', BASE, /\/api(\/v1)?$/.test(api) &&
      `The API's base ends in ${new URL(api).pathname}, and the site puts /api/v1 behind it: every call asks ${at('…')}.`],
    ['api-unreachable', BASE, heard === undefined &&
      `The API at ${api} ${answers[0]?.came}: lists and rides say that they could not be loaded, and nothing can be booked.`],
  ];
  if (heard === undefined) return found('api', ofBase);

  // the question that a browser asks before each call with a bearer to another origin
  const question = {
    origin: site,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  };
  const options = { method: 'OPTIONS', headers: question };
  const preflight = isElsewhere ? await ask(at(...LISTS.trips.path), options) : null;
  // a star does not stand for Authorization
  const allowed = `,${preflight?.headers.get('access-control-allow-headers')},`;
  // without one that was named, a payment that nobody made
  const asked = payment ?? 'doctor';
  const statuses = at('order/payment/status', encodeURIComponent(asked));
  const nothing = payment === undefined ? [400, 404, 422] : [];
  const { body: paid } = await call('the status of a payment', statuses, nothing);
  const rows = at(`trip/trips/status/my-bookings?phone_number=${phone}`);
  const lookup = await call('the bookings of a phone number', rows, [404, 422]);
  const bookings = lookup.body === undefined ? [] : decodeMyBookings(lookup.body, images);
  const booked = Array.isArray(bookings) ? bookings : [];
  const words = new Set(booked.flatMap((row) => [row.status, row.paymentStatus]));
  const oddWords = [...words].filter((word) => word !== foldedStatus(word));
  const unknownWords = [...words].filter((word) => word !== '' && readStatus(word) === null);
  // biome-ignore format: one check a line, with its sentence below
  return found('api', [
    ...ofBase,
    ['api-clock', 'the clock of the platform’s server', heard.wrongClock && `The API’s ${heard.wrongClock}`],
    ['cors-preflight', CORS, preflight !== null && preflight.status > 0 && !(preflight.ok && /[\s,]authorization[\s,]/i.test(allowed)) &&
      `The preflight (OPTIONS) that a browser sends from ${site} is answered with status ${preflight.status}, or does not name Authorization in Access-Control-Allow-Headers: it sends none of the calls with a bearer, so nothing is listed and nothing can be booked.`],
    ...ofCalls,
    ...ofData.flat(),
    ...checksOfPayment({ asked, body: paid, provider, isReal: payment !== undefined }),
    ['lookup-unreadable', DATA, bookings === null &&
      `The answer to the call for ${lookup.name} has neither \`success\` with \`bookings\` or \`data\`, nor a reason: My Bookings says that it failed.`],
    ['field-guessed', DATA, oddWords.length > 0 &&
      `The status words in ${lookup.name} are not written as the contract says (${oddWords.join(', ')}) and are read as ${oddWords.map(foldedStatus).join(', ')}.`],
    ['status-word-unknown', DATA, unknownWords.length > 0 &&
      `The status words ${unknownWords.join(', ')} in ${lookup.name} are of no family that the site knows: they are shown as they are written, and decide nothing.`],
  ]);
}
