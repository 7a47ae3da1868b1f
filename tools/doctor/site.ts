import { isLoopback } from '#machines/domain/payment.ts';
import * as paths from '../../src/paths.ts';
import { languages, pathIn } from '../build/languages.ts';
import { cacheControl, contentPolicy, hashedFolder, securityHeaders } from '../build/policy.ts';
import type { Ask, Check, Examined } from './ask.ts';
import { found, setting, typeOf, whatCame, wrongClock } from './ask.ts';

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

const CSP = 'Content-Security-Policy';

/** Examines a deployed site by its pages and files, another site by its front page alone, and tells what would break. */
export async function examineSite(
  { site, api, contact, reports }: Omit<Examined, 'token' | 'phone'>,
  ask: Ask,
) {
  const at = async (path: string, init?: Parameters<Ask>[1]) => {
    const answer = await ask(new URL(path, site).href, init);
    const isPage = answer.status === 200 && answer.text.includes('id="root"');
    const cache = answer.headers.get('cache-control') ?? '';
    const sent = cache ? `sent with Cache-Control: ${cache}` : 'sent without Cache-Control';
    return { ...answer, path: path.split('?')[0] ?? path, isPage, cache, sent };
  };
  const front = await at(paths.home);
  const leads = front.headers.get('location');
  // biome-ignore format: one check a line, with its sentence below
  if (!front.isPage)
    return found('site', [
      ['site-unreachable', 'the address given as --site, its name in DNS, or the host', front.status === 0 &&
        `The site at ${site} gives no answer (${front.why}).`],
      ['site-not-ours', `--site and ${setting('VITE_SITE_URL')}, or the host (the folder that it serves)`, front.status > 0 &&
        `${site} answers with status ${front.status} and no page of this site${leads ? `, but sends on to ${leads}` : ''}.`],
    ]);

  const linked = (expression: RegExp) => expression.exec(front.text)?.[1] ?? '';
  const pages = languages.flatMap((language) => deepLinks.map((path) => pathIn(language, path)));
  const others = pages.filter((path) => path !== paths.home);
  const script = linked(/<script[^>]* src="([^"]+)"/);
  const files = [script, linked(/<link rel="stylesheet"[^>]* href="([^"]+)"/)].filter(Boolean);
  const packed = { headers: { 'accept-encoding': 'br, gzip' } };
  const shown = [front];
  for (const path of others) shown.push(await at(path));
  const loaded = [];
  for (const path of files) loaded.push(await at(path, packed));
  const unknown = await at('/doctor-asks-for-nothing');
  const lost = await at(`${hashedFolder}doctor-asks-for-nothing.js`);
  const returned = await at(paths.paymentResult, { method: 'POST' });
  const robots = await at('/robots.txt');
  const hasRobots = robots.status === 200 && typeOf(robots).startsWith('text/plain');
  const named = hasRobots && /^Sitemap:\s*(\S+)/im.exec(robots.text)?.[1];
  const sitemap = named ? await at(named) : null;

  const host = hostFile(front.headers);
  const rules = host.replace('_headers', '_redirects');
  const canonical = linked(/<link rel="canonical" href="([^"]*)"/);
  const [apiBaseUrl, contactBaseUrl, reportUrl] = [api, contact, reports].map((base) =>
    URL.parse(base ?? '', site)?.origin === site ? undefined : base,
  );
  const bases = { apiBaseUrl, contactBaseUrl, reportUrl };
  const inPage = linked(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/);
  const lackingInPage = beyond(contentPolicy(bases, 'meta'), inPage, site);
  const built = contentPolicy(bases, 'header');
  const policy = front.headers.get(CSP);
  const isFound = ({ status }: typeof front) => status > 0 && status !== 404;
  const isThere = (file: typeof front) =>
    file.status === 200 && /javascript|text\/css/.test(typeOf(file));
  const isKept = ({ cache }: typeof front) =>
    cache.includes('immutable') && Number(/max-age=(\d+)/.exec(cache)?.[1]) >= 31_536_000;
  // biome-ignore format: one check a line, with its sentence below
  return found('site', [
    ['site-insecure', 'the host (a certificate)', site.startsWith('http:') && !isLoopback(new URL(site).hostname) &&
      'The site is served over http: browsers keep locks, copying and sharing from it, and what riders send can be read on the way.'],
    ['site-clock', 'the clock of the host', wrongClock('The site’s', front)],
    ['canonical-elsewhere', setting('VITE_SITE_URL'), canonical !== '' && URL.parse(canonical)?.origin !== site &&
      `The front page names ${canonical} as its address, so search engines and shared links lead there and not to ${site}.`],
    ...Object.entries(securityHeaders('')).map(([name, value]): Check => ['header-wrong', host, name !== CSP && front.headers.get(name)?.toLowerCase() !== value.toLowerCase() &&
      `${paths.home} is sent ${front.headers.has(name) ? `with ${name}: ${front.headers.get(name)}` : `without ${name}`}; a build sends '${value}', which keeps other sites and scripts out of pages.`]),
    ...lackingInPage.map((fault): Check => ['build-for-other-api', `${setting('VITE_API_BASE_URL')}, VITE_CONTACT_API_BASE_URL, VITE_REPORT_URL, or --api; else the build: deploy it anew`,
      `The pages' own policy lacks ${fault}: browsers block what needs it, such as calls and pictures of the API.`]),
    ['policy-missing', host, policy === null &&
      `Pages are sent without the header ${CSP}: other sites may frame them, and files other than pages have no policy at all.`],
    ...beyond(built, policy ?? built, site).map((fault): Check => ['policy-lacks', host, !lackingInPage.includes(fault) &&
      `The header ${CSP} lacks ${fault}: browsers block what a page needs there, or nothing guards it as it was built to be.`]),
    ...beyond(policy ?? built, built, site).map((fault): Check => ['policy-loose', host, `The header ${CSP} allows ${fault}, which no build does.`]),
    ['script-rewritten', 'the proxy in front of the host: turn Rocket Loader off', /rocket-loader|type="[0-9a-f]+-(module|text\/javascript)"/.test(front.text) &&
      'A proxy runs the scripts of the page itself (Rocket Loader): Trusted Types forbid it, and the page does not come to life.'],
    ...shown.flatMap((page): Check[] => [
      ['deep-link-lost', rules, !page.isPage &&
        `${page.path} ${page.status === 0 ? 'gets no answer' : `is answered with status ${page.status}`}: who opens a link to it, comes back from paying or reloads does not see the page.`],
      ['page-cached', host, page.isPage && (!/no-cache|max-age=0\b/.test(page.cache) || /no-store|immutable/.test(page.cache)) &&
        `${page.path} is ${page.sent}; a build sends '${cacheControl.rest}'. ${/no-store/.test(page.cache) ? 'Going back loads the page anew and loses what was typed.' : 'Visitors keep an old page that asks for scripts which are gone.'}`],
    ]),
    ...loaded.flatMap((file): Check[] => [
      ['file-missing', 'the host (a whole upload of dist/)', !isThere(file) &&
        `${file.path} is asked for by the front page and ${whatCame(file)}: the page does not come to life.`],
      ['asset-not-kept', host, isThere(file) && !isKept(file) &&
        `${file.path} is ${file.sent}; its name changes with what it holds, and a build sends '${cacheControl.hashed}'. Every visit asks for every script again.`],
      ['asset-plain', `${host}, with the .br and .gz files of dist/`, isThere(file) && !file.headers.has('content-encoding') &&
        `${file.path} is sent uncompressed, three to four times as large as it could be.`],
    ]),
    ['unknown-found', rules, isFound(unknown) &&
      `${unknown.path}, which nothing knows, is answered with status ${unknown.status} in place of 404: search engines keep pages that are not there.`],
    ['lost-script-found', rules, isFound(lost) &&
      `${lost.path}, a script that is gone, is answered with status ${lost.status} in place of 404: after a deployment open pages run into it and cannot tell.`],
    ['lost-script-kept', host, lost.status === 404 && /immutable|max-age=[1-9]/.test(lost.cache) &&
      `${lost.path}, a script that is gone, is ${lost.sent}: browsers remember that it is missing when it is back.`],
    ['return-by-post', 'the host (docs/hosting/README.md, Riders who come back by POST), or the provider: let it return by GET', returned.status > 0 && returned.status !== 303 &&
      `A rider whom the payment provider sends back by POST gets status ${returned.status}, not the page.`],
    ['robots-missing', host, !hasRobots && `/robots.txt ${whatCame(robots)}: search engines find no sitemap.`],
    ['sitemap-missing', `${setting('VITE_SITE_URL')}, or the host`, sitemap !== null && !(sitemap.status === 200 && /xml/.test(typeOf(sitemap))) &&
      `The sitemap that robots.txt names, ${sitemap.path}, ${whatCame(sitemap)}.`],
  ]);
}

