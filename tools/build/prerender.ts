import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { CatalogueSnapshot } from '../../src/app/page-contents.ts';
import type { ImportFunction } from '../../src/app/page-route.ts';
import type * as Entry from '../../src/entry-server.tsx';
import type { PageContent } from '../../src/site/page-data.ts';
import { redirectsFile } from '../serve/hosts.ts';
import { renderedFiles, siteFiles } from '../serve/site-files.ts';
import { customMedia } from './breakpoints.ts';
import { compressFile } from './compress.ts';
import type { Config } from './config.ts';
import { fillDocument } from './document.ts';
import { storeEarlierScripts } from './earlier-scripts.ts';
import { createTemporaryFolder, replaceFolder } from './folders.ts';
import { dataBlock, headTags } from './head-tags.ts';
import { type Language, languages, localisedPaths, missingPages } from './languages.ts';
import { contentPolicy, headersFile } from './policy.ts';
import { type SharePictures, writeSharePictures } from './share-pictures.ts';

/** The parts of one language's Vite build that its pages are made of. */
export interface LanguageBuild {
  manifest: Manifest;
  /** The text of `index.html` before a page is written into it. */
  template: string;
}

/**
 * The parts of a Vite build that pages are made of: a folder with `client` for the browser, and the script that renders
 * each language's pages below its id.
 */
export interface SiteBuild {
  folder: string;
  /** The builds by the id of their language. */
  languages: Readonly<Record<Language['id'], LanguageBuild>>;
}

const firstScript = 'index.html';
/** The modules that the first script imports, in their order. */
export const firstModules = ['src/evaluate-react.ts', 'src/main.tsx'];

/** Matches the file of a font of texts, with its weight; one that begins with `name-` has the name of another language alone. */
const FONT = /^assets\/(?!name-)[a-z-]+-(\d{3})-[\w-]+\.woff2$/;
/** The weights that the first screen of a page is set in. */
const FIRST_WEIGHTS: ReadonlySet<string> = new Set(['400', '500', '700']);

/** Returns the fonts that a language's pages are set in. */
export function fontFiles(manifest: Manifest): string[] {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return [...new Set(assets)].filter((file) => FONT.test(file)).sort();
}

/** Returns the fonts that a language's pages start with: the weights that their first screen is set in. */
export const preloadedFonts = (manifest: Manifest): string[] =>
  fontFiles(manifest).filter((file) => FIRST_WEIGHTS.has(FONT.exec(file)?.[1] ?? ''));

/** Returns the files that importing these sources loads, in the order of loading. */
export function chunksOf(manifest: Manifest, sources: readonly string[]) {
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
 * Returns the function that resolves to the path of the module that an import function fetches, from the root of the
 * project: of `modules`, the one that is, or exports, the very same thing once both are loaded. It rejects where there
 * is none.
 */
export async function modulePaths(
  modules: Readonly<Record<string, ImportFunction>>,
): Promise<(load: ImportFunction) => Promise<string>> {
  const loadedModules = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => [await load(), path] as const),
  );
  const paths = new Map(
    loadedModules.flatMap(([module, path]) =>
      [module, ...Object.values(module ?? {})].map((thing) => [thing, path] as const),
    ),
  );
  return async (load) => {
    const path = paths.get(await load());
    if (path === undefined) throw new Error(`A route names no module of a page by ${load}`);
    return path.replace(/^\//, '');
  };
}

/**
 * Returns the style sheets that a markup uses, among those given by file: each sheet whose classes stand in the
 * markup.
 */
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

/**
 * Joins the style sheets of each page to one: a phone's first paint waits for all of a page, six at a time. Those that were joined stand
 * disabled beside the one, so that no browser requests them, and a script that comes later counts its own as loaded. A page of a single sheet
 * uses that.
 */
export class PageStyles {
  /** The text of each sheet of the build by its file. */
  readonly #sheets: ReadonlyMap<string, string>;
  /** The text of each joined sheet by its file. */
  readonly joined = new Map<string, string>();

  constructor(sheets: ReadonlyMap<string, string>) {
    this.#sheets = sheets;
  }

