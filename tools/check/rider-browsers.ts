import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Installer, installPackages, isExecutable, namedProgram, onPath } from './programs.ts';

/** A browser beside Chromium that riders use. */
export type RiderBrowserName = 'firefox' | 'webkit';

/** The programs by which WebKit is run without a screen. */
export interface WebKitPrograms {
  readonly driver: string;
  /** The browser that comes with WebKitGTK. */
  readonly browser: string;
  readonly xvfb: string;
}

interface Browser {
  readonly title: string;
  /** The variable of the environment that may name its program. */
  readonly variable: string;
  readonly packages: Readonly<Partial<Record<Installer, readonly string[]>>>;
  readonly isThere: () => boolean;
}

const browsers: Readonly<Record<RiderBrowserName, Browser>> = {
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX',
    packages: { 'apt-get': ['firefox-esr'], dnf: ['firefox'], apk: ['firefox-esr'] },
    isThere: () => findFirefox() !== undefined,
  },
  webkit: {
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER',
    packages: { 'apt-get': ['webkit2gtk-driver', 'xvfb'] },
    isThere: () => findWebKit() !== undefined,
  },
};

/** The Firefox of this machine: FIREFOX if set, else the system's. Throws when FIREFOX names nothing that runs. */
export function findFirefox(): string | undefined {
  const macApp = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return (
    namedProgram('FIREFOX') ??
    onPath('firefox-esr') ??
    onPath('firefox') ??
    [macApp].find(isExecutable)
  );
}

/** The WebKitGTK of this machine: WEBKIT_DRIVER if set, else the system's, with its browser and Xvfb. Throws when WEBKIT_DRIVER names nothing that runs. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = namedProgram('WEBKIT_DRIVER') ?? onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  if (driver === undefined || xvfb === undefined) return undefined;
  const browser = miniBrowserOf(driver);
  return browser === undefined ? undefined : { driver, browser, xvfb };
}

/** The browser that was installed with a WebKitWebDriver: each system has a folder of its own for such programs. */
export function miniBrowserOf(driver: string): string | undefined {
  const home = join(dirname(driver), '..');
  const lib = join(home, 'lib');
  return [...foldersIn(lib), lib, join(home, 'lib64'), join(home, 'libexec')]
    .flatMap(foldersIn)
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}

/** Finds a browser, or installs it from the system's packages. Returns null, or why it cannot be run here, for people. */
export function ensureRiderBrowser(
  name: RiderBrowserName,
  install = installPackages,
  isThere = browsers[name].isThere,
): string | null {
  const { title, variable, packages } = browsers[name];
  if (isThere()) return null;
  const refusal = install(title, packages);
  if (refusal === null && isThere()) return null;
  const wanted = packages['apt-get']?.join(' ');
  return `${title} is not on this machine, and ${refusal ?? 'its packages did not bring it'}. Install it (Debian: sudo apt-get install ${wanted}), or set ${variable} to its program.`;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}
