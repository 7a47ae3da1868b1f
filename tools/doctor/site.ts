import * as paths from '../../src/paths.ts';
import { otherLanguages, pathIn } from '../build/languages.ts';
import { cacheControl, contentPolicy, hashedFolder, securityHeaders } from '../build/policy.ts';
import {
  type Answer,
  type Asker,
  clockDifference,
  clockSentence,
  type Examined,
  whatCame,
} from './ask.ts';
import { allOf, type Finding, findingBy, setting } from './finding.ts';

/** A deployed site, and the platform that it asks. */
export type SiteToExamine = Omit<Examined, 'token' | 'phone'> & { readonly asker: Asker };

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

/** The harm that each header prevents. */
const effects: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': ' A browser may take a file for a script that is none.',
  'X-Frame-Options': ' Another site can frame this one and have riders press what they do not see.',
  'Referrer-Policy': ' Other sites may learn the whole address that a rider comes from.',
  'Cross-Origin-Opener-Policy': ' A window that opened the site can reach into it.',
  'Permissions-Policy': ' A frame or a script may ask for the camera, the place or a payment.',
};

const unknownPath = '/doctor-asks-for-nothing';
const lostScript = `${hashedFolder}doctor-asks-for-nothing.js`;

/** An examination under way. */
interface Exam extends SiteToExamine {
  readonly bases: Parameters<typeof contentPolicy>[0];
  /** The host's own file, as far as its answers tell which host it is. */
  readonly hostFile: string;
  /** By what that file says of headers, and by what it says of addresses. */
  readonly headers: ReturnType<typeof by>;
  readonly rules: ReturnType<typeof by>;
}

type Findings = Generator<Finding>;
type FindingsToCome = AsyncGenerator<Finding>;

const by = (setBy: string) => findingBy('site', setBy);
const siteUrl = by(setting('VITE_SITE_URL'));

/** Asks a deployed site for its pages and files, and tells what would break. */
export function examineSite(site: SiteToExamine): Promise<readonly Finding[]> {
  return allOf(siteFindings(site));
}

async function* siteFindings(asked: SiteToExamine): FindingsToCome {
  const { asker, site, api, contact, reports } = asked;
  const outcome = await asker.ask(site + paths.home);
  const { answer } = outcome;
  if (answer === null) {
    const address = by('the address given as --site, its name in DNS, or the host');
    yield address`site-unreachable: The site at ${site} gives no answer (${outcome.why}).`;
    return;
  }
  if (!isPage(answer)) {
    const where = answer.headers.get('location');
    const [setBy, on] =
      where === null
        ? ['the host (the folder that it serves)', '']
        : [
            `--site and ${setting('VITE_SITE_URL')}: name the address that answers`,
            `, but sends on to ${where}`,
          ];
    yield by(
      setBy,
    )`site-not-ours: ${site} answers with status ${answer.status} and no page of this site${on}.`;
    return;
  }
  const elsewhere = (base: string) => (new URL(base, site).origin === site ? undefined : base);
  const hostFile = hostFileOf(answer);
  const x: Exam = {
    ...asked,
    bases: {
      apiBaseUrl: elsewhere(api),
      contactBaseUrl: elsewhere(contact),
      reportUrl: reports && elsewhere(reports),
    },
    hostFile,
    headers: by(hostFile),
    rules: by(hostFile.replace('_headers', '_redirects')),
  };
  yield* addressFindings(site, answer);
  yield* headerFindings(x, answer);
  yield* cacheFindings(x, paths.home, answer);
  yield* policyFindings(x, answer);
  yield* filesFindings(x, answer);
  for (const path of deepLinks) yield* deepLinkFindings(x, path);
  yield* missingFindings(x);
  yield* returnFindings(x);
  yield* robotsFindings(x);
}

function* addressFindings(site: string, answer: Answer): Findings {
  const { protocol, hostname } = new URL(site);
  const certificate = by('the host (a certificate)');
  const clock = by('the clock of the host');
  if (protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    yield certificate`site-insecure: The site is served over http: browsers keep locks, copying and sharing from it, and what riders send can be read on the way.`;
  const minutes = clockDifference(answer);
  if (minutes !== 0) yield clock`site-clock: ${clockSentence('The site’s', minutes)}`;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1];
  if (canonical !== undefined && URL.parse(canonical)?.origin !== site)
    yield siteUrl`canonical-elsewhere: The front page names ${canonical} as its address, so search engines and shared links lead there and not to ${site}.`;
}

