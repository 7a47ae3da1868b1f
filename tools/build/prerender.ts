import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import type * as Entry from '../../src/entry-server.tsx';
import type { ImportFunction } from '../../src/pages/route.ts';
import { redirectsFile } from '../serve/hosts/hosts.ts';
import { renderedFiles, siteFiles, spellingCopies } from '../serve/static-server.ts';
import type { Config } from './config.ts';
import { contentPolicy, headersFile } from './policy.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const entry = 'src/entry-server.tsx';
const entryOut = 'node_modules/.cache/prerender';
const firstScript = 'index.html';
const app = 'src/main.tsx';

/** Weights that the first screen of a page is set in. */
const preloadedFonts = /^assets\/poppins-latin-(400|700)-normal-.*\.woff2$/;

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

/** What robots.txt keeps away from: a path keeps those that begin with it, too. */
export const disallowed = (paths: readonly string[]): string[] =>
  [...paths]
    .sort()
    .filter((path, index, all) => !all.slice(0, index).some((other) => path.startsWith(other)));

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

/** Writes a brotli and a gzip sibling beside each text file that they make smaller. */
async function compress(folder: string) {
  const files = await filesIn(folder);
  const packed = files
    .filter((file) => /\.(html|js|css|svg|json|webmanifest|xml|txt)$/.test(file))
    .map(async (file) => {
      const plain = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })]);
      if (br.length < plain.length) await writeFile(`${file}.br`, br);
      if (gz.length < plain.length) await writeFile(`${file}.gz`, gz);
    });
  await Promise.all(packed);
}

function sitemap(siteUrl: string, paths: readonly string[]) {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** Makes `vite build` write `dist/` whole: the scripts, one HTML file for each route, the policy, the headers and the compressed siblings. */
export function prerender(config: Config): Plugin {
  return {
    name: 'kickstand:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { outDir: 'dist', manifest: true } },
        ssr: {
          build: {
            ssr: entry,
            outDir: entryOut,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
          },
          resolve: { noExternal: [/^@mantine/] },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr)
          throw new Error('The build lacks its client or its server environment');
        await builder.build(client);
        await builder.build(ssr);
        const { root } = builder.config;
        const dist = resolve(root, 'dist');
        const built = pathToFileURL(resolve(root, entryOut, 'entry-server.js'));
        const site = (await import(built.href)) as typeof Entry;
        const manifest = JSON.parse(
          await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;
        await rm(join(dist, '.vite'), { recursive: true });
        const template = await readFile(join(dist, 'index.html'), 'utf8');
        const files = (await filesIn(dist)).map((file) => file.slice(dist.length + 1));
        const sheets = new Map<string, string>();
        for (const file of files.filter((name) => name.endsWith('.css')))
          sheets.set(file, await readFile(join(dist, file), 'utf8'));
        const fonts = files
          .filter((file) => preloadedFonts.test(file))
          .map(
            (file) =>
              `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
          );

        const frame = chunksOf(manifest, [app]).styles;
        const loadedFirst = new Set(chunksOf(manifest, [firstScript]).scripts);
        const pathOf = await modulePaths(site.modules);
        const chunksBehind = async (
          loads: readonly ImportFunction[],
          first: readonly string[] = [],
        ) => chunksOf(manifest, [...first, ...(await Promise.all(loads.map(pathOf)))]);
        const page = async (rendered: Entry.RenderedPage, policy: string, path?: string) => {
          const { scripts, styles: own } = await chunksBehind(rendered.entries, [app]);
          // what a part of the page looks like is there before its script; the page's own sheets stand above it
          const lent = usedStyles(rendered.body, sheets).filter((file) => !own.includes(file));
          const styles = new Set([...frame, ...lent, ...own]);
          const late = scripts.filter((file) => !loadedFirst.has(file));
          const known = new Set([...scripts, ...styles, ...loadedFirst]);
          const following = await chunksBehind(rendered.prefetch);
          const prefetch = [...following.styles, ...following.scripts].filter(
            (file) => !known.has(file),
          );
          const paths = (list: readonly string[]) => list.map((file) => `/${file}`).join(' ');
          const canonical =
            config.siteUrl !== undefined && path !== undefined
              ? [
                  `<link rel="canonical" href="${config.siteUrl}${path}">`,
                  `<meta property="og:url" content="${config.siteUrl}${path}">`,
                  `<meta property="og:image" content="${config.siteUrl}/art/share-card.jpg">`,
                  '<meta property="og:type" content="website">',
                  '<meta name="twitter:card" content="summary_large_image">',
                ]
              : [];
          const head = [
            ...Array.from(styles, (file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
            ...fonts,
            ...canonical,
            rendered.head,
          ].join('');
          // React writes both for the page that it shows, on the server or in the browser
          const bare = template
            .replace(/\s*<title>[\s\S]*?<\/title>/, '')
            .replace(/\s*<meta name="description"[^>]*>/, '');
          return bare
            .replace(
              '<!--policy-->',
              () => `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`,
            )
            .replace('<!--head-->', () => head)
            .replace('<!--page-->', () => rendered.body)
            .replace('data-chunks=""', () => `data-chunks="${paths(late)}"`)
            .replace('data-prefetch=""', () => `data-prefetch="${paths(prefetch)}"`);
        };

        const styles: string[] = [];
        const write = async (name: string, html: string) => {
          const file = join(dist, name);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, html);
        };
        const pages = new Map([...renderedFiles(site.routes), [site.unknownPath, '404.html']]);
        const answers = siteFiles(site.routes);
        for (const [path, name] of pages) {
          const rendered = await site.render(path);
          if (/<(script|style)\b/.test(rendered.body)) {
            throw new Error(
              `${path} prerenders a script or style element, which the policy forbids`,
            );
          }
          const own = styleAttributes(rendered.body);
          styles.push(...own);
          const isAddress = path in answers.pages;
          await write(
            name,
            await page(rendered, contentPolicy(config, own, 'meta'), isAddress ? path : undefined),
          );
        }
        for (const [copy, original] of spellingCopies(answers)) {
          await write(copy, await readFile(join(dist, original), 'utf8'));
        }
        await write('_headers', headersFile(contentPolicy(config, styles, 'header')));
        await write('_redirects', redirectsFile(answers));
        await write('_site.json', JSON.stringify(answers));
        const robots = [
          'User-agent: *',
          'Allow: /',
          ...disallowed(answers.personal).map((path) => `Disallow: ${path}`),
        ];
        if (config.siteUrl !== undefined) {
          robots.push(`Sitemap: ${config.siteUrl}/sitemap.xml`);
          await write('sitemap.xml', sitemap(config.siteUrl, site.listed));
        }
        await write('robots.txt', `${robots.join('\n')}\n`);
        await compress(dist);
        builder.config.logger.info(
          `prerendered ${pages.size} pages, ${new Set(styles).size} style attributes allowed by hash`,
        );
      },
    },
  };
}
