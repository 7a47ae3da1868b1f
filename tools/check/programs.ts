import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const appFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];

/** How each system installs from its own packages, in the order tried. */
const installers = [
  { tool: 'apt-get', steps: [['update'], ['install', '-y', '--no-install-recommends']] },
  { tool: 'dnf', steps: [['install', '-y']] },
  { tool: 'apk', steps: [['add']] },
] as const;

/** A tool that installs a system's packages. */
export type Installer = (typeof installers)[number]['tool'];

/** Whether a path is that of a program that can be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a program of this machine is, by its name. */
export function onPath(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), ...appFolders]
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** The program that a variable of the environment names, if it is set. Throws when what it names does not run. */
export function namedProgram(variable: string): string | undefined {
  const named = process.env[variable];
  if (named === undefined || named === '') return undefined;
  if (isExecutable(named)) return named;
  throw new Error(`${variable} is ${named}, which is not a program that can be run.`);
}

/**
 * Installs packages of the system, where somebody may and the system is known. Returns why nothing came
 * of it, or null: whether the program is there then, the caller looks.
 */
export function installPackages(
  what: string,
  packages: Readonly<Partial<Record<Installer, readonly string[]>>>,
): string | null {
  const installer = installers.find(({ tool }) => onPath(tool));
  const wanted = installer && packages[installer.tool];
  if (installer === undefined || wanted === undefined)
    return 'this system has no packages that it could be installed from';
  const isRoot = process.getuid?.() === 0;
  const hasSudo = !isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (!isRoot && !hasSudo) return `only root may install it (${wanted.join(', ')})`;
  console.log(`No ${what} found: installing it with ${installer.tool} …`);
  const failed = installer.steps.filter((step, index) => {
    const isLast = index === installer.steps.length - 1;
    const words = [installer.tool, ...step, ...(isLast ? wanted : [])];
    const [program = '', ...options] = [...(hasSudo ? ['sudo', '-n'] : []), ...words];
    const { status } = spawnSync(program, options, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return isLast && status !== 0;
  });
  return failed.length > 0 ? `${installer.tool} could not install ${wanted.join(', ')}` : null;
}
