import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Manifest } from 'vite';
import type { CatalogueSnapshot } from '../../src/app/page-contents.ts';
import type { PageContent } from '../../src/app/page-data.ts';
import type * as Entry from '../../src/entry-server.tsx';
import type { ImportFunction } from '../../src/pages/route.ts';
import { redirectsFile } from '../serve/hosts/hosts.ts';
import {
  ownPagesFolder,
  renderedFiles,
  type SiteFiles,
  siteFiles,
  spellingCopies,
} from '../serve/static-server.ts';
import { bundledConfig, type Config } from './config.ts';
import { fillDocument } from './document.ts';
import { dataBlock, headTags } from './head-tags.ts';
import { type Language, languages, missingPages, translations } from './languages.ts';
import { contentPolicy, headersFile } from './policy.ts';
import { placeSharePictures, type SharePictures } from './share-pictures.ts';
import { writeWhole } from './write-whole.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What a build keeps for rendering its pages again, below the root of the project. */
export const keptFolder = '.cache/prerender';

/** Where the script that renders a language's pages is kept. */
export const serverFolder = ({ id }: Pick<Language, 'id'>): string =>
  join(keptFolder, `server-${id}`);

const serverScript = (language: Language) => join(serverFolder(language), 'entry-server.js');
const keptFile = join(keptFolder, 'build.json');
/** Stands while pages are written: the next run finds it after one that was cut off. */
const writingFile = join(keptFolder, 'writing');

/** The scripts of one language, as far as its pages are made of them. */
export interface LanguageBuild {
  manifest: Manifest;
  /** `index.html` before a page stands in it. */
  template: string;
}

/** A build as far as its pages are made of it. */
interface KeptBuild {
  /** The configuration that it was made with. */
  settings: string;
  /** By the id of the language. */
  languages: Readonly<Record<string, LanguageBuild>>;
}

const settingsOf = (config: Config) => JSON.stringify(bundledConfig(config));

/** Keeps of a build what its pages are rendered from. */
export async function keepBuild(
  root: string,
  config: Config,
  built: KeptBuild['languages'],
): Promise<void> {
  const kept: KeptBuild = { settings: settingsOf(config), languages: built };
  await writeWhole(join(root, keptFile), JSON.stringify(kept));
}

/** Whether there is a build whose pages can be rendered again, made with this configuration. */
export async function hasBuild(root: string, config: Config): Promise<boolean> {
  const kept = await keptBuild(root);
  const files = ['dist/_site.json', ...languages.map(serverScript)].map((file) =>
    stat(join(root, file)),
  );
  const isThere = await Promise.all(files).then(
    () => true,
    () => false,
  );
  return isThere && kept?.settings === settingsOf(config);
}

/** What a build kept of a language. Throws when there is no build, or one from before the site had the language. */
export async function keptLanguage(root: string, { id }: Language): Promise<LanguageBuild> {
  const built = (await keptBuild(root))?.languages?.[id];
  if (built === undefined)
    throw new Error('There is no build to render: run `npm run build` first.');
  return built;
}

async function keptBuild(root: string): Promise<KeptBuild | null> {
  try {
    return JSON.parse(await readFile(join(root, keptFile), 'utf8')) as KeptBuild;
  } catch {
    return null;
  }
}

const firstScript = 'index.html';
const app = 'src/main.tsx';
/** What draws a visitor's selection into a page before all else of its script. */
export const drawDraft = 'src/draw-draft.ts';

/** The fonts that a language's pages start with: the weights that their first screen is set in. */
export function firstFonts(manifest: Manifest): string[] {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return [...new Set(assets)]
    .filter((file) => /^assets\/poppins-(devanagari-)?(400|700)-.*\.woff2$/.test(file))
    .sort();
}

const attributeText = (escaped: string) =>
  escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The texts of the style attributes in a piece of markup, as a browser hashes them. */
export const styleAttributes = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^<>]* style="([^"]*)"/g)].map((match) => attributeText(match[1] ?? ''));

interface Chunks {
  scripts: string[];
  styles: string[];
}

