import { isLoopback } from '#machines/domain/text/url.ts';
import { routes } from '../../src/app/routes.ts';
import * as paths from '../../src/paths.ts';
import { languages, pathIn } from '../build/languages.ts';
import { cacheControl, contentPolicy, hashedFolder, securityHeaders } from '../build/policy.ts';
import { type Ask, type Check, found, setting } from './ask.ts';

/** Addresses that a host answers with a page, one of each route, although it has no file of most of their names. */
const deepLinks = [
  ...routes.map(({ path }) => path.replace(/:id\??|\*\?/, 'doctor-asks')),
  '/About',
  `${paths.paymentResult}?merchantTransactionId=doctor&code=PAYMENT_CANCELLED`,
];

type Bases = Parameters<typeof contentPolicy>[0];

const CSP = 'Content-Security-Policy';
const page = /^200 [\s\S]* id="root"/;
const missing = /^(404|0) /;
/** The shortest time for which a browser should ask by HTTPS alone, in seconds. */
const HALF_A_YEAR = 15_552_000;

/** Examines a deployed site by its pages and files, another site by its front page alone, and tells what would break. */
export async function examineSite(site: string, bases: Bases, ask: Ask) {
  const front = await ask(site);
  // biome-ignore format: one check a line, with its sentence below
  if (!page.test(front.whole))
    return found('site', [
      ['site-not-ours', `--site and ${setting('VITE_SITE_URL')}, its name in DNS, or the host (the folder that it serves)`,
        `${site} ${front.came}: there is no page of this site${front.headers.has('location') ? `, but it sends on to ${front.headers.get('location')}` : ''}.`],
    ]);
  const linked = (expression: RegExp) => expression.exec(front.text)?.[1] ?? '';
  const host = `${front.headers.get('server') ?? 'the host'}: dist/_headers, or what \`npm run hosts\` writes for it`;
  const rules = host.replace('_headers', '_redirects');
  const robots = await ask(new URL('/robots.txt', site).href);
  // biome-ignore format: one address a line
  const addresses = [
    ...languages.flatMap((language) => deepLinks.map((path) => (
      { path: pathIn(language, path), right: page, id: 'deep-link-lost', setBy: rules, effect: ': who opens a link to it, comes back from paying or reloads does not see the page' }))),
    ...[/<script[^>]* src="([^"]+)"/, /<link rel="stylesheet"[^>]* href="([^"]+)"/].map(linked).filter(Boolean).map((path) => (
      { path, right: /^200 .*(javascript|text\/css)/, id: 'file-missing', setBy: 'the host (a whole upload of dist/)', effect: ': the front page asks for it and does not come to life' })),
    { path: '/doctor-asks-for-nothing', right: missing, id: 'unknown-found', setBy: rules, effect: ' in place of 404: search engines keep pages that are not there' },
    { path: `${hashedFolder}doctor-asks-for-nothing.js`, right: missing, id: 'lost-script-found', setBy: rules, effect: ' in place of 404: after a deployment open pages run into it and cannot tell' },
    { path: paths.paymentResult, right: /^(303|0) /, id: 'return-by-post', setBy: 'the host (docs/hosting/README.md, Riders who come back by POST), or the provider: let it return by GET', effect: ': a rider whom the payment provider sends back by POST does not see the page' },
    { path: '/robots.txt', right: /^200 text\/plain/, id: 'robots-missing', setBy: host, effect: ': search engines find no sitemap' },
    ...Array.from(robots.text.matchAll(/^Sitemap:\s*(\S+)/gim), ([, path = '']) => (
      { path, right: /^200 .*xml/, id: 'sitemap-missing', setBy: `${setting('VITE_SITE_URL')}, or the host`, effect: ': it is the sitemap that robots.txt names' })),
  ];
  const checks: Check[] = [];
  for (const { path, right, id, setBy, effect } of addresses) {
    const method = id === 'return-by-post' ? 'POST' : 'GET';
    const answer = await ask(new URL(path, site).href, { method });
    const isRight = right.test(answer.whole);
    const cache = answer.headers.get('cache-control') ?? '';
    const [name = ''] = path.split('?');
    const sent = `${name} is sent ${cache ? `with Cache-Control: ${cache}` : 'without Cache-Control'}`;
    const isScript = name.startsWith(hashedFolder) && answer.ok && isRight;
    // biome-ignore format: one check a line, with its sentence below
    checks.push(
      [id, setBy, !isRight && `${name} ${answer.came}${effect}.`],
      ['page-cached', host, page.test(answer.whole) && (!/no-cache|max-age=0\b/.test(cache) || /no-store|immutable/.test(cache)) &&
        `${sent}; a build sends '${cacheControl.rest}'. ${cache.includes('no-store') ? 'Going back loads the page anew and loses what was typed.' : 'Visitors keep an old page that asks for scripts which are gone.'}`],
      ['asset-not-kept', host, isScript && !(/immutable/.test(cache) && Number(/max-age=(\d+)/.exec(cache)?.[1]) >= 31_536_000) &&
        `${sent}; its name changes with what it holds, and a build sends '${cacheControl.hashed}'. Every visit asks for every script again.`],
      ['asset-plain', `${host}, with the .br and .gz files of dist/`, isScript && !answer.headers.has('content-encoding') &&
        `${name} is sent uncompressed, three to four times as large as it could be.`],
      ['lost-script-kept', host, name.startsWith(hashedFolder) && answer.status === 404 && /immutable|max-age=[1-9]/.test(cache) &&
        `${sent}, and is a script that is gone: browsers remember that it is missing when it is back.`],
    );
  }
  const canonical = linked(/<link rel="canonical" href="([^"]*)"/);
  const inPage = linked(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/);
  const meta = contentPolicy(bases, 'meta');
  const built = `${inPage || meta}; frame-ancestors 'none'`;
  const header = front.headers.get(CSP);
  const sourcesIn = (policy: string) =>
    policy.split(';').flatMap((directive) => {
      const [name = '', ...sources] = directive.trim().replaceAll(site, "'self'").split(/\s+/);
      return sources.map((source) => `${source} in ${name.toLowerCase()}`);
    });
  const lacks = (policy: string, wanted: string) =>
    sourcesIn(wanted)
      .filter((source) => !sourcesIn(policy).includes(source))
      .join(', ');
  const isPublic = site.startsWith('https:') && !isLoopback(new URL(site).hostname);
  const plain = isPublic ? await ask(site.replace(/^https/, 'http')) : null;
  const isLedOn =
    plain === null ||
    plain.status === 0 ||
    (plain.status >= 301 &&
      plain.status <= 308 &&
      URL.parse(plain.headers.get('location') ?? '')?.origin === site);
  const strict = front.headers.get('strict-transport-security') ?? '';
  const strictSeconds = Number(/max-age="?(\d+)/i.exec(strict)?.[1] ?? 0);
  const lackingInPage = lacks(inPage, meta);
  const lacking = lacks(header ?? built, built);
  const loose = lacks(built, (header ?? '').replaceAll("'none'", ''));
  // biome-ignore format: one check a line, with its sentence below
  return found('site', [
    ['site-insecure', 'the host (a certificate)', site.startsWith('http:') && !isLoopback(new URL(site).hostname) &&
      'The site is served over http: browsers keep locks, copying and sharing from it, and what riders send can be read on the way.'],
    ['http-not-led-on', `${host}: what \`npm run hosts\` writes sends on to https`, !isLedOn &&
      `http://${new URL(site).host} ${plain?.came} in place of leading to ${site}: who types the name without https reads a page that others can read and change on the way.`],
    ['strict-transport-missing', `${host}: \`npm run hosts -- --hsts\` writes it, once HTTPS and the renewal of its certificate have worked for some weeks`, isPublic && strictSeconds < HALF_A_YEAR &&
      `Pages are sent ${strict ? `with Strict-Transport-Security: ${strict}, which is less than half a year` : 'without Strict-Transport-Security'}: the first request of a visit may go by http, where others can lead it elsewhere.`],
    ['site-clock', 'the clock of the host', front.wrongClock && `The site’s ${front.wrongClock}`],
    ['canonical-elsewhere', setting('VITE_SITE_URL'), canonical !== '' && URL.parse(canonical)?.origin !== site &&
      `The front page names ${canonical} as its address, so search engines and shared links lead there and not to ${site}.`],
    ...Object.entries(securityHeaders('')).map(([name, value]): Check => ['header-wrong', host, name !== CSP && front.headers.get(name)?.toLowerCase() !== value.toLowerCase() &&
      `${paths.home} is sent ${front.headers.has(name) ? `with ${name}: ${front.headers.get(name)}` : `without ${name}`}; a build sends '${value}', which keeps other sites and scripts out of pages.`]),
    ['build-for-other-api', `${setting('VITE_API_BASE_URL')}, VITE_CONTACT_API_BASE_URL, VITE_REPORT_URL, or --api; else the build: deploy it anew`, lackingInPage !== '' &&
      `The pages' own policy lacks ${lackingInPage}: browsers block what needs it, such as calls and pictures of the API.`],
    ['policy-missing', host, header === null &&
      `Pages are sent without the header ${CSP}: other sites may frame them, and files other than pages have no policy at all.`],
    ['policy-lacks', host, lacking !== '' &&
      `The header ${CSP} lacks ${lacking}: browsers block what a page needs there, or nothing guards it as it was built to be.`],
    ['policy-loose', host, loose !== '' && `The header ${CSP} allows ${loose}, which no build does.`],
    ['script-rewritten', 'the proxy in front of the host: turn Rocket Loader off', /rocket-loader|type="[0-9a-f]+-(module|text\/javascript)"/.test(front.text) &&
      'A proxy runs the scripts of the page itself (Rocket Loader): Trusted Types forbid it, and the page does not come to life.'],
    ...checks,
  ]);
}
