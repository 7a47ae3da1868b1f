// Run by developers after a build, and by each `npm test`: weighs every page of the build. size-limit adds up the files
// of a pattern, but which files a page loads stands in its markup alone.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');

/**
 * Most bytes, brotli, that a page may load: its first script, all script once it is hydrated, its styles and its
 * markup.
 */
const limits = { script: 113_500, allScript: 183_000, style: 11_500, page: 11_500 };
/** Most bytes of first script of a page of one visitor, which says `noindex`. */
const personalScript = 123_500;
/** Most script files of a page: on a plain host each costs a kilobyte of headers. */
const mostFiles = 15;

const sizeOf = (file: string) =>
  statSync(join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ??
  statSync(join(dist, file)).size;
const sum = (files: readonly string[]) =>
  [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);

const pages = globSync('**/*.html', { cwd: dist }).toSorted();
/** The scripts of pages that were printed: of pages with the same ones, the first is. */
const printedScripts = new Set<string>();
const broken = pages.flatMap((file) => {
  const html = readFileSync(join(dist, file), 'utf8');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, capture = '']) => capture);
  const [, pageScripts = ''] = /<template id="page-scripts">(.*?)<\/template>/.exec(html) ?? [];
  const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"/g;
  const script = [
    ...all(/<script[^>]* src="([^"]+)"/g),
    ...Array.from(pageScripts.matchAll(preload), ([, file = '']) => file),
  ];
  const allScript = [...new Set([...script, ...all(preload)])];
  const sent = {
    script: sum(script),
    allScript: sum(allScript),
    // the disabled ones beside it are not requested
    style: sum(all(/<link rel="stylesheet" crossorigin href="([^"]+)"/g)),
    page: sizeOf(file),
  };
  const most = {
    ...limits,
    script: html.includes('<meta name="robots" content="noindex') ? personalScript : limits.script,
  };
  const kinds = Object.keys(limits) as (keyof typeof limits)[];
  const cells = kinds.map((kind) => `${kind} ${(sent[kind] / 1_000).toFixed(1).padStart(5)}`);
  const scripts = `${sent.script} ${sent.allScript}`;
  const count = `${String(allScript.length).padStart(2)} script files`;
  if (!printedScripts.has(scripts)) console.log(`${file.padEnd(48)} ${cells.join('  ')}  ${count}`);
  printedScripts.add(scripts);
  return [
    ...kinds
      .filter((kind) => sent[kind] > most[kind])
      .map((kind) => `${file}: ${sent[kind]} bytes of ${kind}, the limit is ${most[kind]}`),
    ...(allScript.length > mostFiles ? [`${file}: ${count}, the limit is ${mostFiles}`] : []),
  ];
});
for (const sentence of broken) console.error(sentence);
if (pages.length === 0 || broken.length > 0) process.exitCode = 1;
