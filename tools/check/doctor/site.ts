import * as paths from '../../../src/paths.ts';
import { otherLanguages, pathIn } from '../../build/languages.ts';
import {
  cacheControl,
  contentPolicy,
  hashedFolder,
  securityHeaders,
  styleHash,
} from '../../build/policy.ts';
import { styleAttributes } from '../../build/prerender.ts';
import { type Answer, type Asker, clockDifference, clockSentence, whatCame } from './ask.ts';
import { type Finding, findingsOf, setting } from './finding.ts';

/** A deployed site, and the platform that it asks. */
export interface SiteToExamine {
  readonly asker: Asker;
  /** The site's origin. */
  readonly site: string;
  /** The API's base. */
  readonly api: string;
  /** The base of the contact call. */
  readonly contact: string;
  /** Where its pages send reports; undefined where they send none. */
  readonly reports?: string | undefined;
}

const CSP = 'Content-Security-Policy';

/** Addresses that a host answers with a page although it has no file of that name. */
const mainDeepLinks = [
  paths.about,
  '/About',
  paths.trips,
  `${paths.getaways}/doctor`,
  paths.detailsOf('doctor-asks'),
  paths.eventDetailsOf('doctor-asks'),
  paths.bookingDetailsOf('doctor-asks'),
  `${paths.paymentResult}?merchantTransactionId=doctor&code=PAYMENT_CANCELLED`,
];
/** The same in every language, and the front pages of those that stand below the root. */
const deepLinks = [
  ...mainDeepLinks,
  ...otherLanguages.flatMap((language) =>
    [paths.home, ...mainDeepLinks].map((path) => pathIn(language, path)),
  ),
];

/** What a header keeps from happening. */
const effects: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': ' A browser may take a file for a script that is none.',
  'X-Frame-Options': ' Another site can frame this one and have riders press what they do not see.',
  'Referrer-Policy': ' Other sites may learn the whole address that a rider comes from.',
  'Cross-Origin-Opener-Policy': ' A window that opened the site can reach into it.',
  'Permissions-Policy': ' A frame or a script may ask for the camera, the place or a payment.',
};

const unknownPath = '/doctor-asks-for-nothing';
const lostScript = `${hashedFolder}doctor-asks-for-nothing.js`;

/** Asks a deployed site for its pages and files, and tells what would break. */
export async function examineSite(site: SiteToExamine): Promise<readonly Finding[]> {
  return new SiteExamination(site).run();
}

class SiteExamination {
  readonly #findings = findingsOf('site');
  readonly #by = this.#findings.by;
  readonly #asker: Asker;
  readonly #site: string;
  readonly #bases: Parameters<typeof contentPolicy>[0];
  /** The host's own file, as far as its answers tell which host it is. */
  #hostFile = '';
  /** What that file says of headers, and what it says of addresses. */
  #headers = this.#by('');
  #rules = this.#by('');

