import { imageUrl } from '#machines/codec/image-url.ts';
import type { ImageRule } from '#machines/codec/item-schema.ts';
import { parseJson } from '#machines/codec/json.ts';
import type { Item, ItemKind } from '#machines/domain/item.ts';
import { decodeMyBookings } from '../../../src/api/booking-schema.ts';
import { decodeEvents, decodeItem, decodeShare, decodeTrips } from '../../../src/api/schema.ts';
import { type Answer, type Asker, clockDifference, clockSentence, type Outcome } from './ask.ts';
import { effectOf, type OddField, oddFields } from './fields.ts';
import { type Finding, Findings, setting } from './finding.ts';

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
  readonly path: string;
  readonly hasBearer: boolean;
}

interface List extends Call {
  readonly kind: ItemKind;
  readonly isTraining: boolean;
  readonly noun: string;
}

type Raw = Readonly<Record<string, unknown>>;

const lists: readonly List[] = [
  { noun: 'trip', kind: 'trip', isTraining: false, path: 'trip/trips/categories/all' },
  { noun: 'training', kind: 'event', isTraining: true, path: 'event/events/categories/trainings' },
  { noun: 'event', kind: 'event', isTraining: false, path: 'event/events/categories/all' },
].map((list) => ({ ...list, name: `the list of ${list.noun}s`, hasBearer: true }) as List);

/** Names of calls by what is wrong with them. */
type Names = Map<string, string[]>;

function keep(names: Names, key: string, name: string): void {
  const known = names.get(key) ?? [];
  if (!known.includes(name)) names.set(key, [...known, name]);
}

/** A payment that nobody made, and a number that nobody has: reads that find nothing. */
const nobodysPayment = 'doctor-asks-for-nothing';
const nobodysPhone = '0000000000';

/** The hosts that browsers trust over plain http. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

const PLATFORM = 'the platform';
const DATA = 'the platform’s data';

/** Asks a platform what the site asks it, by reads alone, and tells what would break. */
export async function examinePlatform(platform: PlatformToExamine): Promise<readonly Finding[]> {
  return new PlatformExamination(platform).run();
}

