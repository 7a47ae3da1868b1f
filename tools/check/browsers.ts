import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium as bundled } from 'playwright-core';

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

const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  ...['Google Chrome', 'Chromium', 'Firefox'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS`,
  ),
];

/**
 * Returns the first program of these names, or the program that a variable names. Throws when the latter is not
 * there.
 */
function find(names: readonly string[], variable?: string): string | undefined {
  const named = variable && process.env[variable];
  if (!named) return names.flatMap((name) => folders.map((at) => join(at, name))).find(existsSync);
  if (existsSync(named)) return named;
  throw new Error(`${variable} is ${named}, and no program is there.`);
}

const windowed = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'Google Chrome',
];

const findChromium = (names: readonly string[]) =>
  find(names, 'CHROMIUM') ?? [bundled.executablePath()].find(existsSync);

/** Returns the Firefox of this machine: FIREFOX if set, else the system's. */
export const findFirefox = () => find(['firefox-esr', 'firefox'], 'FIREFOX');

/**
 * Returns the WebKitGTK of this machine: its driver (WEBKIT_DRIVER if set), the browser beside it, and Xvfb, without
 * which it has no display.
 */
export function findWebKit(): { driver: string; browser: string; xvfb: string } | undefined {
  const driver = find(['WebKitWebDriver'], 'WEBKIT_DRIVER');
  const xvfb = find(['Xvfb']);
  if (driver === undefined || xvfb === undefined) return undefined;
  const home = join(dirname(driver), '..');
  const [browser] = globSync(`${home}/{lib,lib/*,lib64,libexec}/webkit{,2}gtk-*/MiniBrowser`);
  return browser === undefined ? undefined : { driver, browser, xvfb };
}

/** Installs a browser from the system's packages, where this user may. */
function install(title: string, packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  // one by one: not every release of a system has each
  const each = (command: string) => packages.map((name) => `${sudo}${command} ${name}`).join('; ');
  const commands = {
    'apt-get': `${sudo}apt-get update; ${each('apt-get install -y --no-install-recommends')}`,
    dnf: each('dnf install -y').replace('-esr', '').replace('-headless-shell', '-headless'),
    apk: each('apk add'),
  };
  const command = Object.entries(commands).find(([tool]) => find([tool]))?.[1];
  if (command === undefined) return;
  console.log(`No ${title} found: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env });
}

/**
 * Finds Chromium (CHROMIUM if set, else the system's, else Playwright's), or installs it. It prefers the headless
 * shell, which takes a third of the processor's time; with `isWhole` it never returns that one. Throws with the
 * command to run when neither works.
 */
export function ensureChromium({ isWhole = false } = {}): string {
  const names = isWhole ? windowed : ['chromium-headless-shell', ...windowed];
  if (findChromium(names) === undefined)
    install('Chromium', ['chromium', 'chromium-headless-shell']);
  const executable = findChromium(names);
  if (executable !== undefined) return executable;
  throw new Error(
    'The tests need Chromium, and it can be neither found nor installed. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM to the path of a Chromium or Chrome.',
  );
}

/**
 * Returns the options of Chromium on a desktop: it caches pages for Back, waits for fonts before it paints, and loads
 * distant pictures only when they come near.
 */
export const desktopChromiumOptions = () => ({
  executablePath: ensureChromium({ isWhole: true }),
  args: chromiumArgs,
});

/** Finds Firefox or WebKit, or installs it. Returns '', or the reason that it cannot run here. */
export function reasonWithout(browser: 'firefox' | 'webkit'): string {
  const [title, variable, debian, isThere] =
    browser === 'firefox'
      ? (['Firefox', 'FIREFOX', ['firefox-esr'], findFirefox] as const)
      : (['WebKit', 'WEBKIT_DRIVER', ['webkit2gtk-driver', 'xvfb'], findWebKit] as const);
  if (!isThere()) install(title, debian);
  if (isThere()) return '';
  return `${title} is not on this machine and cannot be installed. Install it (Debian: sudo apt-get install ${debian.join(' ')}), or set ${variable} to its program.`;
}
