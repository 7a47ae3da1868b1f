import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { copyBuiltProject } from '../fixtures/project-copy.ts';
import { type Address, serveProject } from '../journeys/support/serve-project.ts';

/** The options of a whole run of journeys. */
export interface JourneyOptions {
  /**
   * The settings of a site that brings another catalogue into its pages, which is served from copies of the build; null
   * where the build itself is served.
   */
  ownPages: Readonly<Record<string, string>> | null;
}

const root = join(import.meta.dirname, '../..');
const variable = 'JOURNEY_SITES';

/** Returns the site of one of the workers that run side by side, by its number. */
export function siteOf(worker: number): Address {
  const sites = JSON.parse(process.env[variable] ?? '[]') as Address[];
  const site = sites[worker];
  if (site === undefined) throw new Error(`No site was started for worker ${worker}.`);
  return site;
}

/** Serves the build, or a copy of it with pages of its own, for as long as it is used. */
async function serve(
  ownPages: JourneyOptions['ownPages'],
  use: (address: Address) => Promise<void>,
): Promise<void> {
  if (ownPages === null) return serveProject(root, {}, use);
  const project = await copyBuiltProject('own-pages');
  await serveProject(project, ownPages, use);
  await rm(project, { recursive: true, force: true });
}

/**
 * Starts a site with a sandbox for each of the workers that run side by side: one worker follows another at each change of
 * browser, and each would start its own. Returns how to end them.
 */
export default async function startSites({ workers, projects }: FullConfig) {
  const [project] = projects;
  const { ownPages = null } = (project?.use ?? {}) as Partial<JourneyOptions>;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const served: Promise<void>[] = [];
  const starting = Array.from(
    { length: workers },
    () =>
      new Promise<Address>((resolve, reject) => {
        const serving = serve(ownPages, (address) => {
          resolve(address);
          return ended;
        });
        serving.catch(reject);
        served.push(serving);
      }),
  );
  process.env[variable] = JSON.stringify(await Promise.all(starting));
  return async () => {
    end();
    await Promise.all(served);
  };
}
