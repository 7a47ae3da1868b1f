import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, build as viteBuild } from 'vite';
import { WORKER_PATH } from '../../src/worker/names.ts';
import type { Release, ReleasePages } from '../../src/worker/sw.ts';
import type { OWN_PAGES } from '../../src/worker/treatment.ts';
import type { Config } from './config.ts';
import { type Language, mainLanguage, otherLanguages } from './languages.ts';
import { type BundledPackage, listPackages, packagesIn } from './notices.ts';
import { contentPolicy, securityHeaders } from './policy.ts';
import {
  chunksOf,
  firstModules,
  fontFiles,
  preloadedFonts,
  type SiteBuild,
  shellPage,
} from './prerender.ts';

/** The files that every page starts with, and those that say that there is no connection. */
const CORE = ['index.html', ...firstModules, 'src/widgets/connection/ConnectionNotices.tsx'];

/** The modules of the pages that open without a connection. */
const OWN_PAGE_MODULES: Readonly<Record<keyof typeof OWN_PAGES, readonly string[]>> = {
  // a booking is confirmed over a connection, by which its scripts were loaded and cached
  confirmation: [],
  myBookings: ['src/pages/my-bookings/MyBookingsPage.tsx'],
  bookingDetails: [
    'src/pages/booking-details/BookingDetailsPage.tsx',
    'src/pages/booking-details/BookingDetailsView.tsx',
  ],
  saved: ['src/pages/saved/SavedPage.tsx'],
};

/** The drawings of an empty result, of a failure, and of a picture that does not arrive. */
const DRAWINGS = ['/art/empty.svg', '/art/error.svg', '/art/placeholder.svg', '/art/not-found.svg'];

const addressesOf = (files: readonly string[]) => files.map((file) => `/${file}`);

/** Returns the paths of the files that these modules load. */
function filesFor(manifest: Manifest, sources: readonly string[]): string[] {
  const { scripts, styles } = chunksOf(manifest, sources);
  return addressesOf([...scripts, ...styles]);
}

/** Modules, and those that they import on demand. */
const onDemand = (manifest: Manifest, sources: readonly string[]) => [
  ...sources,
  ...sources.flatMap((source) => manifest[source]?.dynamicImports ?? []),
];

/** Returns the pages of one language as the worker needs them. */
async function pagesIn(
  build: SiteBuild,
  config: Config,
  language: Language,
): Promise<ReleasePages> {
  const { manifest } = build.languages[language.id];
  return {
    base: language.base,
    shell: await shellPage(build, config, language),
    core: [...filesFor(manifest, CORE), ...addressesOf(preloadedFonts(manifest))],
    ownPages: [
      ...filesFor(manifest, onDemand(manifest, Object.values(OWN_PAGE_MODULES).flat())),
      ...addressesOf(fontFiles(manifest)),
    ],
  };
}

/**
 * Returns the release as the worker needs it. The policy of its shells is that of a page without content, so that a
 * snapshot makes no new release.
 */
async function releaseOf(build: SiteBuild, config: Config): Promise<Release> {
  const assets = await readdir(join(build.folder, 'client/assets'));
  const release = {
    apiBase: config.apiBaseUrl ?? '',
    token: config.apiToken,
    pages: [
      await pagesIn(build, config, mainLanguage),
      ...(await Promise.all(otherLanguages.map((language) => pagesIn(build, config, language)))),
    ] as const,
    shellHeaders: {
      'content-type': 'text/html; charset=utf-8',
      ...securityHeaders(contentPolicy(config, 'header')),
    },
    drawings: DRAWINGS,
  };
  const content = JSON.stringify([release, assets.sort()]);
  return { id: createHash('sha256').update(content).digest('hex').slice(0, 12), ...release };
}

/**
 * Writes the service worker of a build: a constant with the release's data, then its script. Returns the packages in
 * it.
 */
export async function writeWorker(
  root: string,
  build: SiteBuild,
  config: Config,
): Promise<readonly BundledPackage[]> {
  const outDir = join(build.folder, 'worker');
  await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      license: listPackages,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const script = await readFile(join(outDir, 'sw.js'), 'utf8');
  const release = await releaseOf(build, config);
  await writeFile(
    join(build.folder, 'client', WORKER_PATH),
    `const RELEASE=${JSON.stringify(release)};\n${script}`,
  );
  return packagesIn(outDir);
}