/** The files that importing these sources loads, in the order of loading. */
export function chunksOf(manifest: Manifest, sources: readonly string[]): Chunks {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build made no chunk of ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  sources.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Tells which module an import function fetches, by its path from the root of the project: the one of `modules` that is
 * the very same module once both are there. The answer throws when it is none of them.
 */
export async function modulePaths(
  modules: Readonly<Record<string, ImportFunction>>,
): Promise<(load: ImportFunction) => Promise<string>> {
  const paths = new Map(
    await Promise.all(
      Object.entries(modules).map(async ([path, load]) => [await load(), path] as const),
    ),
  );
  return async (load) => {
    const path = paths.get(await load());
    if (path === undefined) throw new Error(`A route names no module of a page by ${load}`);
    return path.replace(/^\//, '');
  };
}

/** The style sheets that a markup uses, of those given as text by file: each whose module's classes stand in it. */
export function usedStyles(html: string, sheets: ReadonlyMap<string, string>): string[] {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return [...sheets]
    .filter(([, css]) =>
      [...css.matchAll(/\.(_[\w-]+)/g)].some(([, name = '']) => classes.has(name)),
    )
    .map(([file]) => file);
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
}

const isText = (file: string) => /\.(html|js|css|svg|json|webmanifest|xml|txt)$/.test(file);

/** Writes a brotli and a gzip sibling beside each text file that they make smaller. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all((await filesIn(folder)).filter(isText).map(compress));
}

async function compress(file: string) {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })]);
  for (const [sibling, packed] of [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ] as const) {
    if (packed.length < plain.length) await writeWhole(sibling, packed);
    else await rm(sibling, { force: true });
  }
}

function sitemap(siteUrl: string, paths: readonly string[]) {
  const inEach = (path: string) =>
    translations(path)
      .map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each.locale}" href="${siteUrl}${each.path}"/>`,
      )
      .join('');
  const urls = paths
    .map((path) => `  <url><loc>${siteUrl}${path}</loc>${inEach(path)}</url>`)
    .join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}

/** What a page carries of the catalogue, where no browser runs or shows it. */
const carried = (data: string) =>
  data === '' ? '' : `<template id="page-data">${data}</template>`;

/** Cloudflare's Rocket Loader leaves a script alone that says so; it would run others itself, which Trusted Types forbid. */
const unrewritten = '<script data-cfasync="false" ';

/** Makes the HTML of pages: what every page of a build has in common, filled in. */
async function pageWriter(
  root: string,
  config: Config,
  language: Language,
  site: Pick<typeof Entry, 'modules'>,
) {
  const { manifest, template } = await keptLanguage(root, language);
  const sheets = new Map<string, string>();
  for (const file of new Set(Object.values(manifest).flatMap(({ css = [] }) => css)))
    sheets.set(file, await readFile(join(root, 'dist', file), 'utf8'));
  const fonts = firstFonts(manifest).map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );

  const frame = chunksOf(manifest, [app]).styles;
  const loadedFirst = new Set(chunksOf(manifest, [firstScript]).scripts);
  const pathOf = await modulePaths(site.modules);
  const chunksBehind = async (loads: readonly ImportFunction[], first: readonly string[] = []) =>
    chunksOf(manifest, [...first, ...(await Promise.all(loads.map(pathOf)))]);
  // asked for before all else, it stands where all that it draws into is parsed, and what is parsed is not painted without it
  const [drawing] = chunksOf(manifest, [drawDraft]).scripts;
  return async (rendered: Entry.RenderedPage, policy: string, sharePicture?: string) => {
    const { scripts, styles: own } = await chunksBehind(rendered.entries, [app]);
    // what a part of the page looks like is there before its script; the page's own sheets stand above it
    const lent = usedStyles(rendered.body, sheets).filter((file) => !own.includes(file));
    const styles = new Set([...frame, ...lent, ...own]);
    const late = scripts.filter((file) => !loadedFirst.has(file));
    const known = new Set([...scripts, ...styles, ...loadedFirst]);
    const following = await chunksBehind(rendered.prefetch);
    const prefetch = [...following.styles, ...following.scripts].filter((file) => !known.has(file));
    const paths = (list: readonly string[]) => list.map((file) => `/${file}`).join(' ');
    const isDrawn = rendered.body.includes(' data-draft=');
    const head = [
      isDrawn ? `<link rel="preload" as="script" crossorigin href="/${drawing}">` : '',
      ...Array.from(styles, (file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...fonts,
      rendered.head,
      ...headTags({ ...rendered, siteUrl: config.siteUrl, sharePicture, locale: language.locale }),
      dataBlock(rendered.structured),
    ].join('');
    // React writes both for the page that it shows, on the server or in the browser
    const bare = fillDocument(template, language)
      .replace(/\s*<title>[\s\S]*?<\/title>/, '')
      .replace(/\s*<meta name="description"[^>]*>/, '');
    return bare
      .replace(
        '<!--policy-->',
        () => `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`,
      )
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => rendered.body)
      .replace('<!--warning-->', rendered.warning && `<p>${rendered.warning}</p>`)
      .replace('<!--data-->', () => carried(rendered.data))
      .replace('<!--drawing-->', () =>
        isDrawn ? `<script crossorigin src="/${drawing}"></script>` : '',
      )
      .replace('data-chunks=""', () => `data-chunks="${paths(late)}"`)
      .replace('data-prefetch=""', () => `data-prefetch="${paths(prefetch)}"`)
      .replace(' data-early=""', () =>
        rendered.early.length === 0 ? '' : ` data-early="${rendered.early.join(' ')}"`,
      )
      .replace(' data-start="load"', rendered.isEmpty ? ' data-start="now"' : '')
      .replaceAll(/<script (?!type="application)/g, unrewritten);
  };
}

/** A page of the last build without content: its script fills it by the address that it stands at. */
export async function emptyPage(root: string, config: Config, language: Language): Promise<string> {
  const page = await pageWriter(root, config, language, { modules: {} });
  const rendered = {
    head: '',
    structured: '',
    body: '',
    warning: '',
    data: '',
    isHidden: true,
    isEmpty: true,
  };
  return page(
    { ...rendered, entries: [], early: [], prefetch: [] },
    contentPolicy(config, [], 'meta'),
  );
}

/** What there is to render a site from. */
export interface SiteSource {
  root: string;
  config: Config;
  /** The catalogue as it was last seen; null for pages that wait for their answers. */
  snapshot: (CatalogueSnapshot & { readonly sharePictures?: SharePictures }) | null;
}

/** What was rendered. */
export interface WrittenSite {
  pages: number;
  /** How many files of pages changed. */
  changed: number;
  /** How many style attributes the policy allows by hash. */
  styles: number;
}

/** The pages of a build in one language: which there are, and how each is made. */
async function siteIn(
  root: string,
  config: Config,
  language: Language,
  snapshot: SiteSource['snapshot'],
) {
  const server = pathToFileURL(resolve(root, serverScript(language)));
  const changedAt = await stat(server).catch(() => null);
  if (changedAt === null)
    throw new Error('There is no build to render: run `npm run build` first.');
  server.search = String(changedAt.mtimeMs);
  const site = (await import(server.href)) as typeof Entry;
  const page = await pageWriter(root, config, language, site);
  const contents: ReadonlyMap<string, PageContent> =
    snapshot === null ? new Map() : site.pageContents(snapshot);
  const items = Array.from(contents)
    .filter(([, { item }]) => item !== undefined)
    .map(([path]) => [path, `${path.slice(1)}.html`] as const);
  const unknownFile = `${site.unknownPath.slice(1)}.html`;
  return {
    routes: site.routes,
    listed: site.listed,
    items: Object.fromEntries(items),
    pages: new Map([...renderedFiles(site.routes), [site.unknownPath, unknownFile], ...items]),
    /** Throws when the page carries what the policy forbids. */
    async render(path: string, sharePicture: string | undefined) {
      const rendered = await site.render(path, contents.get(path), sharePicture);
      if (/<(script|style)\b/.test(rendered.body)) {
        throw new Error(`${path} prerenders a script or style element, which the policy forbids`);
      }
      const styles = styleAttributes(rendered.body);
      const html = await page(rendered, contentPolicy(config, styles, 'meta'), sharePicture);
      return { html, styles };
    },
  };
}

/**
 * Removes what earlier runs left, whether they ended or not: pages of items that are gone, with their siblings, and files that were
 * never finished. Says how many there were.
 */
async function removeLeftovers(
  dist: string,
  folders: ReadonlySet<string>,
  written: ReadonlySet<string>,
): Promise<number> {
  const leftovers = (await filesIn(dist)).filter((file) => {
    const name = relative(dist, file).replaceAll('\\', '/');
    const page = name.replace(/\.(br|gz)$/, '');
    const isPageOfItem = page.endsWith('.html') && folders.has(`/${dirname(page)}/`);
    return (isPageOfItem && !written.has(page)) || /\.\d+\.new$/.test(name);
  });
  await Promise.all(leftovers.map((file) => rm(file, { force: true })));
  return leftovers.length;
}

/**
 * Renders every page of the last build into `dist/`, with what a snapshot tells of the catalogue: each file is replaced whole and only
 * where it differs, and the list of pages comes last. Throws when there is no build, or when a page carries what the policy forbids.
 */
export async function writeSite({ root, config, snapshot }: SiteSource): Promise<WrittenSite> {
  // React picks its build by it
  process.env.NODE_ENV ||= 'production';
  const sites = await Promise.all(
    languages.map(async (language) => siteIn(root, config, language, snapshot)),
  );
  const dist = join(root, 'dist');
  const items = Object.assign({}, ...sites.map((site) => site.items)) as Record<string, string>;
  const answers: SiteFiles = {
    ...siteFiles(
      sites.flatMap(({ routes }) => routes),
      missingPages,
    ),
    ...(snapshot === null ? {} : { items }),
  };

  const before = await readFile(join(dist, '_site.json'), 'utf8').catch(() => '{}');
  const mark = join(root, writingFile);
  // a page that is right may then have compressed siblings of another text
  const wasCutOff = existsSync(mark);
  const styles: string[] = [];
  // nothing is written before every page is rendered
  const files: [name: string, text: string][] = [];
  let changed = 0;
  const write = async (name: string, text: string) => {
    const file = join(dist, name);
    if (!wasCutOff && (await readFile(file, 'utf8').catch(() => null)) === text) return;
    await writeWhole(file, text);
    if (isText(name)) await compress(file);
    changed += 1;
  };
  const copies = new Map(spellingCopies(answers).map(([copy, original]) => [original, copy]));
  const pictures =
    config.siteUrl === undefined ? {} : await placeSharePictures(root, snapshot?.sharePictures);
  for (const { pages, render } of sites) {
    for (const [path, name] of pages) {
      const [main] = translations(path);
      const { html, styles: own } = await render(path, main && pictures[main.path]);
      styles.push(...own);
      const copy = copies.get(name);
      files.push([name, html]);
      if (copy !== undefined) files.push([copy, html]);
    }
  }
  // a page that says noindex has to be read for that: nothing is kept from crawlers here
  const robots = ['User-agent: *', 'Allow: /'];
  if (config.siteUrl !== undefined) {
    robots.push(`Sitemap: ${config.siteUrl}/sitemap.xml`);
    const listed = [...sites.flatMap((site) => site.listed), ...Object.keys(items)];
    files.push(['sitemap.xml', sitemap(config.siteUrl, listed)]);
  }
  files.push(
    ['robots.txt', `${robots.join('\n')}\n`],
    ['_headers', headersFile(contentPolicy(config, styles, 'header'))],
    ['_redirects', redirectsFile(answers)],
  );
  await writeWhole(mark, '');
  await Promise.all(files.map(([name, text]) => write(name, text)));
  const folders = sites.flatMap(({ routes }) =>
    routes.flatMap(({ path }) => ownPagesFolder(path) ?? []),
  );
  changed += await removeLeftovers(dist, new Set(folders), new Set(files.map(([name]) => name)));
  const after = JSON.stringify(answers);
  if (changed > 0 || before !== after) await writeWhole(join(dist, '_site.json'), after);
  await rm(mark, { force: true });
  const pages = sites.reduce((sum, site) => sum + site.pages.size, 0);
  return { pages, changed, styles: new Set(styles).size };
}