  constructor({ asker, site, api, contact, reports }: SiteToExamine) {
    const elsewhere = (base: string) => (new URL(base, site).origin === site ? undefined : base);
    this.#asker = asker;
    this.#site = site;
    this.#bases = {
      apiBaseUrl: elsewhere(api),
      contactBaseUrl: elsewhere(contact),
      reportUrl: reports && elsewhere(reports),
    };
  }

  async run(): Promise<readonly Finding[]> {
    const outcome = await this.#asker.ask(this.#site + paths.home);
    if (outcome.answer === null) {
      this.#by(
        'the address given as --site, its name in DNS, or the host',
      )`site-unreachable: The site at ${this.#site} gives no answer (${outcome.why}).`;
      return this.#findings.all;
    }
    const { answer } = outcome;
    this.#hostFile = hostFileOf(answer);
    this.#headers = this.#by(this.#hostFile);
    this.#rules = this.#by(this.#hostFile.replace('_headers', '_redirects'));
    if (!isPage(answer)) {
      const where = answer.headers.get('location');
      const told = this.#by(
        where === null
          ? 'the host (the folder that it serves)'
          : `--site and ${setting('VITE_SITE_URL')}: name the address that answers`,
      );
      told`site-not-ours: ${this.#site} answers with status ${answer.status} and no page of this site${where === null ? '' : `, but sends on to ${where}`}.`;
      return this.#findings.all;
    }
    this.#judgeAddress(answer);
    this.#judgeHeaders(answer);
    this.#judgePageCache(paths.home, answer);
    this.#judgePolicy(answer);
    await this.#judgeFiles(answer);
    for (const path of deepLinks) await this.#judgeDeepLink(path);
    await this.#judgeMissing();
    await this.#judgeReturn();
    await this.#judgeRobots();
    return this.#findings.all;
  }

  #judgeAddress(answer: Answer): void {
    const { protocol, hostname } = new URL(this.#site);
    if (protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
      this.#by(
        'the host (a certificate)',
      )`site-insecure: The site is served over http: browsers keep locks, copying and sharing from it, and what riders send can be read on the way.`;
    const minutes = clockDifference(answer);
    if (minutes !== 0)
      this.#by('the clock of the host')`site-clock: ${clockSentence('The site’s', minutes)}`;
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1];
    if (canonical !== undefined && URL.parse(canonical)?.origin !== this.#site)
      this.#by(
        setting('VITE_SITE_URL'),
      )`canonical-elsewhere: The front page names ${canonical} as its address, so search engines and shared links lead there and not to ${this.#site}.`;
  }

  #judgeHeaders({ headers }: Answer): void {
    const { [CSP]: _, ...wanted } = securityHeaders('');
    for (const [name, value] of Object.entries(wanted)) {
      const sent = headers.get(name);
      if (sent?.toLowerCase() === value.toLowerCase()) continue;
      const what = sent === null ? `without ${name}` : `with ${name}: ${sent}`;
      this
        .#headers`header-wrong: ${paths.home} is sent ${what}; a build sends '${value}'.${effects[name] ?? ''}`;
    }
  }

  /** The policy in the header, and that of the page itself, beside the one that a build for this API would have. */
  #judgePolicy({ headers, text }: Answer): void {
    const styles = styleAttributes(text);
    const inPage = unescaped(
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? '',
    );
    const wantedInPage = contentPolicy(this.#bases, styles, 'meta');
    const lackingInPage = lacking(wantedInPage, inPage, this.#site);
    for (const sentence of lackingInPage) {
      const told = this.#by(
        /connect-src|img-src/.test(sentence)
          ? `${setting('VITE_API_BASE_URL')}, VITE_CONTACT_API_BASE_URL, VITE_REPORT_URL, or --api`
          : 'the build (tools/build/policy.ts): deploy it anew',
      );
      told`build-for-other-api: The pages' own policy ${sentence}: browsers block what needs it, such as calls and pictures of the API.`;
    }
    const sent = headers.get(CSP);
    if (sent === null) {
      this
        .#headers`policy-missing: Pages are sent without the header ${CSP}: other sites may frame them, and files other than pages have no policy at all.`;
      return;
    }
    const wanted = contentPolicy(this.#bases, styles, 'header');
    for (const sentence of lacking(wanted, sent, this.#site)) {
      if (lackingInPage.includes(sentence)) continue;
      const isUnguarded = /not state/.test(sentence);
      this
        .#headers`policy-lacks: The header ${CSP} ${sentence}: ${isUnguarded ? 'nothing guards it as it was built to be' : 'browsers block what a page needs there'}.`;
    }
    for (const sentence of excess(wanted, sent, this.#site))
      this.#headers`policy-loose: The header ${CSP} ${sentence}.`;
  }

  #judgePageCache(path: string, { headers }: Answer): void {
    const sent = headers.get('cache-control') ?? '';
    const isAsked = /no-cache|max-age=0\b/.test(sent);
    if (isAsked && !/no-store|immutable/.test(sent)) return;
    const effect = /no-store/.test(sent)
      ? 'Going back loads the page anew and loses what was typed.'
      : 'Visitors keep an old page that asks for scripts which are gone.';
    this
      .#headers`page-cached: ${path} is sent ${cached(sent)}; a build sends '${cacheControl.rest}'. ${effect}`;
  }

  /** The first script and style sheet of the front page. */
  async #judgeFiles({ text }: Answer): Promise<void> {
    if (/rocket-loader|type="[0-9a-f]+-(module|text\/javascript)"/.test(text))
      this.#by(
        'the proxy in front of the host: turn Rocket Loader off',
      )`script-rewritten: A proxy runs the scripts of the page itself (Rocket Loader): Trusted Types forbid it, and the page does not come to life.`;
    await this.#judgeFile(/<script[^>]* src="([^"]+)"/.exec(text)?.[1], /javascript/);
    await this.#judgeFile(
      /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(text)?.[1],
      /text\/css/,
    );
  }

  async #judgeFile(path: string | undefined, wantedType: RegExp): Promise<void> {
    if (path === undefined) return;
    const outcome = await this.#asker.ask(new URL(path, this.#site).href, {
      'accept-encoding': 'br, gzip',
    });
    const { answer } = outcome;
    if (answer?.status !== 200 || !wantedType.test(answer.headers.get('content-type') ?? '')) {
      this.#by(
        'the host (a whole upload of dist/)',
      )`file-missing: ${path} is asked for by the front page and ${whatCame(outcome)}: the page does not come to life.`;
      return;
    }
    const sent = answer.headers.get('cache-control') ?? '';
    const age = Number(/max-age=(\d+)/.exec(sent)?.[1] ?? 0);
    if (age < 31_536_000 || !sent.includes('immutable'))
      this
        .#headers`asset-not-kept: ${path} is sent ${cached(sent)}; its name changes with what it holds, and a build sends '${cacheControl.hashed}'. Every visit asks for every script again.`;
    if (!answer.headers.has('content-encoding'))
      this.#by(
        `${this.#hostFile}, with the .br and .gz files of dist/`,
      )`asset-plain: ${path} is sent uncompressed, three to four times as large as it could be.`;
  }

  async #judgeDeepLink(path: string): Promise<void> {
    const { answer } = await this.#asker.ask(this.#site + path);
    const shown = path.split('?')[0] ?? path;
    if (answer !== null && isPage(answer)) {
      this.#judgePageCache(shown, answer);
      return;
    }
    const what = answer === null ? 'gets no answer' : `is answered with status ${answer.status}`;
    this
      .#rules`deep-link-lost: ${shown} ${what}: who opens a link to it, comes back from paying or reloads does not see the page.`;
  }

  async #judgeReturn(): Promise<void> {
    const { answer } = await this.#asker.ask(this.#site + paths.paymentResult, {}, 'POST');
    if (answer === null || answer.status === 303) return;
    this.#by(
      'the host (docs/hosting/README.md, Riders who come back by POST), or the provider: let it return by GET',
    )`return-by-post: A rider whom the payment provider sends back by POST gets status ${answer.status}, not the page.`;
  }

  async #judgeMissing(): Promise<void> {
    const page = (await this.#asker.ask(this.#site + unknownPath)).answer;
    if (page !== null && page.status !== 404)
      this
        .#rules`unknown-found: ${unknownPath}, which nothing knows, is answered with status ${page.status} in place of 404: search engines keep pages that are not there.`;
    const script = (await this.#asker.ask(this.#site + lostScript)).answer;
    const kept = script?.headers.get('cache-control') ?? '';
    if (script !== null && script.status !== 404)
      this
        .#rules`lost-script-found: ${lostScript}, a script that is gone, is answered with status ${script.status} in place of 404: after a deployment open pages run into it and cannot tell.`;
    else if (/immutable|max-age=[1-9]/.test(kept))
      this
        .#headers`lost-script-kept: ${lostScript}, a script that is gone, is answered with 404 and Cache-Control: ${kept}: browsers remember that it is missing when it is back.`;
  }

  async #judgeRobots(): Promise<void> {
    const outcome = await this.#asker.ask(`${this.#site}/robots.txt`);
    const { answer } = outcome;
    if (answer?.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/plain')) {
      this
        .#headers`robots-missing: /robots.txt ${whatCame(outcome)}: search engines find no sitemap.`;
      return;
    }
    const sitemap = /^Sitemap:\s*(\S+)/im.exec(answer.text)?.[1];
    if (sitemap === undefined) return;
    const listed = await this.#asker.ask(sitemap);
    const type = listed.answer?.headers.get('content-type') ?? '';
    if (listed.answer?.status !== 200 || !/xml/.test(type))
      this.#by(
        `${setting('VITE_SITE_URL')}, or the host`,
      )`sitemap-missing: The sitemap that robots.txt names, ${sitemap}, ${whatCame(listed)}.`;
  }
}

