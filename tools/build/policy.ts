import { WORKER_PATH } from '../../src/worker/names.ts';
import type { Config } from './config.ts';

/** The origin of the map in the frame of an item's page. */
const mapsOrigin = 'https://www.google.com';

/** Returns the origin of a URL; none for a path of the site, which is allowed by itself. */
const originOf = (url: string | undefined) =>
  url === undefined || url.startsWith('/') ? [] : [new URL(url).origin];

/** Returns the content security policy of a build; a `<meta>` cannot hold `frame-ancestors`. */
export function contentPolicy(
  config: Partial<Pick<Config, 'apiBaseUrl' | 'contactBaseUrl' | 'reportUrl' | 'roughPictures'>>,
  delivery: 'header' | 'meta',
): string {
  const api = originOf(config.apiBaseUrl);
  const contact = originOf(config.contactBaseUrl);
  const reports = originOf(config.reportUrl);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    // Mantine hands a component's variables to its style sheet by style attributes, which can run nothing
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'https:', ...api, ...originOf(config.roughPictures)],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...new Set([...api, ...contact, ...reports])],
    ['frame-src', mapsOrigin],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ...(delivery === 'header' ? [['frame-ancestors', "'none'"]] : []),
    ['require-trusted-types-for', "'script'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The time for which a browser may cache a file: hashed ones for good, the site's pictures and film for a day, then
 * while they are fetched again. Anything else is fetched each time, though Back may still use it.
 */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400, stale-while-revalidate=2592000',
  rest: 'no-cache',
};

/** The folder of the hashed files of a build. */
export const hashedFolder = '/assets/';

/** The paths of the pictures and the film of a build that every page may need again; a folder ends in a slash. */
export const picturePaths = [
  '/art/',
  '/hero/',
  '/app-code.svg',
  '/favicon.svg',
  '/logo.svg',
  '/map-sketch.svg',
];

/** Returns the pattern of hosts for such a path: all of a folder, or one file. */
export const asPattern = (path: string) => (path.endsWith('/') ? `${path}*` : path);

/** Returns the `Cache-Control` of the file at a path. */
export function cacheOf(path: string): string {
  if (path.startsWith(hashedFolder)) return cacheControl.hashed;
  const isPicture = picturePaths.some((each) =>
    each.endsWith('/') ? path.startsWith(each) : path === each,
  );
  return isPicture ? cacheControl.pictures : cacheControl.rest;
}

/** Returns the policy in a build's `_headers`. Throws where there is none. */
export function policyIn(headers: string): string {
  const [, policy] = /^ {2}Content-Security-Policy: (.+)$/m.exec(headers) ?? [];
  if (policy === undefined) throw new Error('The build has no policy in its _headers.');
  return policy;
}

/** Returns the response headers of every file of a build, without those of caching. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * Returns the `_headers` of static hosts, in what Netlify and Cloudflare Pages both read: no rule takes back another's header.
 * For all but these files both hosts send `max-age=0, must-revalidate` of their own.
 */
export function headersFile(policy: string): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(securityHeaders(policy)),
    asPattern(hashedFolder),
    ...lines({ 'Cache-Control': cacheControl.hashed }),
    ...picturePaths.flatMap((path) => [
      asPattern(path),
      ...lines({ 'Cache-Control': cacheControl.pictures }),
    ]),
    // a worker from a cache would hold on to its release
    WORKER_PATH,
    ...lines({ 'Cache-Control': cacheControl.rest }),
    '',
  ].join('\n');
}
