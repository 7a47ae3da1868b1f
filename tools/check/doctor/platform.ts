import { imageUrl } from '#machines/codec/image-url.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import { parseJson } from '#machines/codec/json.ts';
import { readFlag } from '#machines/codec/readers.ts';
import { nameKey } from '#machines/domain/folded-text.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import { whenOf } from '#machines/domain/when.ts';
import { decodeMyBookings } from '../../../src/api/booking-schema.ts';
import { decodeEvents, decodeItem, decodeShare, decodeTrips } from '../../../src/api/schema.ts';
import {
  type Answer,
  type Asker,
  clockDifference,
  clockSentence,
  type Outcome,
  whatCame,
} from './ask.ts';
import { effectOf, oddFields } from './fields.ts';
import { type Finding, findingsOf, setting } from './finding.ts';

/** A platform, and the site that asks it. */
export interface PlatformToExamine {
  readonly asker: Asker;
  /** The API's base, without a trailing slash. */
  readonly api: string;
  /** The site's origin. */
  readonly site: string;
  /** The bearer; it is never shown. */
  readonly token: string;
}

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

/** Reads that find nothing: a payment that nobody made, and a number that nobody has. */
const paymentStatus: Call = {
  name: 'the status of a payment',
  path: 'order/payment/status/doctor-asks-for-nothing',
  hasBearer: false,
  nothing: [400, 404, 422],
};
const lookup: Call = {
  name: 'the bookings of a phone number',
  path: 'trip/trips/status/my-bookings?phone_number=0000000000',
  hasBearer: false,
  nothing: [404, 422],
};

const BASE = setting('VITE_API_BASE_URL');

/** The hosts that browsers trust over plain http. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Asks a platform what the site asks it, by reads alone, and tells what would break. */
export async function examinePlatform(platform: PlatformToExamine): Promise<readonly Finding[]> {
  return new PlatformExamination(platform).run();
}

class PlatformExamination {
  readonly #asker: Asker;
  readonly #api: string;
  readonly #site: string;
  readonly #token: string;
  readonly #images: ImageRule;
  readonly #isElsewhere: boolean;
  readonly #findings = findingsOf('api');
  readonly #by = this.#findings.by;
  readonly #platform = this.#by('the platform');
  readonly #data = this.#by('the platform’s data');
  readonly #base = this.#by(BASE);
  readonly #cors = this.#by('the API’s CORS configuration (origin of the site)');
  /** Names of calls that share one fault, told once at the end: what of an answer is wrong, and how. */
  readonly #shared = { allowed: new Map(), status: new Map(), flag: new Map() } as Readonly<
    Record<'allowed' | 'status' | 'flag', Map<string, Set<string>>>
  >;
  /** The fields that were told of already. */
  readonly #toldFields = new Set<string>();

  constructor({ asker, api, site, token }: PlatformToExamine) {
    this.#asker = asker;
    this.#api = api;
    this.#site = site;
    this.#token = token;
    this.#images = (url) => imageUrl(url, { apiBase: `${api}/`, pageOrigin: site });
    this.#isElsewhere = new URL(api).origin !== site;
  }

