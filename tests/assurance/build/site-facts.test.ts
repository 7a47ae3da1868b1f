import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_SOURCES } from '#languages.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { sourceOf, storeSnapshot } from '../../../tools/build/catalogue-snapshot.ts';
import { manifestFile } from '../../../tools/build/document.ts';
import { languages, otherLanguages } from '../../../tools/build/languages.ts';
import { exampleEvent, exampleTrip, listsWith } from '../../fixtures/items.ts';
import { copyProject } from '../../fixtures/project-copy.ts';

const origin = 'https://www.example.org';
/** A text as an organiser may write it: it stays a text in every place of the page. */
const hostile = '"Ride" & <b>roll</b> </script><script>alert(1)</script><!--';
/** The rides of the last snapshot. */
const rides: readonly Item[] = [
  exampleTrip,
  exampleEvent,
  { ...exampleEvent, id: 'first-ride', title: hostile, description: '', list: 'trainings' },
  { ...exampleEvent, id: 'some-day', title: 'Some day', start: null },
];
let project: string;
/** The files of the build, by name; pictures and films left out. */
const written = new Map<string, string>();

beforeAll(async () => {
  project = await copyProject('renamed');
  const file = join(project, 'src/site/organisation-facts.ts');
  const facts = (await readFile(file, 'utf8'))
    .replace("brand: 'Kickstand'", "brand: 'Bolt & Bevel <Co>'")
    .replaceAll(/kickstand/gi, 'boltbevel')
    .replace("firstDay: 'Monday'", "firstDay: 'Tuesday'")
    .replace("lastDay: 'Friday'", "lastDay: 'Saturday'")
    .replace("opens: '09:00'", "opens: '10:00'")
    .replace("closes: '18:00'", "closes: '19:30'");
  await writeFile(file, facts);
  const words = join(project, 'machines/texts/en/document.ts');
  const described = await readFile(words, 'utf8');
  await writeFile(
    words,
    described.replace('Pick one, book it in a minute, and ride.', 'Say "when" & ride.'),
  );
  await storeSnapshot(project, {
    version: 3,
    source: sourceOf({ apiBaseUrl: undefined }),
    takenAt: Date.parse('2027-01-01T12:00:00+05:30'),
    ...listsWith({}),
    items: rides,
  });
  const { VITEST: _, ...inherited } = process.env;
  // as a shell of a developer may have it
  const env = {
    ...inherited,
    NODE_ENV: 'development',
    VITE_SITE_URL: origin,
    VITE_REPORT_URL: '',
  };
  await promisify(execFile)(process.execPath, [join(project, 'tools/build/build.ts')], { env });
  const dist = join(project, 'dist');
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|woff2|png|jpg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    written.set(path.slice(dist.length + 1), await readFile(path, 'utf8'));
  }
});

afterAll(() => rm(project, { recursive: true, force: true }));