  /** Returns the tags of a page's sheets, given in the order of their rules. */
  tags(files: readonly string[]): string[] {
    const [first = '', ...others] = files;
    if (others.length === 0) return [stylesheet(first)];
    const css = files.map((file) => this.#sheets.get(file)).join('');
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const file = `assets/page-${hash}.css`;
    this.joined.set(file, css);
    return [stylesheet(file), ...files.map((one) => stylesheet(one, ' disabled'))];
  }
}

const stylesheet = (file: string, disabled = '') =>
  `<link rel="stylesheet" crossorigin${disabled} href="/${file}">`;

/** Returns the sitemap: every path with its address in each language. */
function sitemap(siteUrl: string, paths: readonly string[]) {
  const urls = paths.map((path) => {
    const links = localisedPaths(path).map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each.locale}" href="${siteUrl}${each.path}"/>`,
    );
    return `  <url><loc>${siteUrl}${path}</loc>${links.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

/** Returns the data of a page's catalogue in an element that no browser runs or displays. */
const dataTemplate = (data: string) =>
  data === '' ? '' : `<template id="page-data">${data}</template>`;

/**
 * The beginning of a script that Cloudflare's Rocket Loader leaves alone; any other it would run itself, which
 * Trusted Types forbid.
 */
const unrewritten = '<script data-cfasync="false" ';

/** Returns the tag that requests a script before it is imported. */
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Returns a template of scripts, which the first script requests (`src/hydrate.ts`): in the markup itself the browser
 * would request them beside the first picture.
 */
const scriptTemplate = (id: string, files: readonly string[]) =>
  files.length === 0 ? '' : `<template id="${id}">${files.map(preload).join('')}</template>`;

/** The places of `index.html`, each a comment of that name, and the markup of a page that takes them. */
type Places = Readonly<Record<'policy' | 'head' | 'page' | 'warning' | 'data' | 'scripts', string>>;

/** Returns a template with each of its places filled. */
const fill = (template: string, places: Places) =>
  Object.entries(places).reduce(
    (filled, [place, markup]) => filled.replace(`<!--${place}-->`, () => markup),
    template,
  );

/** Returns the template of a language's pages, without what React writes for the page that it displays. */
const templateIn = (template: string, language: Language) =>
  fillDocument(template, language)
    .replace(/\s*<title>[\s\S]*?<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '');

/** Returns the texts of a build's style sheets by their files. */
async function readSheets(build: SiteBuild, manifest: Manifest) {
  const sheets = new Map<string, string>();
  for (const file of new Set(Object.values(manifest).flatMap(({ css = [] }) => css)))
    sheets.set(file, await readFile(join(build.folder, 'client', file), 'utf8'));
  return sheets;
}

/** Returns the function that sorts scripts from the largest to the smallest: of those on the line at a time, the largest is the last one there. */
async function sortBySize(build: SiteBuild, manifest: Manifest) {
  const sizes = new Map<string, number>();
  for (const { file } of Object.values(manifest))
    sizes.set(file, (await stat(join(build.folder, 'client', file))).size);
  return (files: readonly string[]) =>
    files.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
}

/** Returns the tags that request the fonts of a language's pages. */
function fontTags(manifest: Manifest) {
  // the medium weight is that of the header's links, which stand on wide screens alone
  const wide = ` media="${customMedia.get('--from-lg')}"`;
  return preloadedFonts(manifest).map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2"${file.includes('-500-') ? wide : ''} crossorigin href="/${file}">`,
  );
}

/** The scripts and styles of a page: those that it starts with, and those of its later parts. */
type PageFiles = Readonly<Record<'own' | 'later', ReturnType<typeof chunksOf>>>;

