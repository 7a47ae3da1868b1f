import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const parts = ['src', 'machines', 'public', 'tools', 'sandbox', 'index.html', 'vite.config.ts'];
const others = ['package.json', 'package-lock.json', 'tsconfig.json'];
let project: string;
/** What the build wrote, by name; pictures and films left out. */
const written = new Map<string, string>();

beforeAll(async () => {
  // below the project, so that its packages are found
  await mkdir(join(root, '.cache'), { recursive: true });
  project = await mkdtemp(join(root, '.cache/renamed-'));
  for (const part of [...parts, ...others]) {
    await cp(join(root, part), join(project, part), {
      recursive: true,
      filter: (path) => !/sandbox\/media|tools\/art|public\/(art|hero)\//.test(path),
    });
  }
  const file = join(project, 'src/app/site-config.ts');
  const facts = (await readFile(file, 'utf8'))
    .replace("brand: 'Kickstand'", "brand: 'Bolt & Bevel <Co>'")
    .replace('Pick one, book it in a minute, and ride.', 'Say "when" & ride.')
    .replaceAll(/kickstand/gi, 'boltbevel')
    .replace("firstDay: 'Monday'", "firstDay: 'Tuesday'")
    .replace("lastDay: 'Friday'", "lastDay: 'Saturday'")
    .replace("opens: '09:00'", "opens: '10:00'")
    .replace("closes: '18:00'", "closes: '19:30'");
  await writeFile(file, facts);
  const { VITEST: _, NODE_ENV: _env, ...env } = process.env;
  await promisify(execFile)(process.execPath, [join(project, 'tools/build/build.ts')], { env });
  const dist = join(project, 'dist');
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|woff2|png|jpg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    written.set(path.slice(dist.length + 1), await readFile(path, 'utf8'));
  }
}, 240_000);

afterAll(() => rm(project, { recursive: true, force: true }));

const namesOf = (words: RegExp) =>
  [...written].filter(([, text]) => words.test(text)).map(([name]) => name);

test('a brand that is renamed in the site file stands nowhere in the build', () => {
  expect(written.size).toBeGreaterThan(40);
  expect(namesOf(/kickstand/i)).toEqual([]);
});

test('opening hours that are changed there stand nowhere either', () => {
  expect(namesOf(/Monday-Friday|Monday to Friday|9AM-6PM|9\sam to 6\spm/)).toEqual([]);
  for (const page of ['termsconditions.html', 'privacypolicy.html', 'refundpolicy.html']) {
    expect(written.get(page)).toContain('Tuesday to Saturday');
  }
  expect(written.get('termsconditions.html')).toContain(
    'Tuesday to Saturday, 10\u00A0am to 7:30\u00A0pm',
  );
  expect(written.get('contact.html')).toContain('Tuesday-Saturday 10AM-7:30PM');
});

test('the web manifest has the brand and the description', () => {
  const manifest = JSON.parse(written.get('manifest.webmanifest') ?? '');
  expect(manifest).toMatchObject({
    name: 'Bolt & Bevel <Co>',
    short_name: 'Bolt & Bevel <Co>',
    description: expect.stringMatching(/Say "when" & ride\.$/),
    icons: expect.arrayContaining([expect.objectContaining({ src: '/mark-512.png' })]),
  });
  expect(written.get('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});

test('every page has the brand in its title, once, as text', () => {
  const pages = [...written].filter(([name]) => name.endsWith('.html'));
  for (const [name, html] of pages) {
    const titles = [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);
    expect([name, titles]).toEqual([
      name,
      [expect.stringContaining('Bolt &amp; Bevel &lt;Co&gt;')],
    ]);
  }
});