const isPage = ({ status, text }: Answer): boolean =>
  status === 200 && text.includes('id="root"') && text.includes('data-chunks=');

const cached = (sent: string) =>
  sent === '' ? 'without Cache-Control' : `with Cache-Control: ${sent}`;

type Directives = ReadonlyMap<string, ReadonlySet<string>>;

/** A policy by directive; the site's own origin is written 'self'. */
function directivesOf(policy: string, site: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(
    parts
      .filter(([name = '']) => name !== '')
      .map(([name = '', ...sources]) => [
        name.toLowerCase(),
        new Set(
          sources
            .map((source) => (source === site ? "'self'" : source))
            .filter((source) => source !== "'none'"),
        ),
      ]),
  );
}

const list = (sources: readonly string[]) => sources.join(' ');

/** What a policy has to allow or state and does not, each as the end of a sentence. */
function lacking(wanted: string, sent: string, site: string): string[] {
  const given = directivesOf(sent, site);
  return Array.from(directivesOf(wanted, site), ([name, sources]) => {
    const own = given.get(name);
    if (own === undefined) return `does not state ${name}`;
    const missing = [...sources].filter((source) => !own.has(source));
    return missing.length === 0 ? '' : `does not name ${list(missing)} in ${name}`;
  }).filter((sentence) => sentence !== '');
}