function* headerFindings(x: Exam, answer: Answer): Findings {
  const { [CSP]: _, ...wanted } = securityHeaders('');
  for (const [name, value] of Object.entries(wanted)) {
    const sent = answer.headers.get(name);
    if (sent?.toLowerCase() === value.toLowerCase()) continue;
    const what = sent === null ? `without ${name}` : `with ${name}: ${sent}`;
    yield x.headers`header-wrong: ${paths.home} is sent ${what}; a build sends '${value}'.${effects[name] ?? ''}`;
  }
}

/** The policy in the header, and that of the page itself, beside the one that a build for this API would have. */
function* policyFindings({ site, bases, headers }: Exam, answer: Answer): Findings {
  const inPage = unescaped(
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(answer.text)?.[1] ?? '',
  );
  const lackingInPage = lacking(contentPolicy(bases, 'meta'), inPage, site);
  for (const sentence of lackingInPage) {
    const setBy = /connect-src|img-src/.test(sentence)
      ? `${setting('VITE_API_BASE_URL')}, VITE_CONTACT_API_BASE_URL, VITE_REPORT_URL, or --api`
      : 'the build (tools/build/policy.ts): deploy it anew';
    yield by(
      setBy,
    )`build-for-other-api: The pages' own policy ${sentence}: browsers block what needs it, such as calls and pictures of the API.`;
  }
  const sent = answer.headers.get(CSP);
  if (sent === null) {
    yield headers`policy-missing: Pages are sent without the header ${CSP}: other sites may frame them, and files other than pages have no policy at all.`;
    return;
  }
  const wanted = contentPolicy(bases, 'header');
  for (const sentence of lacking(wanted, sent, site)) {
    if (lackingInPage.includes(sentence)) continue;
    const isUnguarded = /not state/.test(sentence);
    yield headers`policy-lacks: The header ${CSP} ${sentence}: ${isUnguarded ? 'nothing guards it as it was built to be' : 'browsers block what a page needs there'}.`;
  }
  for (const sentence of excess(wanted, sent, site))
    yield headers`policy-loose: The header ${CSP} ${sentence}.`;
}

function* cacheFindings({ headers }: Exam, path: string, answer: Answer): Findings {
  const sent = answer.headers.get('cache-control') ?? '';
  const isAsked = /no-cache|max-age=0\b/.test(sent);
  if (isAsked && !/no-store|immutable/.test(sent)) return;
  const effect = /no-store/.test(sent)
    ? 'Going back loads the page anew and loses what was typed.'
    : 'Visitors keep an old page that asks for scripts which are gone.';
  yield headers`page-cached: ${path} is sent ${cached(sent)}; a build sends '${cacheControl.rest}'. ${effect}`;
}

/** The first script and style sheet of the front page. */
async function* filesFindings(
  { asker, site, hostFile, headers }: Exam,
  { text }: Answer,
): FindingsToCome {
  const proxy = by('the proxy in front of the host: turn Rocket Loader off');
  const upload = by('the host (a whole upload of dist/)');
  const packed = by(`${hostFile}, with the .br and .gz files of dist/`);
  if (/rocket-loader|type="[0-9a-f]+-(module|text\/javascript)"/.test(text))
    yield proxy`script-rewritten: A proxy runs the scripts of the page itself (Rocket Loader): Trusted Types forbid it, and the page does not come to life.`;
  for (const [expression, wantedType] of [
    [/<script[^>]* src="([^"]+)"/, /javascript/],
    [/<link rel="stylesheet"[^>]* href="([^"]+)"/, /text\/css/],
  ] as const) {
    const path = expression.exec(text)?.[1];
    if (path === undefined) continue;
    const accepted = { 'accept-encoding': 'br, gzip' };
    const outcome = await asker.ask(new URL(path, site).href, accepted);
    const { answer } = outcome;
    if (answer?.status !== 200 || !wantedType.test(answer.headers.get('content-type') ?? '')) {
      yield upload`file-missing: ${path} is asked for by the front page and ${whatCame(outcome)}: the page does not come to life.`;
      continue;
    }
    const sent = answer.headers.get('cache-control') ?? '';
    const age = Number(/max-age=(\d+)/.exec(sent)?.[1] ?? 0);
    if (age < 31_536_000 || !sent.includes('immutable'))
      yield headers`asset-not-kept: ${path} is sent ${cached(sent)}; its name changes with what it holds, and a build sends '${cacheControl.hashed}'. Every visit asks for every script again.`;
    if (!answer.headers.has('content-encoding'))
      yield packed`asset-plain: ${path} is sent uncompressed, three to four times as large as it could be.`;
  }
}

