import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package whose code is in a script of the build, as Vite's `build.license` lists it. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** The identifier of its licence, such as MIT. */
  readonly identifier: string | null;
  /** The text of its licence; '' where the package has none. */
  readonly text: string | null;
}

/** The options of a build that list its packages, below the folder that it writes. */
export const listPackages = { fileName: '.vite/packages.json' };

/** Returns the packages of a build, by the folder that it wrote. */
export async function packagesIn(folder: string): Promise<readonly BundledPackage[]> {
  return JSON.parse(await readFile(join(folder, listPackages.fileName), 'utf8'));
}

/** The file of a site that names what it is made of. */
const noticesFile = 'third-party-notices.txt';

const RULE = '-'.repeat(80);

/** Writes the licence of each bundled package, and of the font, into a site's folder. */
export async function writeNotices(
  root: string,
  site: string,
  packages: readonly BundledPackage[],
): Promise<void> {
  const font = await readFile(join(root, 'src/app/fonts/OFL.txt'), 'utf8');
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  const parts = [...byName]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, { identifier, text }]) => [
      `${title} (${identifier ?? 'no licence named'})`,
      text,
    ]);
  const entries = [...parts, ['Poppins (OFL-1.1)', font]].map(([title, text]) =>
    [title, ...(text ? ['', text.trim()] : [])].join('\n'),
  );
  const note = 'This site is made with the work of others, under these licences.';
  await writeFile(join(site, noticesFile), `${[note, ...entries].join(`\n\n${RULE}\n\n`)}\n`);
}