/** What a policy allows beyond the wanted one; other pages' style attributes may stand in it. */
function excess(wanted: string, sent: string, site: string): string[] {
  const given = directivesOf(wanted, site);
  return Array.from(directivesOf(sent, site), ([name, sources]) => {
    const own = given.get(name);
    const more = [...sources].filter((source) => !own?.has(source) && !isStyleHash(name, source));
    return more.length === 0 ? '' : `allows ${list(more)} in ${name}, which no build does`;
  }).filter((sentence) => sentence !== '');
}

const hashPrefix = styleHash('').slice(0, "'sha256-".length);

function isStyleHash(directive: string, source: string): boolean {
  return (
    directive === 'style-src-attr' &&
    (source.startsWith(hashPrefix) || source === "'unsafe-hashes'")
  );
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Which file of the host sets its headers, as far as its answer tells what it is. */
function hostFileOf({ headers }: Answer): string {
  const server = `${headers.get('server') ?? ''} ${headers.has('x-nf-request-id') ? 'netlify' : ''}`;
  if (/nginx/i.test(server)) return 'nginx (docs/hosting/nginx.conf)';
  if (/caddy/i.test(server)) return 'Caddy (docs/hosting/Caddyfile)';
  if (/netlify/i.test(server)) return 'Netlify (dist/_headers)';
  if (/cloudflare/i.test(server)) return 'Cloudflare (dist/_headers)';
  return 'the host: dist/_headers, or its copy of docs/hosting/nginx.conf or Caddyfile';
}
