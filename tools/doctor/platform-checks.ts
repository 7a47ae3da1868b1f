import { readFlag } from '#machines/codec/readers.ts';
import { foldedStatus, readStatus } from '#machines/domain/payment/status-word.ts';
import { nameKey } from '#machines/domain/text/folded-text.ts';
import { isLoopback } from '#machines/domain/text/url.ts';
import { type Ask, isOk } from './ask.ts';
import { type Check, defineCheck, examine, type Finding } from './check.ts';
import { itemChecks } from './items.ts';
import { paymentAnswerChecks } from './payment.ts';
import {
  type BaseFacts,
  callUrl,
  type ListReading,
  type LookupReading,
  type Platform,
  type PlatformCall,
  type PlatformFacts,
  readPlatform,
} from './platform.ts';
import { excerptOf, nameOf } from './reading.ts';
import { clockSentence, counted, groupsOf, isWrongClock, joinUnique, setting } from './words.ts';

const BASE = setting('VITE_API_BASE_URL');
const PLATFORM = 'the platform';
const DATA = 'the platform’s data';
const CORS = 'the API’s CORS configuration (origin of the site)';

const baseCheck = defineCheck<BaseFacts>();
const check = defineCheck<PlatformFacts>();

/** The checks of the base, which explain why nothing answers there. */
const baseChecks: readonly Check<BaseFacts>[] = [
  baseCheck({
    id: 'mixed-content',
    asks: ({ platform }) => [platform],
    finds: ({ api, site }) =>
      site.startsWith('https:') && api.startsWith('http:') && !isLoopback(new URL(api).hostname),
    says: ({ api }) =>
      `The site is served over https and asks ${api} over http: browsers block every call.`,
    rank: 'breaks',
    setBy: BASE,
  }),
  baseCheck({
    id: 'api-base',
    asks: ({ platform }) => [platform],
    finds: ({ api }) => /\/api(\/v1)?$/.test(api),
    says: ({ api }) =>
      `The API's base ends in ${new URL(api).pathname}, and the site puts /api/v1 behind it: ` +
      `every call asks ${callUrl(api, '…')}.`,
    rank: 'breaks',
    setBy: BASE,
  }),
  baseCheck({
    id: 'api-unreachable',
    asks: (facts) => [facts],
    finds: ({ lists }) => lists.every(({ call }) => call.status === 0),
    says: ({ platform, lists }) =>
      `The API at ${platform.api} ${lists[0]?.call.outcome}: ` +
      'lists and rides say that they could not be loaded, and nothing can be booked.',
    rank: 'breaks',
    setBy: BASE,
  }),
];

const callsOf = ({ calls }: PlatformFacts) => calls;
const namesOf = (calls: readonly PlatformCall[]) => joinUnique(calls.map(({ name }) => name));
/**
 * Returns the rank of a fault of a call: a call that riders need breaks the site; others, such as the text to share,
 * have a substitute.
 */
const rankOf = ({ isNeeded }: PlatformCall) => (isNeeded ? 'breaks' : 'remark');
const byOutcome = ({ outcome }: PlatformCall) => outcome;

const isRefused = ({ status }: PlatformCall) => status === 401 || status === 403;
const isRedirect = ({ status }: PlatformCall) => status >= 300 && status < 400;
const isFailed = (call: PlatformCall) =>
  !isOk(call) && !call.saysNothing && !isRefused(call) && !isRedirect(call);
const isPage = ({ text }: PlatformCall) => text.trimStart().startsWith('<');
const contentWords = (call: PlatformCall) => {
  if (isPage(call)) return 'a page of HTML';
  return call.text.trim() === '' ? 'nothing' : 'no whole JSON';
};
const allowedOrigin = ({ headers }: PlatformCall) => headers.get('access-control-allow-origin');
const successOf = ({ body }: PlatformCall): unknown => Object(body).success;

/** The checks of answers that did not arrive, by the reason. */
const failureChecks = (['cut', 'slow', 'large'] as const).map((reason) =>
  check({
    id: `api-${reason}`,
    asks: callsOf,
    finds: ({ failure }) => failure === reason,
    by: byOutcome,
    says: ({ outcome }, all) => `The call for ${namesOf(all)} ${outcome}.`,
    rank: rankOf,
    setBy: PLATFORM,
  }),
);

