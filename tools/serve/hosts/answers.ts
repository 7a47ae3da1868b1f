import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as paths from '../../../src/paths.ts';
import { cacheControl } from '../../build/policy.ts';
import { resultPaths } from '../payment-return.ts';
import { parseHeaders, type SiteFiles } from '../static-server.ts';

/** What a host has to answer to one path. */
export interface Answer {
  readonly path: string;
  readonly status: 200 | 404;
  /** The file of the build that it answers with. */
  readonly file: string;
  /** How the media type begins. */
  readonly type?: string;
  /** Whether it goes out compressed. */
  readonly isPacked?: boolean;
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  jpg: 'image/jpeg',
  js: '(text|application)/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: '(text|application)/xml',
};

const isHidden = (file: string) => /^_|\.(br|gz|html)$/.test(file);

/** Every answer that a host of this build owes: its pages, deep links, unknown paths, and each of its files. */
export async function answersOf(
  dist: string,
  { pages, spellings, open, items = {} }: SiteFiles,
): Promise<Answer[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  const page = (path: string, file: string): Answer => ({
    path,
    status: 200,
    file,
    type: 'text/html; charset=utf-8',
    isPacked: true,
  });
  const unknown = (path: string): Answer => ({
    ...page(path, '404.html'),
    status: 404,
  });
  return [
    ...Object.entries({ ...pages, ...spellings, ...items }).map(([path, file]) => page(path, file)),
    ...Object.entries(items).map(([path, file]) => page(`${path}?type=trip`, file)),
    ...Object.entries(pages)
      .filter(([path]) => path !== '/')
      .flatMap(([path, file]) => [
        page(`${path}/`, file),
        page(path.toUpperCase(), file),
        page(`${path}?from=elsewhere`, file),
      ]),
    ...[
      [paths.detailsPattern, paths.detailsOf('newer-than-the-build')],
      [paths.detailsPattern, '/Details/newer-than-the-build'],
      [paths.detailsPattern, `${paths.detailsOf('64f1c0ffee')}?type=trip`],
      [paths.eventDetailsPattern, paths.eventDetailsOf('newer-event')],
      [paths.bookingDetailsPattern, paths.bookingDetailsOf('KS2761248213')],
      [paths.detailsPattern, paths.detailsOf('a.b')],
      [paths.detailsPattern, paths.detailsOf('a.js')],
      [paths.bookingDetailsPattern, paths.bookingDetailsOf('KS.1')],
      [paths.getawaysPattern, `${paths.getaways}/anything`],
      [paths.getawaysPattern, `${paths.getaways}/x.y`],
      [paths.getawaysPattern, `${paths.getaways}/x.css`],
    ].map(([pattern = '', path = '']) => page(path, open[pattern] ?? `no file for ${pattern}`)),
    ...[
      '/nope',
      '/nope/deeper',
      '/details',
      '/details/',
      '/details/a/b',
      '/about/us',
      '/nope.txt',
      '/.env',
    ]
      .concat(['/_headers', '/_redirects', '/_site.json', '/_details-any.html', '/about.html'])
      .concat(['/assets/gone-abc.js', '/assets/', '/art', '/favicon.svg.br', '/index.html.gz'])
      .map(unknown),
    ...files
      .filter((file) => !isHidden(file))
      .map((file): Answer => {
        const type = types[file.slice(file.lastIndexOf('.') + 1)];
        const isPacked = files.includes(`${file}.gz`);
        return { path: `/${file}`, status: 200, file, isPacked, ...(type && { type }) };
      }),
  ];
}

/** What is wrong with a host's answers, one sentence each. The headers are those of the build's own `_headers`. */
export async function complaintsOf(
  origin: string,
  dist: string,
  answers: readonly Answer[],
): Promise<string[]> {
  const rules = parseHeaders(await readFile(join(dist, '_headers'), 'utf8'));
  const found: string[] = [];
  for (const answer of answers) {
    const { pathname } = new URL(answer.path, origin);
    const wanted = new Map<string, string>([['Cache-Control', cacheControl.rest]]);
    for (const rule of rules) {
      // what is missing is not kept, whatever its folder
      if (!rule.matches(answer.status === 404 ? '/404.html' : pathname)) continue;
      for (const [name, value] of rule.headers) wanted.set(name, value);
    }
    const sentences = await judge(origin, dist, answer, wanted);
    found.push(...sentences.map((sentence) => `${answer.path}: ${sentence}`));
  }
  return found;
}

/** What is wrong with how a host leads on a rider who comes back from paying by POST (rule: Back by POST). */
export async function returnComplaintsOf(origin: string): Promise<string[]> {
  const cases = [
    [
      '?merchantTransactionId=KS1&amount=1&code=PAYMENT_SUCCESS',
      '?merchantTransactionId=KS1&code=PAYMENT_SUCCESS',
    ],
    ['?transactionId=T1&status=FAILED', '?merchantTransactionId=T1&status=FAILED'],
    ['?transactionId=T1&merchantTransactionId=KS1', '?merchantTransactionId=KS1'],
    ['?merchantTransactionId=%0d%0aa:%20b&code=%3Cb%3E', ''],
    ['', ''],
  ];
  const found: string[] = [];
  for (const path of resultPaths)
    for (const [query = '', kept = ''] of cases) {
      const asked = path.toUpperCase().replace('/HI/', '/hi/') + query;
      const body = new URLSearchParams({ amount: '1' });
      const response = await fetch(origin + asked, { method: 'POST', body, redirect: 'manual' });
      const location = response.headers.get('location')?.replace(/\?$/, '');
      if (response.status !== 303 || location !== path + kept)
        found.push(`POST ${asked}: ${response.status} to ${location}, not 303 to ${path}${kept}`);
    }
  return found;
}

async function judge(
  origin: string,
  dist: string,
  { path, status, file, type, isPacked }: Answer,
  headers: ReadonlyMap<string, string>,
): Promise<string[]> {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  const found: string[] = [];
  if (response.status !== status) found.push(`the status is ${response.status}, not ${status}`);
  for (const [name, value] of headers) {
    const sent = response.headers.get(name);
    if (sent !== value) found.push(`${name} is ${sent}, not ${value}`);
  }
  const isVaried = /accept-encoding/i.test(response.headers.get('vary') ?? '');
  if (isPacked && !response.headers.has('content-encoding')) found.push('it is not compressed');
  if (isPacked && !isVaried) found.push('Vary does not say that it is compressed for some');
  const sent = response.headers.get('content-type') ?? 'nothing';
  if (type !== undefined && !new RegExp(`^${type.replaceAll('+', '\\+')}`, 'i').test(sent)) {
    found.push(`the type is ${sent}, not ${type}`);
  }
  if (/\d/.test(response.headers.get('server') ?? '')) found.push('the server tells its version');
  if (!body.equals(await readFile(join(dist, file)))) found.push(`the body is not ${file}`);
  const etag = response.headers.get('etag');
  if (status === 200) found.push(...(await judgeAgain(`${origin}${path}`, etag)));
  return found;
}

/** What is wrong when a browser that has the file already asks for it again. */
async function judgeAgain(url: string, etag: string | null): Promise<string[]> {
  if (etag === null) return ['it has no ETag'];
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  await again.arrayBuffer();
  if (again.status !== 304) return [`asked again, the status is ${again.status}, not 304`];
  const part = await fetch(url, { headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' } });
  const length = (await part.arrayBuffer()).byteLength;
  const isPart = part.status === 206 && length === 10;
  return /\.(mp4|webm)$/.test(url) && !isPart ? ['a part of it is not to be had'] : [];
}
