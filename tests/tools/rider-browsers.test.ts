import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ensureRiderBrowser,
  findFirefox,
  findWebKit,
  miniBrowserOf,
} from '../../tools/check/rider-browsers.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kickstand-programs-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A program of the folder that can be run, as far as its file tells. */
function program(path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

describe('a browser is found', () => {
  test('where the environment names it', () => {
    const firefox = program('firefox');
    vi.stubEnv('FIREFOX', firefox);
    expect(findFirefox()).toBe(firefox);
  });

  test('where the path has it', () => {
    vi.stubEnv('FIREFOX', '');
    vi.stubEnv('PATH', folder);
    const firefox = program('firefox-esr');
    expect(findFirefox()).toBe(firefox);
  });

  test('WebKit with the browser that came with its driver, and with Xvfb', () => {
    const driver = program('bin/WebKitWebDriver');
    const xvfb = program('bin/Xvfb');
    vi.stubEnv('WEBKIT_DRIVER', driver);
    vi.stubEnv('PATH', join(folder, 'bin'));
    expect(findWebKit()).toBeUndefined();
    const browser = program('lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
    expect(findWebKit()).toEqual({ driver, browser, xvfb });
  });

  test.each([
    'lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    'lib/webkit2gtk-4.0/MiniBrowser',
    'lib64/webkitgtk-6.0/MiniBrowser',
    'libexec/webkit2gtk-4.1/MiniBrowser',
  ])('the browser of WebKit in %s', (path) => {
    const driver = program('bin/WebKitWebDriver');
    program('lib/gimp-4.1/MiniBrowser');
    expect(miniBrowserOf(driver)).toBeUndefined();
    const browser = program(path);
    expect(miniBrowserOf(driver)).toBe(browser);
  });
});

test('a program that is named and cannot be run is an error, not a browser that is missing', () => {
  vi.stubEnv('FIREFOX', join(folder, 'none'));
  vi.stubEnv('WEBKIT_DRIVER', join(folder, 'none'));
  expect(() => findFirefox()).toThrow('FIREFOX is ');
  expect(() => ensureRiderBrowser('webkit')).toThrow('WEBKIT_DRIVER is ');
});

describe('a browser that is made sure of', () => {
  const there = (...answers: boolean[]) => vi.fn(() => answers.shift() ?? false);

  test('is not installed where it is', () => {
    const install = vi.fn(() => null);
    expect(ensureRiderBrowser('firefox', install, there(true))).toBeNull();
    expect(install).not.toHaveBeenCalled();
  });

  test("comes from the system's packages where it is not", () => {
    const install = vi.fn(() => null);
    expect(ensureRiderBrowser('webkit', install, there(false, true))).toBeNull();
    expect(install).toHaveBeenCalledWith('WebKit', {
      'apt-get': ['webkit2gtk-driver', 'xvfb'],
    });
  });

  test.each([
    ['only root may install it (firefox-esr)', 'only root may install it (firefox-esr)'],
    [null, 'its packages did not bring it'],
  ])('is named as missing, with the reason and a way out', (refusal, reason) => {
    expect(ensureRiderBrowser('firefox', () => refusal, there(false, false))).toBe(
      `Firefox is not on this machine, and ${reason}. Install it (Debian: sudo apt-get install firefox-esr), or set FIREFOX to its program.`,
    );
  });
});