/** The checks of every call. */
const callChecks: readonly Check<PlatformFacts>[] = [
  ...failureChecks,
  check({
    id: 'api-status',
    asks: callsOf,
    finds: (call) => call.failure === null && isFailed(call),
    by: byOutcome,
    says: ({ outcome }, all) => `The call for ${namesOf(all)} ${outcome}.`,
    rank: rankOf,
    setBy: PLATFORM,
  }),
  check({
    id: 'cors-missing',
    asks: ({ calls, isElsewhere, platform }) =>
      isElsewhere ? calls.map((call) => ({ call, site: platform.site })) : [],
    finds: ({ call, site }) =>
      call.status > 0 && allowedOrigin(call) !== '*' && allowedOrigin(call) !== site,
    by: ({ call }) => allowedOrigin(call) ?? '',
    says: ({ call, site }, all) => {
      const origin = allowedOrigin(call);
      const fault = origin
        ? `allows the origin ${origin} alone`
        : 'has no Access-Control-Allow-Origin';
      const names = namesOf(all.map((each) => each.call));
      return `What the API answers to ${site} ${fault}, so browsers keep it from the site (${names}).`;
    },
    rank: 'breaks',
    setBy: CORS,
  }),
  check({
    id: 'api-redirect',
    asks: callsOf,
    finds: isRedirect,
    by: ({ headers }) => headers.get('location') ?? '',
    says: ({ headers }, all) =>
      `The call for ${namesOf(all)} is sent on to ${headers.get('location') ?? 'another address'}: ` +
      'the site follows no redirect, for the bearer must not go along.',
    rank: rankOf,
    setBy: `${BASE}: name the address that answers`,
  }),
  check({
    id: 'bearer-refused',
    asks: callsOf,
    finds: (call) => isRefused(call) && call.sendsBearer,
    by: byOutcome,
    says: ({ status }, all) =>
      `The API refuses the bearer with status ${status} (${namesOf(all)}): ` +
      'this stays empty, and booking ends in an authentication error.',
    rank: 'breaks',
    setBy: setting('VITE_API_TOKEN'),
  }),
  check({
    id: 'bearer-wanted',
    asks: callsOf,
    finds: (call) => isRefused(call) && !call.sendsBearer,
    by: byOutcome,
    says: ({ status }, all) =>
      `The call for ${namesOf(all)} is refused (status ${status}): ` +
      'the site sends no bearer with it, on purpose.',
    rank: 'breaks',
    setBy: PLATFORM,
  }),
  check({
    id: 'api-not-json',
    asks: callsOf,
    finds: (call) => isOk(call) && call.body === undefined,
    by: contentWords,
    says: (call, all) =>
      `The call for ${namesOf(all)} is answered with ${contentWords(call)}: it counts as failed.`,
    rank: rankOf,
    setBy: (call) => (isPage(call) ? `${BASE}, or what stands before the API` : PLATFORM),
  }),
  check({
    id: 'field-guessed',
    asks: callsOf,
    finds: (call) => {
      const flag = readFlag(successOf(call));
      return typeof flag === 'boolean' && flag !== successOf(call);
    },
    by: (call) => excerptOf(successOf(call)),
    says: (call, all) =>
      `\`success\` of the answers to the calls for ${namesOf(all)} is not written as the contract ` +
      `says (${excerptOf(successOf(call))}) and is read as ${readFlag(successOf(call))}.`,
    rank: 'guessed',
    setBy: PLATFORM,
  }),
];

const listsOf = ({ lists }: PlatformFacts) => lists;
const byList = ({ call }: ListReading) => call.name;
/** Returns the number of entries of a list that the site cannot read; entries above the site's limit do not count. */
const lostCount = ({ entries, catalogue }: ListReading) =>
  catalogue === null ? 0 : entries.length - catalogue.items.length - catalogue.omitted;