/** Returns the function that makes the HTML of pages: it fills in what every page of a build has in common. */
async function pageWriter(
  build: SiteBuild,
  config: Config,
  language: Language,
  site: Pick<typeof Entry, 'modules'>,
) {
  const { manifest, template } = build.languages[language.id];
  const sheets = await readSheets(build, manifest);
  const largestFirst = await sortBySize(build, manifest);
  const fonts = fontTags(manifest);
  const layout = chunksOf(manifest, firstModules).styles;
  const loadedFirst = new Set(chunksOf(manifest, [firstScript]).scripts);
  const pageStyles = new PageStyles(sheets);
  const pathOf = await modulePaths(site.modules);
  const chunksBehind = async (loads: readonly ImportFunction[], first: readonly string[] = []) =>
    chunksOf(manifest, [...first, ...(await Promise.all(loads.map(pathOf)))]);
  const filesOf = async ({ entries, prefetch }: Entry.RenderedPage): Promise<PageFiles> => ({
    own: await chunksBehind(entries, firstModules),
    later: await chunksBehind(prefetch),
  });

  /** Returns the templates of the scripts that the first one requests. */
  function scriptsOf({ own, later }: PageFiles) {
    const loaded = new Set([...own.scripts, ...loadedFirst]);
    const pageScripts = own.scripts.filter((file) => !loadedFirst.has(file));
    const laterScripts = later.scripts.filter((file) => !loaded.has(file));
    return (
      scriptTemplate('page-scripts', largestFirst(pageScripts)) +
      scriptTemplate('later-scripts', laterScripts)
    );
  }

  /** Returns the tags of a page's style sheets, in the order of their rules. */
  function stylesOf({ own, later }: PageFiles, body: string) {
    // what a part of the page looks like is there before its script; the page's own sheets stand above it
    const lent = usedStyles(body, sheets).filter((file) => !own.styles.includes(file));
    // those of the later parts too: each would be a request that is as urgent as the first picture
    return pageStyles.tags([...new Set([...layout, ...lent, ...own.styles, ...later.styles])]);
  }

  /** Returns the head of a page, in the order of its requests: what stands first is requested first, six at a time. */
  function headOf(rendered: Entry.RenderedPage, styles: readonly string[], sharePicture?: string) {
    return [
      // with the preload of the first picture
      rendered.head,
      // before the styles: until it runs, a press is lost
      ...Array.from(
        loadedFirst,
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="high" href="/${file}">`,
      ),
      ...styles,
      ...fonts,
      ...headTags({ ...rendered, siteUrl: config.siteUrl, sharePicture, locale: language.locale }),
      dataBlock(rendered.structured),
    ].join('');
  }

  const bare = templateIn(template, language);
  const write = async (rendered: Entry.RenderedPage, policy: string, sharePicture?: string) => {
    const files = await filesOf(rendered);
    const page = fill(bare, {
      policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      head: headOf(rendered, stylesOf(files, rendered.body), sharePicture),
      page: rendered.body,
      warning: rendered.warning && `<p>${rendered.warning}</p>`,
      data: dataTemplate(rendered.data),
      scripts: scriptsOf(files),
    });
    return page.replaceAll(/<script (?!type="application)/g, unrewritten);
  };
  return { write, joined: pageStyles.joined };
}

/** Returns a page of a build without content; its script fills it by its address. */
export async function shellPage(
  build: SiteBuild,
  config: Config,
  language: Language,
): Promise<string> {
  const { write } = await pageWriter(build, config, language, { modules: {} });
  const bare = { head: '', structured: '', body: '', warning: '', data: '', isHidden: true };
  return write({ ...bare, entries: [], prefetch: [] }, contentPolicy(config, 'meta'));
}

/** The sources from which a site is rendered. */
export interface SiteSource {
  /** The folder of the project. */
  root: string;
  config: Config;
  build: SiteBuild;
  /** The last snapshot of the catalogue; null for pages that wait for their answers. */
  snapshot: (CatalogueSnapshot & { readonly sharePictures?: SharePictures }) | null;
  /** The present time, epoch ms, by which scripts of earlier builds expire. */
  now?: number;
}

/** Returns the pages of a build in one language: their paths, and the function that renders each. */
async function siteIn({ build, config, snapshot }: SiteSource, language: Language) {
  const server = pathToFileURL(resolve(build.folder, language.id, 'entry-server.js'));
  // a build that took the place of another is another module
  server.search = String((await stat(server)).mtimeMs);
  const site = (await import(server.href)) as typeof Entry;
  const { write, joined } = await pageWriter(build, config, language, site);
  const contents: ReadonlyMap<string, PageContent> =
    snapshot === null ? new Map() : site.pageContents(snapshot);
  const items = Array.from(contents)
    .filter(([, { item }]) => item !== undefined)
    .map(([path]) => [path, `${path.slice(1)}.html`] as const);
  const unknownFile = `${site.unknownPath.slice(1)}.html`;
  return {
    routes: site.routes,
    listed: site.listed,
    /** The style sheets of the pages that were rendered, by their files. */
    styles: joined,
    items: Object.fromEntries(items),
    pages: new Map([...renderedFiles(site.routes), [site.unknownPath, unknownFile], ...items]),
    /** Renders a page. Throws when the page contains what the policy forbids. */
    async render(path: string, sharePicture: string | undefined) {
      const rendered = await site.render(path, contents.get(path), sharePicture);
      if (/<(script|style)\b/.test(rendered.body)) {
        throw new Error(`${path} prerenders a script or style element, which the policy forbids`);
      }
      return write(rendered, contentPolicy(config, 'meta'), sharePicture);
    },
  };
}

/**
 * Writes a file with its compressed siblings. Where the last site has the same text, that file is copied with its
 * time, which hosts send to browsers.
 */
async function writeText(file: string, text: string, last: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  const isSame = (await readFile(last, 'utf8').catch(() => null)) === text;
  if (isSame) {
    for (const ending of ['', '.br', '.gz'])
      await cp(last + ending, file + ending, { preserveTimestamps: true }).catch(() => {});
  } else {
    await writeFile(file, text);
    await compressFile(file);
  }
  return !isSame;
}

/**
 * Renders every page of a build with a snapshot of the catalogue, and replaces `dist/` by the whole site. Returns the
 * number of files of pages that changed. Throws when a page contains what the policy forbids; then `dist/` stays as
 * it is.
 */
export async function writeSite(source: SiteSource): Promise<number> {
  const { root, config, build, snapshot, now = Date.now() } = source;
  // React picks its build by it
  process.env.NODE_ENV = 'production';
  const sites = await Promise.all(languages.map((language) => siteIn(source, language)));
  const items = Object.assign({}, ...sites.map((site) => site.items)) as Record<string, string>;
  const answers = {
    ...siteFiles(
      sites.flatMap(({ routes }) => routes),
      missingPages,
    ),
    ...(snapshot === null ? {} : { items }),
  };
  const folder = await createTemporaryFolder(root, 'dist');
  await cp(join(build.folder, 'client'), folder, { recursive: true, preserveTimestamps: true });
  const dist = join(root, 'dist');
  const pictures =
    config.siteUrl === undefined
      ? {}
      : await writeSharePictures(root, folder, snapshot?.sharePictures);
  const spelled = Object.entries(answers.spellings);
  const copies = new Map(spelled.map(([path, original]) => [original, `${path.slice(1)}.html`]));
  const files: [name: string, text: string][] = [];
  for (const { pages, render } of sites) {
    for (const [path, name] of pages) {
      const [main] = localisedPaths(path);
      const html = await render(path, main && pictures[main.path]);
      const copy = copies.get(name);
      files.push([name, html]);
      if (copy !== undefined) files.push([copy, html]);
    }
  }
  // a page that says noindex has to be read for that: nothing is closed to crawlers here
  const robots = ['User-agent: *', 'Allow: /'];
  if (config.siteUrl !== undefined) {
    robots.push(`Sitemap: ${config.siteUrl}/sitemap.xml`);
    const listed = [...sites.flatMap((site) => site.listed), ...Object.keys(items)];
    files.push(['sitemap.xml', sitemap(config.siteUrl, listed)]);
  }
  files.push(
    ['robots.txt', `${robots.join('\n')}\n`],
    ['_headers', headersFile(contentPolicy(config, 'header'))],
    ['_redirects', redirectsFile(answers)],
  );
  const written = await Promise.all(
    files.map(([name, text]) => writeText(join(folder, name), text, join(dist, name))),
  );
  for (const [name, css] of sites.flatMap(({ styles }) => [...styles]))
    await writeText(join(folder, name), css, join(dist, name));
  await writeFile(join(folder, '_site.json'), JSON.stringify(answers));
  // a site without an address has no riders with pages open
  if (config.siteUrl !== undefined)
    await storeEarlierScripts({ root, last: dist, site: folder, now });
  await replaceFolder(folder, dist);
  return written.filter((isNew) => isNew).length;
}