test('third-party-notices.txt has the licence of every package of the pages and of the worker, and of the font', () => {
  const notices = written.get('third-party-notices.txt') ?? '';
  // reports are off in this build
  const bundled = Object.entries(manifest.dependencies).filter(([name]) => name !== 'web-vitals');
  const missing = bundled.filter(([name, version]) => !notices.includes(`\n${name} ${version} (`));
  expect(missing).toEqual([]);
  expect(notices).toContain('Permission is hereby granted, free of charge');
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

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

test('an inherited NODE_ENV of development → a build for production, with the worker', () => {
  const development = /jsxDEV|You are running React in development|Warning: /;
  expect(namesOf(development)).toEqual([]);
  expect(written.get('sw.js')).toContain('const RELEASE=');
  // the notices of the connection, with which the worker starts: in a build for development no page asks for them
  expect(namesOf(/import\(["'`]\.\/ConnectionNotices-/).length).toBeGreaterThan(0);
});

test('a build without VITE_REPORT_URL has no script of the reporting and none of its words', () => {
  const words = /sendBeacon|securitypolicyviolation|unhandledrejection|largest-contentful-paint/;
  expect(namesOf(words)).toEqual([]);
  const scripts = [...written.keys()].filter((name) => name.startsWith('assets/'));
  expect(scripts.length).toBeGreaterThan(30);
  expect(scripts.filter((name) => /\/(reports|vitals|faults|web-vitals)-/.test(name))).toEqual([]);
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

test('each language has a manifest: its words, and one site to install', () => {
  const read = (name: string) => JSON.parse(written.get(name) ?? '');
  const [english, hindi] = [read('manifest.webmanifest'), read('manifest-hi.webmanifest')];
  for (const language of languages)
    expect(read(manifestFile(language))).toMatchObject({
      lang: language.locale,
      start_url: language.base || '/',
      id: '/',
      scope: '/',
    });
  expect(hindi).toMatchObject({
    name: 'Bolt & Bevel <Co>',
    description: expect.stringMatching(/[\u0900-\u097F]/),
    shortcuts: [
      expect.objectContaining({ url: '/hi/getaways' }),
      expect.objectContaining({ url: '/hi/booking' }),
    ],
  });
  expect(hindi.icons).toEqual(english.icons);
  expect(written.get('hi.html')).toContain('<link rel="manifest" href="/manifest-hi.webmanifest"');
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

describe('what search engines and shared links find', () => {
  const pages = () => [...written].filter(([name]) => name.endsWith('.html'));
  const titled = /<title>(.*?)<\/title>/;
  const described = /<meta name="description" content="([^"]*)"/;
  const canonical = /<link rel="canonical" href="([^"]*)"/;
  const firstGroup = (html: string, expression: RegExp) => expression.exec(html)?.[1];
  const languageOf = (html: string) => firstGroup(html, /<html lang="([^"]*)"/);
  const count = (html: string, expression: RegExp) =>
    html.match(new RegExp(expression, 'g'))?.length;
  const property = (html: string, name: string) =>
    firstGroup(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`));
  const dataIn = (name: string) => {
    const html = written.get(name) ?? '';
    const [, json = 'null', ...others] = html.split(
      /<script type="application\/ld\+json">([^<]*)<\/script>/,
    );
    expect(others).toHaveLength(1);
    return JSON.parse(json)['@graph'];
  };
  const file = (path: string) => `${path.slice(1) || 'index'}.html`;

  test('every page has one description, and a title and a description that no other address of its language has', () => {
    const seen = new Map<string, string>();
    for (const [name, html] of pages()) {
      expect([name, count(html, described)]).toEqual([name, 1]);
      // what an organiser writes of a ride stands in each language as it is
      const words = `${languageOf(html)} ${firstGroup(html, titled)} ${firstGroup(html, described)}`;
      const address = firstGroup(html, canonical) ?? name;
      expect([name, seen.get(words) ?? address]).toEqual([name, address]);
      seen.set(words, address);
    }
    expect(seen.size).toBeGreaterThan(36);
  });

  test.each(otherLanguages)(
    'every page has its twin in $locale; in a complete language with its own title and words',
    ({ id, locale, base }) => {
      const names = pages().map(([name]) => name);
      const isOther = (name: string) =>
        otherLanguages.some((each) => new RegExp(`^_?${each.base.slice(1)}[-./]`).test(name));
      const twins = names
        .filter((name) => !isOther(name))
        .map((name) => [
          name,
          name === 'index.html'
            ? `${base.slice(1)}.html`
            : name.startsWith('_')
              ? `_${base.slice(1)}-${name.slice(1)}`
              : `${base.slice(1)}/${name}`,
        ]);
      expect(twins.length).toBe(names.length / languages.length);
      for (const [english = '', twin = ''] of twins) {
        const [own, other] = [written.get(english) ?? '', written.get(twin) ?? ''];
        expect([english, languageOf(own)]).toEqual([english, 'en-IN']);
        expect([twin, languageOf(other)]).toEqual([twin, locale]);
        if (!LANGUAGE_SOURCES[id].isComplete || /details\/[^/]+$/.test(english)) continue;
        for (const part of [titled, described])
          expect([twin, firstGroup(other, part)]).not.toEqual([twin, firstGroup(own, part)]);
      }
    },
  );

  test('every address has its canonical one; the pages that stand for any address have none', () => {
    const without = pages().filter(([, html]) => firstGroup(html, canonical) === undefined);
    expect(without.map(([name]) => name).sort()).toEqual(
      languages
        .flatMap(({ base }) => [`${base}/404.html`.slice(1), `_${base.slice(1)}-details-any.html`])
        .map((name) => name.replace('_-', '_'))
        .sort(),
    );
    for (const [name, html] of pages()) {
      expect(count(html, canonical) ?? 0).toBeLessThan(2);
      expect([name, property(html, 'og:url')]).toEqual([name, firstGroup(html, canonical)]);
    }
    const of = (name: string) => firstGroup(written.get(name) ?? '', canonical);
    expect(of('details/manali-leh.html')).toBe(`${origin}/details/manali-leh`);
    expect(of('traininghome.html')).toBe(`${origin}/getaways/traininghome`);
    expect(of('talentHunt.html')).toBe(`${origin}/talenthunt`);
    expect(of('hi.html')).toBe(`${origin}/hi`);
    expect(of('hi/details/manali-leh.html')).toBe(`${origin}/hi/details/manali-leh`);
    expect(of('hi/traininghome.html')).toBe(`${origin}/hi/getaways/traininghome`);
  });

  test('the front page asks for its largest picture in the head, before scripts compete with it', () => {
    expect(written.get('index.html')).toMatch(
      /href="\/hero\/poster\.avif" as="image"[^>]*>.*<\/head>/s,
    );
  });

  test('the front page says who runs the site', () => {
    expect(dataIn('index.html')).toEqual([
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Bolt & Bevel <Co>',
        url: `${origin}/`,
        logo: `${origin}/mark-512.png`,
        address: expect.objectContaining({ postalCode: '560071', addressCountry: 'IN' }),
      }),
      expect.objectContaining({ '@type': 'WebSite', name: 'Bolt & Bevel <Co>', url: `${origin}/` }),
    ]);
  });

  test.each([
    ['details/manali-leh', 'TouristTrip', 'Trips & Adventure', exampleTrip.title],
    ['bikingevents/details/bengaluru-night-ride', 'Event', 'Events', exampleEvent.title],
    ['details/first-ride', 'EducationEvent', 'Trainings', hostile],
  ])('%s → %s, in the list %s', (path, type, tab, name) => {
    const [ride, trail] = dataIn(`${path}.html`);
    const url = `${origin}/${path}`;
    expect(ride).toMatchObject({ '@type': type, name, url });
    expect(ride.offers).toMatchObject({ priceCurrency: 'INR', url });
    expect(ride.image[0]).toMatch(/^https:/);
    const steps = trail.itemListElement.map((step: { name: string }) => step.name);
    expect(steps).toEqual(['Home', tab, name]);
    for (const { item } of trail.itemListElement) {
      const { pathname } = new URL(item);
      expect(written.has(file(pathname))).toBe(true);
    }
  });

  test('the sitemap lists every other page once, by its canonical address', () => {
    const listed = [...(written.get('sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address ?? '',
    );
    const wanted = pages()
      .filter(([, html]) => property(html, 'robots') !== 'noindex')
      .flatMap(([, html]) => firstGroup(html, canonical) ?? []);
    expect(listed.toSorted()).toEqual([...new Set(wanted)].sort());
    expect(listed).toContain(`${origin}/bikingevents/details/bengaluru-night-ride`);
    expect(listed).toContain(`${origin}/hi/bikingevents/details/bengaluru-night-ride`);
    for (const entry of (written.get('sitemap.xml') ?? '').match(/<url>.*<\/url>/g) ?? [])
      expect(Array.from(entry.matchAll(/hreflang="([^"]*)"/g), ([, locale]) => locale)).toEqual(
        languages.map(({ locale }) => locale),
      );
  });
});