const namelessEntry = ({ entries }: ListReading) => entries.find((raw) => nameOf(raw) === '');
const entriesWithoutId = ({ entries }: ListReading) =>
  entries.filter((raw) => {
    const { id, _id }: { id?: unknown; _id?: unknown } = raw;
    return nameOf(raw) !== '' && (id ?? _id) == null;
  });
/** Returns the organisers of a list that are spelled in several ways, each with all its spellings. */
const spellingsOf = ({ catalogue, call }: ListReading) => {
  const names = new Set(catalogue?.items.map(({ organiser }) => organiser));
  return groupsOf(names, nameKey).map((spellings) => ({ call, spellings }));
};

/** The checks of lists, and of the page of an item of each. */
const catalogueChecks: readonly Check<PlatformFacts>[] = [
  check({
    id: 'list-unreadable',
    asks: listsOf,
    finds: ({ call, catalogue }) => catalogue === null && call.body !== undefined,
    by: byList,
    says: ({ call }) =>
      `The answer to the call for ${call.name} has no list of groups in \`data\`: ` +
      'the page says that it could not be loaded.',
    rank: 'breaks',
    setBy: DATA,
  }),
  check({
    id: 'item-lost',
    asks: listsOf,
    finds: (list) => lostCount(list) > 0,
    by: byList,
    says: (list) => {
      const nameless = namelessEntry(list);
      const example = nameless === undefined ? 'the same id comes twice' : excerptOf(nameless);
      return (
        `${counted(lostCount(list), list.noun)} of ${list.entries.length} in ${list.call.name} left ` +
        `out: not an object with an id or a name, or there already (${example}).`
      );
    },
    rank: 'remark',
    setBy: DATA,
  }),
  check({
    id: 'item-without-id',
    asks: listsOf,
    finds: (list) => entriesWithoutId(list).length > 0,
    by: byList,
    says: (list) => {
      const entries = entriesWithoutId(list);
      return (
        `${counted(entries.length, list.noun)} in ${list.call.name} without an id, ` +
        `the first ${nameOf(entries[0])}: the card leads nowhere.`
      );
    },
    rank: 'breaks',
    setBy: DATA,
  }),
  check({
    id: 'list-empty',
    asks: listsOf,
    finds: ({ catalogue }) => catalogue?.items.length === 0,
    by: byList,
    says: ({ noun, call }) =>
      `There is no ${noun} that can be read in ${call.name}: its page is empty.`,
    rank: 'remark',
    setBy: DATA,
  }),
  check({
    id: 'organiser-guessed',
    asks: ({ lists }) => lists.flatMap(spellingsOf),
    finds: ({ spellings }) => spellings.length > 1,
    by: ({ call, spellings }) => `${call.name} ${joinUnique(spellings)}`,
    says: ({ call, spellings }) =>
      `One organiser in ${call.name} is spelled in ${spellings.length} ways ` +
      `(${joinUnique(spellings)}), which are read as one.`,
    rank: 'guessed',
    setBy: DATA,
  }),
  ...itemChecks,
  check({
    id: 'item-unreadable',
    asks: ({ pages }) => pages,
    finds: ({ call, item }) => call.body !== undefined && typeof item === 'string',
    by: ({ call }) => call.name,
    says: ({ call, item }) => {
      const reason = item === 'missing' ? 'Details not found' : 'that it could not be loaded';
      return `The answer to the call for ${call.name} holds no item that can be read: it says ${reason}.`;
    },
    rank: 'breaks',
    setBy: DATA,
  }),
  check({
    id: 'picture-missing',
    asks: ({ pages }) =>
      pages.flatMap(({ id, picture }) => (picture === null ? [] : [{ id, picture }])),
    finds: ({ picture }) => picture.status !== 200 || !picture.type.startsWith('image/'),
    by: ({ id }) => id,
    says: ({ id, picture }) =>
      `The picture of ${id} ${picture.outcome} (${picture.url}): a placeholder stands there.`,
    rank: 'remark',
    setBy: DATA,
  }),
  check({
    id: 'share-unreadable',
    asks: ({ pages }) => pages.flatMap(({ share }) => share ?? []),
    finds: ({ call, suggestion }) => call.body !== undefined && suggestion === null,
    by: ({ call }) => call.name,
    says: ({ call }) =>
      `The answer to the call for ${call.name} cannot be read: ` +
      "the page's own title and link are shared.",
    rank: 'remark',
    setBy: DATA,
  }),
];

