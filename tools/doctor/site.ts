import { isLoopback } from '#machines/domain/text/url.ts';
import { routes } from '../../src/app/routes.ts';
import * as paths from '../../src/paths.ts';
import { languages, pathIn } from '../build/languages.ts';
import { contentPolicy, hashedFolder } from '../build/policy.ts';
import type { Ask, Reply } from './ask.ts';

/** Addresses that a host must answer with a page, one of each route, although most of their names have no file. */
const deepLinks = [
  ...routes.map(({ path }) => path.replace(/:id\??|\*\?/, 'doctor-asks')),
  '/About',
  `${paths.paymentResult}?merchantTransactionId=doctor&code=PAYMENT_CANCELLED`,
];

/** The addresses of other hosts that a build's policy names. */
export type Bases = Parameters<typeof contentPolicy>[0];

/** The part of the site that a requested address tests, such as a page, a lost script or the payment return. */
export type RequestPurpose =
  | 'page'
  | 'script'
  | 'style'
  | 'nowhere'
  | 'lostScript'
  | 'return'
  | 'robots'
  | 'sitemap';

/** A file or page of a site, and the answer to its address. */
export interface Visited extends Reply {
  readonly purpose: RequestPurpose;
  /** The path without the query; the whole address where it is on another origin. */
  readonly path: string;
}

/** The front page of a site, with the facts in its markup; '' for a fact that it lacks. */
export interface FrontPage extends Reply {
  readonly script: string;
  readonly style: string;
  readonly canonical: string;
  /** The policy in the markup. */
  readonly policy: string;
}

/** The answer at the address of a front page, which may be another site's. */
export interface FrontPageFacts {
  readonly site: string;
  readonly front: FrontPage;
}

/** The answers of a deployed site, and the policy that this build would have. */
export interface SiteAnswers extends FrontPageFacts {
  readonly bases: Bases;
  readonly visited: readonly Visited[];
  /** The answer to the site's address by http; null for a site that is not public. */
  readonly byHttp: Reply | null;
  /** The name by which the server presents itself. */
  readonly server: string;
}

/** True for a page of this site. */
export const isPage = ({ status, text }: Reply): boolean =>
  status === 200 && text.includes(' id="root"');

const MARKUP = {
  script: /<script[^>]* src="([^"]+)"/,
  style: /<link rel="stylesheet"[^>]* href="([^"]+)"/,
  canonical: /<link rel="canonical" href="([^"]*)"/,
  policy: /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/,
};

async function frontPage(site: string, ask: Ask): Promise<FrontPage> {
  const front = await ask(site);
  const named = (expression: RegExp) => expression.exec(front.text)?.[1] ?? '';
  return {
    ...front,
    script: named(MARKUP.script),
    style: named(MARKUP.style),
    canonical: named(MARKUP.canonical),
    policy: named(MARKUP.policy),
  };
}

/** Returns the addresses of a site to request, each with its purpose. */
function addressesOf(front: FrontPage, robots: Reply): [purpose: RequestPurpose, path: string][] {
  const pages = languages.flatMap((language) => deepLinks.map((path) => pathIn(language, path)));
  const sitemaps = robots.text.matchAll(/^Sitemap:\s*(\S+)/gim);
  return [
    ...pages.map((path): [RequestPurpose, string] => ['page', path]),
    ...(front.script === '' ? [] : [['script', front.script] as [RequestPurpose, string]]),
    ...(front.style === '' ? [] : [['style', front.style] as [RequestPurpose, string]]),
    ['nowhere', '/doctor-asks-for-nothing'],
    ['lostScript', `${hashedFolder}doctor-asks-for-nothing.js`],
    ['return', paths.paymentResult],
    ['robots', '/robots.txt'],
    ...Array.from(sitemaps, ([, path = '']): [RequestPurpose, string] => ['sitemap', path]),
  ];
}

/** True for a site that the world reaches by HTTPS. */
export const isPublic = (site: string): boolean =>
  site.startsWith('https:') && !isLoopback(new URL(site).hostname);

/**
 * Requests the pages and files of a deployed site. Where the address serves another site, it requests the front page
 * alone, and the other facts are undefined.
 */
export async function visitSite(site: string, bases: Bases, ask: Ask) {
  const front = await frontPage(site, ask);
  const base: FrontPageFacts = { site, front };
  if (!isPage(front)) return { base, facts: undefined };
  const robots = await ask(new URL('/robots.txt', site).href);
  const visited: Visited[] = [];
  for (const [purpose, address] of addressesOf(front, robots)) {
    const method = purpose === 'return' ? 'POST' : 'GET';
    const answer = await ask(new URL(address, site).href, { method });
    const [path = ''] = address.split('?');
    visited.push({ ...answer, purpose, path });
  }
  const byHttp = isPublic(site) ? await ask(site.replace(/^https/, 'http')) : null;
  const server = front.headers.get('server') ?? 'the host';
  const facts: SiteAnswers = { ...base, bases, visited, byHttp, server };
  return { base, facts };
}

/** One source that a policy allows in one of its directives. */
export interface PolicySource {
  readonly directive: string;
  readonly source: string;
}

function sourcesIn(policy: string, site: string): PolicySource[] {
  return policy.split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().replaceAll(site, "'self'").split(/\s+/);
    return sources.map((source) => ({ directive: name.toLowerCase(), source }));
  });
}

/** Returns the sources of one policy that another lacks, where `site` counts as 'self'. */
export function lackingSources(policy: string, wanted: string, site: string): PolicySource[] {
  const allowed = sourcesIn(policy, site);
  return sourcesIn(wanted, site).filter(
    ({ directive, source }) =>
      !allowed.some((each) => each.directive === directive && each.source === source),
  );
}

/** Returns the policies of a site: as its header and its markup state them, and as its build would. */
export function policiesOf({ front, bases }: SiteAnswers) {
  const meta = contentPolicy(bases, 'meta');
  return {
    header: front.headers.get('Content-Security-Policy'),
    inPage: front.policy,
    meta,
    built: `${front.policy || meta}; frame-ancestors 'none'`,
  };
}