class PlatformExamination {
  readonly #findings = new Findings('api');
  readonly #asker: Asker;
  readonly #api: string;
  readonly #site: string;
  readonly #token: string;
  readonly #images: ImageRule;
  readonly #isElsewhere: boolean;
  /** The calls that a browser would not hand to the site, by what the answer allows. */
  readonly #refused: Names = new Map();
  /** The calls whose bearer is refused, by status. */
  readonly #unauthorised: Names = new Map();

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
    const answers = await Promise.all(
      lists.map((list) => this.#asker.ask(this.#url(list.path), this.#headers(list))),
    );
    const [first] = answers;
    if (answers.every(({ answer }) => answer === null) && first?.answer === null) {
      this.#findings.add(
        'api-unreachable',
        `The API at ${this.#api} gives no answer (${first.why}): lists and rides say that they could not be loaded, and nothing can be booked.`,
        setting('VITE_API_BASE_URL'),
      );
      return this.#findings.all;
    }
    this.#judgeClock(answers);
    await this.#judgePreflight();
    for (const [index, list] of lists.entries()) {
      const outcome = answers[index];
      if (outcome !== undefined) await this.#judgeList(list, outcome);
    }
    await this.#judgePayments();
    await this.#judgeLookup();
    this.#tellRefused();
    return this.#findings.all;
  }

  #url(path: string): string {
    return `${this.#api}/api/v1/${path}`;
  }

  #headers({ hasBearer }: Pick<Call, 'hasBearer'>): Record<string, string> {
    return {
      accept: 'application/json',
      origin: this.#site,
      ...(hasBearer ? { authorization: `Bearer ${this.#token}` } : {}),
    };
  }

  #judgeAddress(): void {
    const [api, site] = [new URL(this.#api), new URL(this.#site)];
    if (site.protocol === 'https:' && api.protocol === 'http:' && !isLoopback(api)) {
      this.#findings.add(
        'mixed-content',
        `The site is served over https and asks ${this.#api} over http: browsers block every call.`,
        setting('VITE_API_BASE_URL'),
      );
    }
    if (/\/api(\/v1)?$/.test(api.pathname)) {
      this.#findings.add(
        'api-base',
        `The API's base ends in ${api.pathname}, and the site puts /api/v1 behind it: every call asks ${this.#url('…')}.`,
        setting('VITE_API_BASE_URL'),
      );
    }
  }

  #judgeClock(answers: readonly Outcome[]): void {
    const answer = answers.find((outcome) => outcome.answer !== null)?.answer;
    const minutes = answer ? clockDifference(answer) : 0;
    if (minutes === 0) return;
    this.#findings.add(
      'api-clock',
      clockSentence('The API’s', minutes),
      'the clock of the platform’s server',
    );
  }

  /** The question that a browser asks before each call with a bearer to another origin. */
  async #judgePreflight(): Promise<void> {
    const [list] = lists;
    if (!this.#isElsewhere || list === undefined) return;
    const asked = {
      origin: this.#site,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    };
    const { answer } = await this.#asker.ask(this.#url(list.path), asked, 'OPTIONS');
    if (answer === null) return;
    this.#judgeOrigin({ name: 'the preflight' }, answer);
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    // a star does not stand for Authorization
    const isNamed = allowed.split(/[\s,]+/).includes('authorization');
    if (answer.status >= 200 && answer.status < 300 && isNamed) return;
    const why = isNamed
      ? `is answered with status ${answer.status}`
      : 'does not name Authorization in Access-Control-Allow-Headers';
    this.#findings.add(
      'cors-preflight',
      `The preflight (OPTIONS) that a browser sends from ${this.#site} ${why}: it sends none of the calls with a bearer, so nothing is listed and nothing can be booked.`,
      'the API’s CORS configuration',
    );
  }

  /** The JSON of an answer that the site would read; undefined when it would not, and why is found. */
  #bodyOf(call: Call, outcome: Outcome): unknown {
    if (outcome.answer === null) {
      this.#tellFailure(call, outcome);
      return undefined;
    }
    const { answer } = outcome;
    this.#judgeOrigin(call, answer);
    if (!this.#judgeStatus(call, answer)) return undefined;
    const body = parseJson(answer.text);
    if (body !== undefined) return body;
    const what = /^\s*</.test(answer.text)
      ? 'a page of HTML'
      : answer.text.trim() === ''
        ? 'nothing'
        : 'no whole JSON';
    this.#findings.add(
      'api-not-json',
      `The call for ${call.name} is answered with ${what}: it counts as failed.`,
      what === 'a page of HTML'
        ? `${setting('VITE_API_BASE_URL')}, or what stands before the API`
        : PLATFORM,
    );
    return undefined;
  }

  #tellFailure({ name }: Call, { failure, why }: Outcome & { answer: null }): void {
    const sentences = {
      unreachable: ['api-cut', `The call for ${name} gets no answer (${why}).`],
      slow: ['api-slow', `The call for ${name} ${why}, which the site does not wait for.`],
      large: [
        'api-large',
        `The answer to the call for ${name} ${why}, which the site does not read.`,
      ],
    } as const;
    const [id, sentence] = sentences[failure];
    this.#findings.add(id, sentence, PLATFORM);
  }

  #judgeOrigin({ name }: Pick<Call, 'name'>, { headers }: Answer): void {
    if (!this.#isElsewhere) return;
    const allowed = headers.get('access-control-allow-origin');
    if (allowed === '*' || allowed === this.#site) return;
    keep(this.#refused, allowed ?? '', name);
  }

  #tellRefused(): void {
    for (const [status, names] of this.#unauthorised) {
      this.#findings.add(
        'bearer-refused',
        `The API refuses the bearer with status ${status} (${names.join(', ')}): this stays empty, and booking ends in an authentication error.`,
        setting('VITE_API_TOKEN'),
      );
    }
    for (const [allowed, names] of this.#refused) {
      const what =
        allowed === ''
          ? 'has no Access-Control-Allow-Origin'
          : `allows the origin ${allowed} alone`;
      this.#findings.add(
        'cors-missing',
        `What the API answers to ${this.#site} ${what}, so browsers keep it from the site (${names.join(', ')}).`,
        'the API’s CORS configuration (origin of the site)',
      );
    }
  }

  #judgeStatus({ name, hasBearer }: Call, { status, headers }: Answer): boolean {
    if (status >= 200 && status < 300) return true;
    if (status >= 300 && status < 400) {
      this.#findings.add(
        'api-redirect',
        `The call for ${name} is sent on to ${headers.get('location') ?? 'another address'}: the site follows no redirect, for the bearer must not go along.`,
        `${setting('VITE_API_BASE_URL')}: name the address that answers`,
      );
    } else if ((status === 401 || status === 403) && hasBearer) {
      keep(this.#unauthorised, String(status), name);
    } else if (status === 401 || status === 403) {
      this.#findings.add(
        'bearer-wanted',
        `The call for ${name} is refused (status ${status}): the site sends no bearer with it, on purpose.`,
        PLATFORM,
      );
    } else {
      this.#findings.add(
        'api-status',
        `The call for ${name} is answered with status ${status}.`,
        PLATFORM,
      );
    }
    return false;
  }

  async #judgeList(list: List, outcome: Outcome): Promise<void> {
    const body = this.#bodyOf(list, outcome);
    if (body === undefined) return;
    const catalogue =
      list.kind === 'trip'
        ? await decodeTrips(body, this.#images)
        : await decodeEvents(body, this.#images, list.isTraining);
    if (catalogue === null) {
      this.#findings.add(
        'list-unreadable',
        `The answer to the call for ${list.name} has no list of groups in \`data\`: the page says that it could not be loaded.`,
        DATA,
      );
      return;
    }
    const raw = rawItems(body, list.kind);
    this.#judgeEntries(list, raw, catalogue.items.length + catalogue.omitted);
    if (catalogue.items.length === 0) {
      this.#findings.add(
        'list-empty',
        `${capital(list.name)} has no ${list.noun} that can be read: its page is empty.`,
        DATA,
      );
    }
    if (catalogue.omitted > 0) {
      this.#findings.add(
        'list-long',
        `${capital(list.name)} has ${catalogue.omitted} more than the site takes.`,
        DATA,
      );
    }
    this.#judgeFields(list, raw.filter(isRaw), list.name);
    this.#judgePictures(list, raw.filter(isRaw));
    const item = catalogue.items.find(({ id }) => id !== null);
    if (item !== undefined) await this.#judgeItem(list, item);
  }

  #judgeEntries({ name, noun, kind }: List, raw: readonly unknown[], read: number): void {
    const lost = raw.length - read;
    if (lost > 0) {
      const [shown] = raw.filter((entry) => !isRaw(entry) || nameOf(entry) === null);
      const example =
        shown === undefined ? 'the same id comes twice' : `the first is ${cut(shown)}`;
      this.#findings.add(
        'item-lost',
        `${count(lost, noun)} of ${raw.length} in ${name} ${lost === 1 ? 'is' : 'are'} left out: not an object with an id or a name, or there already (${example}).`,
        DATA,
      );
    }
    const ids = kind === 'trip' ? ['_id', 'id'] : ['id', '_id'];
    const without = raw.filter(isRaw).filter((entry) => ids.every((id) => entry[id] == null));
    const [first] = without;
    if (first !== undefined) {
      this.#findings.add(
        'item-without-id',
        `${count(without.length, noun)} in ${name} ${without.length === 1 ? 'has' : 'have'} no id, the first ${nameOf(first) ?? 'without a name'}: the card leads nowhere.`,
        DATA,
      );
    }
  }

  /** Fields that say something which nobody can read, or only by a guess, told once a field with the first item. */
  #judgeFields({ kind, noun }: List, items: readonly Raw[], where: string): void {
    const named = items.flatMap((item) =>
      oddFields(item, kind).map((field) => ({
        ...field,
        item,
        of: nameOf(item) ?? 'one without a name',
      })),
    );
    const keyOf = ({ name, guess }: OddField) => `${name} ${guess === null}`;
    const seen = new Set<string>();
    for (const field of named) {
      const { name, said, guess, of } = field;
      if (seen.has(keyOf(field))) continue;
      seen.add(keyOf(field));
      const alike = named.filter((other) => keyOf(other) === keyOf(field));
      const times = new Set(alike.map(({ item }) => item)).size;
      const which = `\`${name}\` of ${count(times, noun)} in ${where}`;
      if (guess === null) {
        const sentence = `${which} cannot be read (${of}: ${said}): ${effectOf(name)}.`;
        this.#findings.add('field-unreadable', sentence, DATA);
      } else {
        const sentence = `${which} is not written as the contract says (${of}: ${said}) and is read as ${guess}.`;
        this.#findings.add('field-guessed', sentence, DATA);
      }
    }
  }

  #judgePictures({ noun, name }: List, items: readonly Raw[]): void {
    const hidden = items.flatMap((item) => {
      const link = isRaw(item.primary_image) ? item.primary_image.link_url : undefined;
      return typeof link === 'string' && link.trim() !== '' && this.#images(link) === null
        ? [`${nameOf(item)}: ${link}`]
        : [];
    });
    const [first] = hidden;
    if (first === undefined) return;
    this.#findings.add(
      'picture-insecure',
      `The ${hidden.length === 1 ? 'picture' : 'pictures'} of ${count(hidden.length, noun)} in ${name} ${hidden.length === 1 ? 'is' : 'are'} not at an https address (${first}): a placeholder stands there.`,
      DATA,
    );
  }

  /** One item as its own page asks for it, its picture, and what is shared of it. */
  async #judgeItem(list: List, item: Item): Promise<void> {
    const { id, kind } = item;
    if (id === null) return;
    const area = kind === 'trip' ? 'trip/trips' : 'event/events';
    const own: Call = { name: `the ${list.noun} ${id}`, path: `${area}/${id}`, hasBearer: true };
    const body = this.#bodyOf(own, await this.#asker.ask(this.#url(own.path), this.#headers(own)));
    if (body !== undefined) {
      const read = decodeItem(body, this.#images, { id, kind, isTraining: list.isTraining });
      if (typeof read === 'string') {
        this.#findings.add(
          'item-unreadable',
          `The answer to the call for ${own.name} holds no item that can be read: its page says ${read === 'missing' ? 'Details not found' : 'that it could not be loaded'}.`,
          DATA,
        );
      } else {
        const raw = isRaw(body) && isRaw(body.data) ? body.data : body;
        if (isRaw(raw)) this.#judgeFields(list, [raw], `the page of ${id}`);
      }
    }
    await this.#judgePictureFile(list, item);
    if (list.isTraining) return;
    const share: Call = {
      name: `what is shared of ${id}`,
      path: `${area}/share/${id}`,
      hasBearer: true,
    };
    const suggestion = this.#bodyOf(
      share,
      await this.#asker.ask(this.#url(share.path), this.#headers(share)),
    );
    if (suggestion !== undefined && decodeShare(suggestion, this.#images) === null) {
      this.#findings.add(
        'share-unreadable',
        `The answer to the call for ${share.name} cannot be read: the page's own title and link are shared.`,
        DATA,
      );
    }
  }

  async #judgePictureFile({ noun }: List, { id, picture }: Item): Promise<void> {
    if (picture === null) return;
    const outcome = await this.#asker.ask(picture.url, { accept: 'image/*' });
    const { answer } = outcome;
    const type = answer?.headers.get('content-type') ?? 'no type';
    if (answer?.status === 200 && type.startsWith('image/')) return;
    const why =
      answer === null
        ? `gets no answer (${outcome.why})`
        : `is answered with status ${answer.status} and ${type}`;
    this.#findings.add(
      'picture-missing',
      `The picture of the ${noun} ${id} ${why} (${picture.url}): a placeholder stands there.`,
      DATA,
    );
  }

  /** The status of a payment is asked without a bearer; nobody made this one, so that any answer but a refusal will do. */
  async #judgePayments(): Promise<void> {
    const call: Call = {
      name: 'the status of a payment',
      path: `order/payment/status/${nobodysPayment}`,
      hasBearer: false,
    };
    const outcome = await this.#asker.ask(this.#url(call.path), this.#headers(call));
    const { answer } = outcome;
    const isExpected = answer !== null && [400, 404, 422].includes(answer.status);
    if (answer !== null && isExpected) this.#judgeOrigin(call, answer);
    else this.#bodyOf(call, outcome);
  }

  async #judgeLookup(): Promise<void> {
    const path = `trip/trips/status/my-bookings?phone_number=${nobodysPhone}`;
    const call: Call = { name: 'the bookings of a phone number', path, hasBearer: false };
    const outcome = await this.#asker.ask(this.#url(path), this.#headers(call));
    const { answer } = outcome;
    if (answer !== null && [404, 422].includes(answer.status)) {
      this.#judgeOrigin(call, answer);
      return;
    }
    const body = this.#bodyOf(call, outcome);
    if (body !== undefined && decodeMyBookings(body, this.#images) === null) {
      this.#findings.add(
        'lookup-unreadable',
        `The answer to the call for ${call.name} has neither \`success\` with \`bookings\` or \`data\`, nor a reason: My Bookings says that it failed.`,
        DATA,
      );
    }
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