/** The directives and sources of a policy that another one has not: `https://api.example.com in connect-src`. The site's own origin is written 'self'. */
function beyond(policy: string, other: string, site: string): string[] {
  const directives = (text: string) =>
    text.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().replaceAll(site, "'self'").split(/\s+/);
      return name ? [{ name: name.toLowerCase(), sources }] : [];
    });
  const others = directives(other);
  return directives(policy).flatMap(({ name, sources }) => {
    const own = others.find((directive) => directive.name === name);
    const more = sources.filter((one) => one !== "'none'" && !own?.sources.includes(one));
    return own && more.length === 0 ? [] : `${more.join(' ') || 'what is stated'} in ${name}`;
  });
}

/** The file of the host that sets its headers, as far as its answer tells which host it is. */
function hostFile(headers: Headers): string {
  const server = `${headers.get('server')} ${headers.has('x-nf-request-id') && 'netlify'}`;
  const [name = ''] = /nginx|caddy|netlify|cloudflare/i.exec(server) ?? [];
  if (name === '')
    return 'the host: dist/_headers, or its copy of docs/hosting/nginx.conf or Caddyfile';
  const sample = { nginx: 'nginx.conf', caddy: 'Caddyfile' }[name.toLowerCase()];
  return `${name} (${sample ? `docs/hosting/${sample}` : 'dist/_headers'})`;
}
