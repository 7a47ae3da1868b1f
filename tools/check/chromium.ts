import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as bundled } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const appFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How each system installs Chromium from its own packages, in the order tried. */
const installers = [
  {
    tool: 'apt-get',
    steps: [['update'], ['install', '-y', '--no-install-recommends', 'chromium']],
  },
  { tool: 'dnf', steps: [['install', '-y', 'chromium']] },
  { tool: 'apk', steps: [['add', 'chromium']] },
];

/** Flags under which Chromium runs headless in a container and stays silent on the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), ...appFolders]
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** The Chromium of this machine: CHROMIUM if set, else the system's, else the one in Playwright's cache. Throws when CHROMIUM names nothing that runs. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM is ${named}, which is not a program that can be run.`);
  }
  for (const name of names) {
    const path = onPath(name);
    if (path) return path;
  }
  return [...macApps, bundled.executablePath()].find(isExecutable);
}

/** Finds Chromium, or installs it from the system's packages. Throws with what to do when neither works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const installer = installers.find(({ tool }) => onPath(tool));
  const isRoot = process.getuid?.() === 0;
  const hasSudo = !isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (installer && (isRoot || hasSudo)) {
    console.log(`No Chromium found: installing it with ${installer.tool} …`);
    for (const step of installer.steps) {
      const command = [...(hasSudo ? ['sudo', '-n'] : []), installer.tool, ...step];
      spawnSync(command[0] ?? '', command.slice(1), {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium and none was found. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome.',
  );
}