async function* deepLinkFindings(x: Exam, path: string): FindingsToCome {
  const { answer } = await x.asker.ask(x.site + path);
  const shown = path.split('?')[0] ?? path;
  const what = answer === null ? 'gets no answer' : `is answered with status ${answer.status}`;
  if (answer !== null && isPage(answer)) yield* cacheFindings(x, shown, answer);
  else
    yield x.rules`deep-link-lost: ${shown} ${what}: who opens a link to it, comes back from paying or reloads does not see the page.`;
}

async function* returnFindings({ asker, site }: Exam): FindingsToCome {
  const { answer } = await asker.ask(site + paths.paymentResult, {}, 'POST');
  const host = by(
    'the host (docs/hosting/README.md, Riders who come back by POST), or the provider: let it return by GET',
  );
  if (answer !== null && answer.status !== 303)
    yield host`return-by-post: A rider whom the payment provider sends back by POST gets status ${answer.status}, not the page.`;
}

async function* missingFindings({ asker, site, headers, rules }: Exam): FindingsToCome {
  const page = (await asker.ask(site + unknownPath)).answer;
  if (page !== null && page.status !== 404)
    yield rules`unknown-found: ${unknownPath}, which nothing knows, is answered with status ${page.status} in place of 404: search engines keep pages that are not there.`;
  const script = (await asker.ask(site + lostScript)).answer;
  const kept = script?.headers.get('cache-control') ?? '';
  if (script !== null && script.status !== 404)
    yield rules`lost-script-found: ${lostScript}, a script that is gone, is answered with status ${script.status} in place of 404: after a deployment open pages run into it and cannot tell.`;
  else if (/immutable|max-age=[1-9]/.test(kept))
    yield headers`lost-script-kept: ${lostScript}, a script that is gone, is answered with 404 and Cache-Control: ${kept}: browsers remember that it is missing when it is back.`;
}

async function* robotsFindings({ asker, site, headers }: Exam): FindingsToCome {
  const outcome = await asker.ask(`${site}/robots.txt`);
  const { answer } = outcome;
  if (answer?.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/plain')) {
    yield headers`robots-missing: /robots.txt ${whatCame(outcome)}: search engines find no sitemap.`;
    return;
  }
  const sitemap = /^Sitemap:\s*(\S+)/im.exec(answer.text)?.[1];
  if (sitemap === undefined) return;
  const listed = await asker.ask(sitemap);
  const type = listed.answer?.headers.get('content-type') ?? '';
  const setBy = by(`${setting('VITE_SITE_URL')}, or the host`);
  if (listed.answer?.status !== 200 || !/xml/.test(type))
    yield setBy`sitemap-missing: The sitemap that robots.txt names, ${sitemap}, ${whatCame(listed)}.`;
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

/** The sources and rules that a policy lacks, each as the end of a sentence. */
function lacking(wanted: string, sent: string, site: string): string[] {
  const given = directivesOf(sent, site);
  return Array.from(directivesOf(wanted, site), ([name, sources]) => {
    const own = given.get(name);
    if (own === undefined) return `does not state ${name}`;
    const missing = [...sources].filter((source) => !own.has(source));
    return missing.length === 0 ? '' : `does not name ${list(missing)} in ${name}`;
  }).filter((sentence) => sentence !== '');
}

/** The sources that a policy allows beyond the wanted one. */
function excess(wanted: string, sent: string, site: string): string[] {
  const given = directivesOf(wanted, site);
  return Array.from(directivesOf(sent, site), ([name, sources]) => {
    const own = given.get(name);
    const more = [...sources].filter((source) => !own?.has(source));
    return more.length === 0 ? '' : `allows ${list(more)} in ${name}, which no build does`;
  }).filter((sentence) => sentence !== '');
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