  async run(): Promise<readonly Finding[]> {
    this.#judgeAddress();
    const answers = await Promise.all(lists.map((list) => this.#ask(list)));
    const [first] = answers;
    if (answers.every(({ answer }) => answer === null) && first?.answer === null) {
      this
        .#base`api-unreachable: The API at ${this.#api} gives no answer (${first.why}): lists and rides say that they could not be loaded, and nothing can be booked.`;
      return this.#findings.all;
    }
    const heard = answers.find(({ answer }) => answer !== null)?.answer;
    const minutes = heard ? clockDifference(heard) : 0;
    if (minutes !== 0)
      this.#by(
        'the clock of the platform’s server',
      )`api-clock: ${clockSentence('The API’s', minutes)}`;
    if (this.#isElsewhere) await this.#judgePreflight();
    for (const [index, list] of lists.entries()) {
      const outcome = answers[index];
      if (outcome !== undefined) await this.#judgeList(list, this.#bodyOf(list, outcome));
    }
    await this.#read(paymentStatus);
    const bookings = await this.#read(lookup);
    if (bookings !== undefined && decodeMyBookings(bookings, this.#images) === null)
      this
        .#data`lookup-unreadable: The answer to the call for ${lookup.name} has neither \`success\` with \`bookings\` or \`data\`, nor a reason: My Bookings says that it failed.`;
    this.#tellShared();
    return this.#findings.all;
  }

  #url(path: string): string {
    return `${this.#api}/api/v1/${path}`;
  }

  #ask({ path, hasBearer }: Call): Promise<Outcome> {
    const headers = { accept: 'application/json', origin: this.#site };
    const bearer = { authorization: `Bearer ${this.#token}` };
    return this.#asker.ask(this.#url(path), hasBearer ? { ...headers, ...bearer } : headers);
  }

  async #read(call: Call): Promise<unknown> {
    return this.#bodyOf(call, await this.#ask(call));
  }

  #judgeAddress(): void {
    const [api, site] = [new URL(this.#api), new URL(this.#site)];
    if (site.protocol === 'https:' && api.protocol === 'http:' && !isLoopback(api))
      this
        .#base`mixed-content: The site is served over https and asks ${this.#api} over http: browsers block every call.`;
    if (/\/api(\/v1)?$/.test(api.pathname))
      this
        .#base`api-base: The API's base ends in ${api.pathname}, and the site puts /api/v1 behind it: every call asks ${this.#url('…')}.`;
  }

  /** The question that a browser asks before each call with a bearer to another origin. */
  async #judgePreflight(): Promise<void> {
    const asked = {
      origin: this.#site,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    };
    const { answer } = await this.#asker.ask(this.#url(lists[0].path), asked, 'OPTIONS');
    if (answer === null) return;
    this.#judgeOrigin('the preflight', answer);
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    // a star does not stand for Authorization
    const isNamed = allowed.split(/[\s,]+/).includes('authorization');
    if (answer.status >= 200 && answer.status < 300 && isNamed) return;
    const why = isNamed
      ? `is answered with status ${answer.status}`
      : 'does not name Authorization in Access-Control-Allow-Headers';
    this
      .#cors`cors-preflight: The preflight (OPTIONS) that a browser sends from ${this.#site} ${why}: it sends none of the calls with a bearer, so nothing is listed and nothing can be booked.`;
  }

  /** The JSON of an answer that the site would read; undefined when it would not, and why is told. */
  #bodyOf(call: Call, outcome: Outcome): unknown {
    const { name } = call;
    if (outcome.answer === null) {
      const { failure, why } = outcome;
      if (failure === 'slow')
        this.#platform`api-slow: The call for ${name} ${why}, which the site does not wait for.`;
      else if (failure === 'large')
        this
          .#platform`api-large: The answer to the call for ${name} ${why}, which the site does not read.`;
      else this.#platform`api-cut: The call for ${name} gets no answer (${why}).`;
      return undefined;
    }
    const { answer } = outcome;
    this.#judgeOrigin(name, answer);
    if (call.nothing?.includes(answer.status)) return undefined;
    if (answer.status < 200 || answer.status >= 300) {
      this.#tellStatus(call, answer);
      return undefined;
    }
    const body = parseJson(answer.text);
    if (body === undefined) {
      const isPage = /^\s*</.test(answer.text);
      const what = isPage ? 'a page of HTML' : answer.text.trim() ? 'no whole JSON' : 'nothing';
      const told = isPage ? this.#by(`${BASE}, or what stands before the API`) : this.#platform;
      told`api-not-json: The call for ${name} is answered with ${what}: it counts as failed.`;
    }
    const success = isRaw(body) ? body.success : undefined;
    if (typeof readFlag(success) === 'boolean' && typeof success !== 'boolean')
      this.#keep('flag', JSON.stringify(success), name);
    return body;
  }

  #judgeOrigin(name: string, { headers }: Answer): void {
    if (!this.#isElsewhere) return;
    const allowed = headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== this.#site) this.#keep('allowed', allowed ?? '', name);
  }

  #keep(fault: 'allowed' | 'status' | 'flag', how: string, name: string): void {
    const names = this.#shared[fault];
    names.set(how, (names.get(how) ?? new Set()).add(name));
  }

  #tellStatus({ name, hasBearer }: Call, { status, headers }: Answer): void {
    const isRefused = status === 401 || status === 403;
    if (status >= 300 && status < 400)
      this.#by(
        `${BASE}: name the address that answers`,
      )`api-redirect: The call for ${name} is sent on to ${headers.get('location') ?? 'another address'}: the site follows no redirect, for the bearer must not go along.`;
    else if (isRefused && hasBearer) this.#keep('status', String(status), name);
    else if (isRefused)
      this
        .#platform`bearer-wanted: The call for ${name} is refused (status ${status}): the site sends no bearer with it, on purpose.`;
    else this.#platform`api-status: The call for ${name} is answered with status ${status}.`;
  }

  #tellShared(): void {
    const calls = (names: ReadonlySet<string>) => [...names].join(', ');
    for (const [status, names] of this.#shared.status)
      this.#by(
        setting('VITE_API_TOKEN'),
      )`bearer-refused: The API refuses the bearer with status ${status} (${calls(names)}): this stays empty, and booking ends in an authentication error.`;
    for (const [allowed, names] of this.#shared.allowed) {
      const what = allowed
        ? `allows the origin ${allowed} alone`
        : 'has no Access-Control-Allow-Origin';
      this
        .#cors`cors-missing: What the API answers to ${this.#site} ${what}, so browsers keep it from the site (${calls(names)}).`;
    }
    for (const [said, names] of this.#shared.flag)
      this
        .#platform`field-guessed: \`success\` of the answers to the calls for ${calls(names)} is not written as the contract says (${said}) and is read as ${readFlag(JSON.parse(said))}.`;
  }

  async #judgeList(list: List, body: unknown): Promise<void> {
    if (body === undefined) return;
    const { name, noun, kind, isTraining } = list;
    const catalogue =
      kind === 'trip'
        ? await decodeTrips(body, this.#images)
        : await decodeEvents(body, this.#images, isTraining);
    if (catalogue === null) {
      this
        .#data`list-unreadable: The answer to the call for ${name} has no list of groups in \`data\`: the page says that it could not be loaded.`;
      return;
    }
    const { items, omitted } = catalogue;
    const entries = rawItems(body, kind);
    const raw = entries.filter(isRaw);
    this.#judgeEntries(list, entries, items.length + omitted);
    if (items.length === 0)
      this.#data`list-empty: ${capital(name)} has no ${noun} that can be read: its page is empty.`;
    if (omitted > 0)
      this.#data`list-long: ${capital(name)} has ${omitted} more than the site takes.`;
    this.#judgeFields(list, raw, name);
    this.#judgeMeaning(list, items);
    this.#judgePictures(list, raw);
    const item = items.find(({ id }) => id !== null);
    if (item !== undefined) await this.#judgeItem(list, item);
  }

  #judgeEntries({ name, noun, kind }: List, entries: readonly unknown[], read: number): void {
    const lost = entries.length - read;
    if (lost > 0) {
      const [shown] = entries.filter((entry) => !isRaw(entry) || nameOf(entry) === null);
      const example =
        shown === undefined ? 'the same id comes twice' : `the first is ${cut(shown)}`;
      this
        .#data`item-lost: ${count(lost, noun)} of ${entries.length} in ${name} ${lost === 1 ? 'is' : 'are'} left out: not an object with an id or a name, or there already (${example}).`;
    }
    const ids = kind === 'trip' ? ['_id', 'id'] : ['id', '_id'];
    const without = entries.filter(isRaw).filter((entry) => ids.every((id) => entry[id] == null));
    const [first] = without;
    if (first !== undefined)
      this
        .#data`item-without-id: ${count(without.length, noun)} in ${name} ${without.length === 1 ? 'has' : 'have'} no id, the first ${nameOf(first) ?? 'without a name'}: the card leads nowhere.`;
  }

  /** Fields that say something which nobody can read, or only by a guess, told once a field with the first item. */
  #judgeFields({ kind, noun }: List, items: readonly Raw[], where: string): void {
    const odd = items.flatMap((item) =>
      oddFields(item, kind).map((field) => {
        const key = `${noun} ${field.name} ${field.guess === null}`;
        return { ...field, key, of: nameOf(item) ?? 'one without a name', item };
      }),
    );
    for (const { key, name, said, guess, of } of odd) {
      if (this.#toldFields.has(key)) continue;
      this.#toldFields.add(key);
      const alike = new Set(odd.filter((other) => other.key === key).map(({ item }) => item));
      const which = `\`${name}\` of ${count(alike.size, noun)} in ${where}`;
      if (guess === null)
        this.#data`field-unreadable: ${which} cannot be read (${of}: ${said}): ${effectOf(name)}.`;
      else
        this
          .#data`field-guessed: ${which} is not written as the contract says (${of}: ${said}) and is read as ${guess}.`;
    }
  }

  /** What the site makes of items that do not say it: one organiser of several spellings, an end that the duration gives. */
  #judgeMeaning({ name, noun }: List, items: readonly Item[]): void {
    const organisers = [...new Set(items.map(({ organiser }) => organiser))];
    for (const key of new Set(organisers.map(nameKey))) {
      const spellings = organisers.filter((organiser) => nameKey(organiser) === key);
      if (spellings.length > 1)
        this
          .#data`organiser-guessed: ${capital(name)} spells one organiser in ${spellings.length} ways (${spellings.join(', ')}), which are read as one.`;
    }
    const guessed = items.flatMap((item) => {
      const { lastDay, isEndKnown } = whenOf(item) ?? { isEndKnown: false };
      const told = item.end?.day ?? 'none';
      return isEndKnown && lastDay !== told ? [{ of: item.id ?? item.title, told, lastDay }] : [];
    });
    for (const [kind, ends] of [
      ['not told', guessed.filter(({ told }) => told === 'none')],
      ['of the night before', guessed.filter(({ told }) => told !== 'none')],
    ] as const) {
      const [first] = ends;
      if (first !== undefined)
        this
          .#data`end-guessed: The end of ${count(ends.length, noun)} in ${name} is ${kind} (${first.of}: ${first.told}) and is read as ${first.lastDay}.`;
    }
  }

  #judgePictures({ noun, name }: List, items: readonly Raw[]): void {
    const hidden = items.flatMap((item) => {
      const link = isRaw(item.primary_image) ? item.primary_image.link_url : undefined;
      return typeof link === 'string' && link.trim() !== '' && this.#images(link) === null
        ? [`${nameOf(item)}: ${link}`]
        : [];
    });
    const isOne = hidden.length === 1;
    if (hidden.length > 0)
      this
        .#data`picture-insecure: The ${isOne ? 'picture' : 'pictures'} of ${count(hidden.length, noun)} in ${name} ${isOne ? 'is' : 'are'} not at an https address (${hidden[0]}): a placeholder stands there.`;
  }

  /** One item as its own page asks for it, its picture, and what is shared of it. */
  async #judgeItem(list: List, { id, kind, picture }: Item): Promise<void> {
    if (id === null) return;
    const { noun, isTraining } = list;
    const area = kind === 'trip' ? 'trip/trips' : 'event/events';
    const name = `the ${noun} ${id}`;
    const body = await this.#read({ name, path: `${area}/${id}`, hasBearer: true });
    if (body !== undefined) {
      const read = decodeItem(body, this.#images, { id, kind, isTraining });
      const raw = isRaw(body) && isRaw(body.data) ? body.data : body;
      if (typeof read === 'string')
        this
          .#data`item-unreadable: The answer to the call for ${name} holds no item that can be read: its page says ${read === 'missing' ? 'Details not found' : 'that it could not be loaded'}.`;
      else if (isRaw(raw)) this.#judgeFields(list, [raw], `the page of ${id}`);
    }
    if (picture !== null) await this.#judgePictureFile(name, picture.url);
    if (isTraining) return;
    const share = { name: `what is shared of ${id}`, path: `${area}/share/${id}`, hasBearer: true };
    const suggestion = await this.#read(share);
    if (suggestion !== undefined && decodeShare(suggestion, this.#images) === null)
      this
        .#data`share-unreadable: The answer to the call for ${share.name} cannot be read: the page's own title and link are shared.`;
  }

  async #judgePictureFile(name: string, url: string): Promise<void> {
    const outcome = await this.#asker.ask(url, { accept: 'image/*' });
    const type = outcome.answer?.headers.get('content-type') ?? '';
    if (outcome.answer?.status !== 200 || !type.startsWith('image/'))
      this
        .#data`picture-missing: The picture of ${name} ${whatCame(outcome)} (${url}): a placeholder stands there.`;
  }
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

/** What an item calls itself, for a sentence. */
function nameOf(item: Raw): string | null {
  const name = [item._id, item.id, item.name, item.title].find(
    (each) => typeof each === 'string' || typeof each === 'number',
  );
  return name === undefined ? null : String(name);
}

const cut = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 80);
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
