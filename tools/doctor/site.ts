import { isLoopback } from '#machines/domain/payment.ts';
import * as paths from '../../src/paths.ts';
import { languages, pathIn } from '../build/languages.ts';
import { cacheControl, contentPolicy, hashedFolder, securityHeaders } from '../build/policy.ts';
import {
  type Ask,
  type Check,
  type Examined,
  type Finding,
  findingsOf,
  setting,
  typeOf,
  whatCame,
  wrongClock,
} from './ask.ts';

type Asked = Omit<Examined, 'token' | 'phone'>;
type Site = Awaited<ReturnType<typeof visit>>;
type File = Site['front'];

/** Addresses that a host answers with a page although it has no file of that name. */
const deepLinks = [
  paths.home,
  paths.about,
  '/About',
  paths.trips,
  `${paths.getaways}/doctor`,
  paths.detailsOf('doctor-asks'),
  paths.eventDetailsOf('doctor-asks'),
  paths.bookingDetailsOf('doctor-asks'),
  `${paths.paymentResult}?merchantTransactionId=doctor&code=PAYMENT_CANCELLED`,
];

/** Asks a deployed site for its pages and files; of another site, for its front page alone. */
async function visit({ site, api, contact, reports }: Asked, ask: Ask) {
  const at = async (path: string, init?: Parameters<Ask>[1]) => {
    const answer = await ask(new URL(path, site).href, init);
    const isPage = answer.status === 200 && answer.text.includes('id="root"');
    const cache = answer.headers.get('cache-control') ?? '';
    return { ...answer, path: path.split('?')[0] ?? path, isPage, cache };
  };
  const front = await at(paths.home);
  const all = async (some: readonly (string | undefined)[], init?: Parameters<Ask>[1]) => {
    const files: (typeof front)[] = [];
    for (const path of some) if (front.isPage && path) files.push(await at(path, init));
    return files;
  };
  const linked = (expression: RegExp) => expression.exec(front.text)?.[1] ?? '';
  const packed = { headers: { 'accept-encoding': 'br, gzip' } };
  const pages = languages.flatMap((language) => deepLinks.map((path) => pathIn(language, path)));
  const robots = await all(['/robots.txt']);
  const [hasRobots] = robots.filter(
    (file) => file.status === 200 && typeOf(file).startsWith('text/plain'),
  );
  const elsewhere = (base = '') => (URL.parse(base, site)?.origin === site ? undefined : base);
  const bases = {
    apiBaseUrl: elsewhere(api),
    contactBaseUrl: elsewhere(contact),
    reportUrl: elsewhere(reports),
  };
  const inPage = linked(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/);
  const policy = front.headers.get(CSP);
  const headerPolicy = contentPolicy(bases, 'header');
  const lackingInPage = beyond(
    contentPolicy(bases, 'meta'),
    inPage.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    site,
  );
  return {
    site,
    front,
    canonical: linked(/<link rel="canonical" href="([^"]*)"/),
    scripts: await all([linked(/<script[^>]* src="([^"]+)"/)], packed),
    styles: await all([linked(/<link rel="stylesheet"[^>]* href="([^"]+)"/)], packed),
    pages: await all(pages.filter((path) => path !== paths.home)),
    unknown: await all(['/doctor-asks-for-nothing']),
    lost: await all([`${hashedFolder}doctor-asks-for-nothing.js`]),
    returned: await all([paths.paymentResult], { method: 'POST' }),
    robots: hasRobots ? [] : robots,
    sitemap: await all([/^Sitemap:\s*(\S+)/im.exec(hasRobots?.text ?? '')?.[1]]),
    policy,
    lackingInPage,
    lacking:
      policy === null
        ? []
        : beyond(headerPolicy, policy, site).filter((fault) => !lackingInPage.includes(fault)),
    excess: policy === null ? [] : beyond(policy, headerPolicy, site),
  };
}

const CSP = 'Content-Security-Policy';
const UPLOAD = 'the host (a whole upload of dist/)';

/** The directives and sources of a policy that another one has not: `connect-src https://api.example.com`. The site's own origin is written 'self'. */
function beyond(policy: string, other: string, site: string): string[] {
  const sourcesOf = (text: string) =>
    new Map(
      text
        .split(';')
        .filter((part) => part.trim())
        .map((part) => {
          const [name = '', ...sources] = part.trim().replaceAll(site, "'self'").split(/\s+/);
          return [name.toLowerCase(), sources.filter((source) => source !== "'none'")] as const;
        }),
    );
  const others = sourcesOf(other);
  return Array.from(sourcesOf(policy), ([name, sources]) => {
    const own = others.get(name);
    const more = sources.filter((source) => !own?.includes(source));
    return own !== undefined && more.length === 0
      ? ''
      : `${more.join(' ') || 'what is stated'} in ${name}`;
  }).filter(Boolean);
}

/** The file of the host that sets its headers, as far as its answer tells which host it is. */
function hostFile({ front: { headers } }: Site): string {
  const server = `${headers.get('server')} ${headers.has('x-nf-request-id') && 'netlify'}`;
  const [, file] =
    [
      [/nginx/i, 'nginx (docs/hosting/nginx.conf)'],
      [/caddy/i, 'Caddy (docs/hosting/Caddyfile)'],
      [/netlify/i, 'Netlify (dist/_headers)'],
      [/cloudflare/i, 'Cloudflare (dist/_headers)'],
    ].find(([name]) => (name as RegExp).test(server)) ?? [];
  return `${file ?? 'the host: dist/_headers, or its copy of docs/hosting/nginx.conf or Caddyfile'}`;
}
const hostRules = (site: Site) => hostFile(site).replace('_headers', '_redirects');

const cached = ({ cache }: File) =>
  cache ? `with Cache-Control: ${cache}` : 'without Cache-Control';
const isAsked = ({ cache }: File) =>
  /no-cache|max-age=0\b/.test(cache) && !/no-store|immutable/.test(cache);
const isKept = ({ cache }: File) =>
  cache.includes('immutable') && Number(/max-age=(\d+)/.exec(cache)?.[1]) >= 31_536_000;
const isXml = (file: File) => file.status === 200 && /xml/.test(typeOf(file));
const isMissing = (file: File, type: RegExp) => !(file.status === 200 && type.test(typeOf(file)));
/** The files of a page that came as what they are. */
const files = ({ scripts, styles }: Site) => [
  ...scripts.filter((file) => !isMissing(file, /javascript/)),
  ...styles.filter((file) => !isMissing(file, /text\/css/)),
];

// biome-ignore format: a table of one check a line, with its sentence below
const checks: readonly Check<Site>[] = [
  ['site-unreachable', 'the address given as --site, its name in DNS, or the host', ({ site, front }) => front.status === 0 &&
    `The site at ${site} gives no answer (${front.why}).`],
  ['site-not-ours', `--site and ${setting('VITE_SITE_URL')}, or the host (the folder that it serves)`, ({ site, front }) => front.status > 0 && !front.isPage &&
    `${site} answers with status ${front.status} and no page of this site${front.headers.has('location') ? `, but sends on to ${front.headers.get('location')}` : ''}.`],
  ['site-insecure', 'the host (a certificate)', ({ site, front }) => front.isPage && site.startsWith('http:') && !isLoopback(new URL(site).hostname) &&
    'The site is served over http: browsers keep locks, copying and sharing from it, and what riders send can be read on the way.'],
  ['site-clock', 'the clock of the host', ({ front }) => front.isPage && wrongClock('The site’s', front)],
  ['canonical-elsewhere', setting('VITE_SITE_URL'), ({ site, canonical }) => canonical !== '' && URL.parse(canonical)?.origin !== site &&
    `The front page names ${canonical} as its address, so search engines and shared links lead there and not to ${site}.`],
  ['header-wrong', hostFile, ({ front }) => Object.entries(securityHeaders('')).map(([name, value]) => front.isPage && name !== CSP && front.headers.get(name)?.toLowerCase() !== value.toLowerCase() &&
    `${paths.home} is sent ${front.headers.has(name) ? `with ${name}: ${front.headers.get(name)}` : `without ${name}`}; a build sends '${value}'.${effects[name] ?? ''}`)],
  ['page-cached', hostFile, ({ front, pages }) => [front, ...pages].map((page) => page.isPage && !isAsked(page) &&
    `${page.path} is sent ${cached(page)}; a build sends '${cacheControl.rest}'. ${/no-store/.test(page.cache) ? 'Going back loads the page anew and loses what was typed.' : 'Visitors keep an old page that asks for scripts which are gone.'}`)],
  ['build-for-other-api', `${setting('VITE_API_BASE_URL')}, VITE_CONTACT_API_BASE_URL, VITE_REPORT_URL, or --api; else the build: deploy it anew`, ({ front, lackingInPage }) => lackingInPage.map((fault) => front.isPage &&
    `The pages' own policy lacks ${fault}: browsers block what needs it, such as calls and pictures of the API.`)],
  ['policy-missing', hostFile, ({ front, policy }) => front.isPage && policy === null &&
    `Pages are sent without the header ${CSP}: other sites may frame them, and files other than pages have no policy at all.`],
  ['policy-lacks', hostFile, ({ front, lacking }) => lacking.map((fault) => front.isPage &&
    `The header ${CSP} lacks ${fault}: browsers block what a page needs there, or nothing guards it as it was built to be.`)],
  ['policy-loose', hostFile, ({ front, excess }) => excess.map((fault) => front.isPage && `The header ${CSP} allows ${fault}, which no build does.`)],
  ['script-rewritten', 'the proxy in front of the host: turn Rocket Loader off', ({ front }) => /rocket-loader|type="[0-9a-f]+-(module|text\/javascript)"/.test(front.text) &&
    'A proxy runs the scripts of the page itself (Rocket Loader): Trusted Types forbid it, and the page does not come to life.'],
  ['file-missing', UPLOAD, ({ scripts, styles }) => [...scripts.map((file) => isMissing(file, /javascript/) && file), ...styles.map((file) => isMissing(file, /text\/css/) && file)].map((file) => file &&
    `${file.path} is asked for by the front page and ${whatCame(file)}: the page does not come to life.`)],
  ['asset-not-kept', hostFile, (site) => files(site).map((file) => !isKept(file) &&
    `${file.path} is sent ${cached(file)}; its name changes with what it holds, and a build sends '${cacheControl.hashed}'. Every visit asks for every script again.`)],
  ['asset-plain', (site) => `${hostFile(site)}, with the .br and .gz files of dist/`, (site) => files(site).map(({ path, headers }) => !headers.has('content-encoding') &&
    `${path} is sent uncompressed, three to four times as large as it could be.`)],
  ['deep-link-lost', hostRules, ({ pages }) => pages.map((page) => !page.isPage &&
    `${page.path} ${page.status === 0 ? 'gets no answer' : `is answered with status ${page.status}`}: who opens a link to it, comes back from paying or reloads does not see the page.`)],
  ['unknown-found', hostRules, ({ unknown }) => unknown.map(({ path, status }) => status > 0 && status !== 404 &&
    `${path}, which nothing knows, is answered with status ${status} in place of 404: search engines keep pages that are not there.`)],
  ['lost-script-found', hostRules, ({ lost }) => lost.map(({ path, status }) => status > 0 && status !== 404 &&
    `${path}, a script that is gone, is answered with status ${status} in place of 404: after a deployment open pages run into it and cannot tell.`)],
  ['lost-script-kept', hostFile, ({ lost }) => lost.map(({ path, status, cache }) => status === 404 && /immutable|max-age=[1-9]/.test(cache) &&
    `${path}, a script that is gone, is answered with 404 and Cache-Control: ${cache}: browsers remember that it is missing when it is back.`)],
  ['return-by-post', 'the host (docs/hosting/README.md, Riders who come back by POST), or the provider: let it return by GET', ({ returned }) => returned.map(({ status }) => status > 0 && status !== 303 &&
    `A rider whom the payment provider sends back by POST gets status ${status}, not the page.`)],
  ['robots-missing', hostFile, ({ robots }) => robots.map((file) => `/robots.txt ${whatCame(file)}: search engines find no sitemap.`)],
  ['sitemap-missing', `${setting('VITE_SITE_URL')}, or the host`, ({ sitemap }) => sitemap.map((file) => !isXml(file) &&
    `The sitemap that robots.txt names, ${file.path}, ${whatCame(file)}.`)],
];

/** The harm that each header prevents. */
const effects: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': ' A browser may take a file for a script that is none.',
  'X-Frame-Options': ' Another site can frame this one and have riders press what they do not see.',
  'Referrer-Policy': ' Other sites may learn the whole address that a rider comes from.',
  'Cross-Origin-Opener-Policy': ' A window that opened the site can reach into it.',
  'Permissions-Policy': ' A frame or a script may ask for the camera, the place or a payment.',
};

/** Examines a deployed site by its pages and files, and tells what would break. */
export const examineSite = async (asked: Asked, ask: Ask): Promise<Finding[]> =>
  findingsOf('site', checks, await visit(asked, ask));
