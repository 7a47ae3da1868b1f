import { chromium as bundled } from 'playwright-core';
import { installPackages, isExecutable, namedProgram, onPath } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
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

/** The Chromium of this machine: CHROMIUM if set, else the system's, else the one in Playwright's cache. Throws when CHROMIUM names nothing that runs. */
export function findChromium(): string | undefined {
  const named = namedProgram('CHROMIUM');
  if (named !== undefined) return named;
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
  const packages = ['chromium'];
  installPackages('Chromium', { 'apt-get': packages, dnf: packages, apk: packages });
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium and none was found. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome.',
  );
}
