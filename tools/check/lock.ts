import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  workspaces?: readonly string[];
}

/** What is checked: package.json and package-lock.json, parsed. */
export interface Supply {
  manifest: Manifest;
  lock: {
    lockfileVersion?: number;
    packages?: Record<string, LockedPackage & Manifest>;
  };
}

/** All that may reach a visitor's browser; another one is a decision, made here. */
const runtime = new Set([
  '@mantine/core',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@xstate/react',
  'embla-carousel-react',
  'ky',
  'react',
  'react-dom',
  'uqr',
  'valibot',
  'wouter',
  'xstate',
]);

/** Packages that come with an install script; it is never run (`--ignore-scripts`), and nothing needs it. */
const scripted = new Set(['node_modules/esbuild', 'node_modules/fsevents']);

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What is wrong with the packages that the project pins, one sentence each. */
export function lockBreaches({ manifest, lock }: Supply): string[] {
  const found: string[] = [];
  const workspaces = manifest.workspaces ?? [];
  const asking = [
    { folder: '', ...manifest },
    ...workspaces.map((name) => ({ folder: `${name}/`, ...lock.packages?.[name] })),
  ];
  for (const { folder, dependencies, devDependencies, optionalDependencies } of asking) {
    const asked = { ...dependencies, ...devDependencies, ...optionalDependencies };
    for (const [name, version] of Object.entries(asked)) {
      if (!exact.test(version)) found.push(`${name} is not pinned to one version: ${version}`);
      const own = lock.packages?.[`${folder}node_modules/${name}`];
      const pinned = (own ?? lock.packages?.[`node_modules/${name}`])?.version;
      if (pinned !== version) found.push(`${name} is ${version}, but the lockfile has ${pinned}`);
    }
  }
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    if (!runtime.has(name)) found.push(`${name} is a new runtime dependency`);
  }
  if (lock.lockfileVersion !== 3) found.push(`the lockfile has version ${lock.lockfileVersion}`);
  const packages = Object.entries(lock.packages ?? {}).filter(([path]) => path !== '');
  if (packages.length === 0) found.push('the lockfile names no package');
  for (const [path, entry] of packages) {
    // a workspace is a folder of this repository, and the link to it comes from nowhere else
    const isOwn = workspaces.includes(entry.link ? (entry.resolved ?? '') : path);
    if (isOwn) continue;
    if (entry.link) found.push(`${path} is a link to somewhere else`);
    if (entry.resolved !== undefined) found.push(`${path} names a host: ${entry.resolved}`);
    if (!/^sha512-[\w+/]+=*$/.test(entry.integrity ?? '') && !entry.inBundle) {
      found.push(`${path} has no sha512 of its content`);
    }
    if (entry.hasInstallScript && !scripted.has(path)) {
      found.push(`${path} wants to run a script when it is installed`);
    }
  }
  return found;
}

/** Reads package.json and the lockfile of a project. */
export async function readSupply(root: URL): Promise<Supply> {
  const read = async (name: string) => JSON.parse(await readFile(new URL(name, root), 'utf8'));
  return { manifest: await read('package.json'), lock: await read('package-lock.json') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = lockBreaches(await readSupply(new URL('../../', import.meta.url)));
  for (const sentence of found) console.error(sentence);
  process.exit(found.length > 0 ? 1 : 0);
}