/** Returns the status words of bookings, each once. */
function statusWordsIn({ bookings }: LookupReading): string[] {
  const rows = Array.isArray(bookings) ? bookings : [];
  return [...new Set(rows.flatMap((row) => [row.status, row.paymentStatus]))];
}
const foldedWordsIn = (lookup: LookupReading) =>
  statusWordsIn(lookup).filter((word) => word !== foldedStatus(word));
const unknownWordsIn = (lookup: LookupReading) =>
  statusWordsIn(lookup).filter((word) => word !== '' && readStatus(word) === null);

/** The checks of a look-up by phone number. */
const lookupChecks: readonly Check<PlatformFacts>[] = [
  check({
    id: 'lookup-unreadable',
    asks: ({ lookup }) => [lookup],
    finds: ({ bookings }) => bookings === null,
    says: ({ call }) =>
      `The answer to the call for ${call.name} has neither \`success\` with \`bookings\` or ` +
      '`data`, nor a reason: My Bookings says that it failed.',
    rank: 'breaks',
    setBy: DATA,
  }),
  check({
    id: 'field-guessed',
    asks: ({ lookup }) => [lookup],
    finds: (lookup) => foldedWordsIn(lookup).length > 0,
    says: (lookup) => {
      const words = foldedWordsIn(lookup);
      return (
        `The status words in ${lookup.call.name} are not written as the contract says ` +
        `(${joinUnique(words)}) and are read as ${words.map(foldedStatus).join(', ')}.`
      );
    },
    rank: 'guessed',
    setBy: DATA,
  }),
  check({
    id: 'status-word-unknown',
    asks: ({ lookup }) => [lookup],
    finds: (lookup) => unknownWordsIn(lookup).length > 0,
    says: (lookup) =>
      `The status words ${joinUnique(unknownWordsIn(lookup))} in ${lookup.call.name} are of no family ` +
      'that the site knows: they are shown as they are written, and decide nothing.',
    rank: 'remark',
    setBy: DATA,
  }),
];

/** True where a preflight names Authorization, for which a star does not stand. */
const allowsBearer = (headers: Headers) =>
  (headers.get('access-control-allow-headers') ?? '')
    .split(',')
    .some((name) => name.trim().toLowerCase() === 'authorization');

/** All checks of a platform that answers, in the order in which an operator would mend the faults. */
const platformChecks: readonly Check<PlatformFacts>[] = [
  ...baseChecks,
  check({
    id: 'api-clock',
    asks: ({ lists }) => lists.filter(({ call }) => call.status > 0).slice(0, 1),
    finds: ({ call }) => isWrongClock(call.minutesAhead),
    says: ({ call }) => clockSentence('The API’s', call.minutesAhead),
    rank: 'remark',
    setBy: 'the clock of the platform’s server',
  }),
  check({
    id: 'cors-preflight',
    asks: ({ preflight, platform }) =>
      preflight === null ? [] : [{ ...preflight, site: platform.site }],
    finds: (answer) => answer.status > 0 && !(isOk(answer) && allowsBearer(answer.headers)),
    says: ({ site, status }) =>
      `The preflight (OPTIONS) that a browser sends from ${site} is answered with status ` +
      `${status}, or does not name Authorization in Access-Control-Allow-Headers: ` +
      'it sends none of the calls with a bearer, so nothing is listed and nothing can be booked.',
    rank: 'breaks',
    setBy: CORS,
  }),
  ...callChecks,
  ...catalogueChecks,
  ...paymentAnswerChecks,
  ...lookupChecks,
];

/** Returns the faults of a platform and what the site would have to guess, the worst first. */
export async function examinePlatform(platform: Platform, ask: Ask): Promise<Finding[]> {
  const { base, facts } = await readPlatform(platform, ask);
  if (facts === undefined) return examine('api', baseChecks, base);
  return examine('api', platformChecks, facts);
}
