import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { otherLanguages } from '../build/languages.ts';
import type { SiteFiles } from '../serve/static-server.ts';

/** Most bytes, brotli, that a prerendered page may load: its first script, its script with what it asks for once it is hydrated, its styles and its markup. */
export const limits = { script: 90_000, allScript: 160_000, style: 15_000, page: 14_000 } as const;

/** Most bytes of first script for the pages of one visitor, which say `noindex`: the form, payments and bookings. */
export const personalScript = 135_000;

/** More bytes of first script that a page in another language may load: a letter of Devanagari takes three bytes, and compression takes back most of that, not all. */
export const otherLanguageScript = 1_600;

type Kind = keyof typeof limits;

/** The bytes of a page, compressed as they are sent. */
export interface Weight {
  path: string;
  /** Whether it is a page of one visitor. */
  isPersonal: boolean;
  bytes: Record<Kind, number>;
}

const sentBytes = async (file: string) => {
  const packed = await stat(`${file}.br`).catch(() => undefined);
  return (packed ?? (await stat(file))).size;
};

async function total(dist: string, files: readonly string[]) {
  let sum = 0;
  for (const file of new Set(files)) sum += await sentBytes(join(dist, file));
  return sum;
}

/** The files that a page's markup loads by itself, and those that it asks for once it is hydrated. */
export function filesOf(html: string): { scripts: string[]; styles: string[]; prefetch: string[] } {
  const listed = (name: string) =>
    new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    scripts: [
      ...all(/<script[^>]* src="([^"]+)"/g),
      ...all(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
      ...listed('chunks'),
    ],
    styles: all(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
    prefetch: listed('prefetch'),
  };
}

/** Weighs every page of a build, and the shells of open patterns. */
export async function weigh(dist: string): Promise<Weight[]> {
  const {
    pages,
    open,
    personal,
    items = {},
  } = JSON.parse(await readFile(join(dist, '_site.json'), 'utf8')) as SiteFiles;
  const weights: Weight[] = [];
  const addresses = [pages, open, items].flatMap((files) => Object.entries(files));
  for (const [path, name] of addresses) {
    const file = join(dist, name);
    const { scripts, styles, prefetch } = filesOf(await readFile(file, 'utf8'));
    const bytes = {
      script: await total(dist, scripts),
      allScript: await total(
        dist,
        [...scripts, ...prefetch].filter((script) => script.endsWith('.js')),
      ),
      style: await total(dist, styles),
      page: await sentBytes(file),
    };
    weights.push({ path, isPersonal: personal.includes(path), bytes });
  }
  return weights;
}

const isInOtherLanguage = (path: string) =>
  otherLanguages.some(({ base }) => `${path}/`.startsWith(`${base}/`));

/** The most bytes of a kind that a page may load. */
function limitOf({ path, isPersonal }: Omit<Weight, 'bytes'>, kind: Kind): number {
  if (kind !== 'script') return limits[kind];
  const most = isPersonal ? personalScript : limits.script;
  return isInOtherLanguage(path) ? most + otherLanguageScript : most;
}

/** One sentence for each limit that a page breaks. */
export const overweight = (weights: readonly Weight[]): string[] =>
  weights.flatMap(({ bytes, ...page }) =>
    (Object.keys(limits) as Kind[])
      .map((kind) => ({ kind, sent: bytes[kind], most: limitOf(page, kind) }))
      .filter(({ sent, most }) => sent > most)
      .map(
        ({ kind, sent, most }) => `${page.path}: ${sent} bytes of ${kind}, the limit is ${most}`,
      ),
  );

/** The weights as a table in kB. */
export function weightTable(weights: readonly Weight[]): string {
  const width = Math.max(...weights.map(({ path }) => path.length));
  const cell = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  return [
    `${'kB, brotli'.padEnd(width)}  script     all   style    page`,
    ...weights.map(
      ({ path, bytes }) =>
        `${path.padEnd(width)} ${cell(bytes.script)} ${cell(bytes.allScript)} ${cell(bytes.style)} ${cell(bytes.page)}`,
    ),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weights = await weigh(fileURLToPath(new URL('../../dist', import.meta.url)));
  console.log(weightTable(weights));
  const broken = overweight(weights);
  for (const sentence of broken) console.error(sentence);
  process.exit(broken.length > 0 ? 1 : 0);
}
