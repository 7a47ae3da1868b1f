import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledConfig, ConfigError, readConfig, settingNames } from '../../tools/build/config.ts';

test('with nothing set, the site asks its own origin as the sandbox expects', () => {
  expect(readConfig({})).toEqual({
    apiBaseUrl: undefined,
    contactBaseUrl: undefined,
    apiToken: 'sandbox-token',
    paymentProvider: 'phonepe',
    paymentOrigins: [],
    siteUrl: undefined,
    reportUrl: undefined,
    reportRate: 0.1,
    port: undefined,
    host: undefined,
    language: 'en',
  });
});

describe('.env.example', () => {
  const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const settings = [...text.matchAll(/^# (.+)\n#([A-Z_]+)=(.*)$/gm)];
  const names = settings.map(([, , name]) => name);

  test('has every setting, once, with a line about each', () => {
    expect(names).toHaveLength(settingNames.length);
    expect(names.toSorted()).toEqual(settingNames.toSorted());
    expect(text.match(/^#[A-Z]/gm)).toHaveLength(names.length);
  });

  test('shows the default of each: with all of it taken over, nothing changes', () => {
    const taken = Object.fromEntries(settings.map(([, , name, value]) => [name, value]));
    expect(readConfig(taken)).toEqual(readConfig({}));
  });

  test('has the settings that docs/configuration.md explains', async () => {
    const more = await readFile(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
    expect(settingNames.filter((name) => !more.includes(`| \`${name}\` |`))).toEqual([]);
  });
});

test('the language to work in is one of the site, and no part of a build', () => {
  const hindi = readConfig({ VITE_LANGUAGE: 'hi' });
  expect(hindi.language).toBe('hi');
  expect(bundledConfig(hindi)).toEqual(bundledConfig(readConfig({})));
});

test('an empty value counts as absent', () => {
  expect(readConfig({ VITE_API_BASE_URL: '', PORT: ' ' })).toEqual(readConfig({}));
});

test('a base loses its trailing slash; the contact base follows the API', () => {
  const config = readConfig({ VITE_API_BASE_URL: 'https://api.example.com/v9/' });
  expect(config.apiBaseUrl).toBe('https://api.example.com/v9');
  expect(config.contactBaseUrl).toBe('https://api.example.com/v9');
});

describe('a wrong value is refused in a sentence that names it', () => {
  test.each([
    ['VITE_API_BASE_URL', 'api.example.com'],
    ['VITE_API_BASE_URL', 'https://me:secret@api.example.com'],
    ['VITE_CONTACT_API_BASE_URL', '/contact'],
    ['VITE_API_TOKEN', 'two words'],
    ['VITE_LANGUAGE', 'fr'],
    ['VITE_PAYMENT_PROVIDER', 'Phone Pe'],
    ['VITE_SITE_URL', 'https://www.example.com/site'],
    ['VITE_REPORT_URL', 'http://reports.example.com'],
    ['VITE_REPORT_URL', 'https://me:secret@reports.example.com'],
    ['VITE_REPORT_URL', '//reports.example.com'],
    ['VITE_REPORT_RATE', '10%'],
    ['VITE_PAYMENT_ORIGINS', 'http://pay.example.com'],
    ['VITE_PAYMENT_ORIGINS', 'https://pay.example.com/checkout'],
    ['VITE_PAYMENT_ORIGINS', 'https://pay.example.com, *'],
    ['VITE_PAYMENT_ORIGINS', 'https://me@pay.example.com'],
    ['PORT', '0'],
    ['PORT', 'http'],
    ['HOST', '*'],
  ])('%s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be .*\\(it is '`));
  });
});

test.each([
  ['https://pay.example.com', ['https://pay.example.com']],
  [
    ' https://a.example , https://b.example:8443/ ',
    ['https://a.example', 'https://b.example:8443'],
  ],
  ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
  ['http://localhost:4174', ['http://localhost:4174']],
])('the payment origins %j are read as %j', (given, origins) => {
  expect(readConfig({ VITE_PAYMENT_ORIGINS: given }).paymentOrigins).toEqual(origins);
});

test.each([
  ['192.168.1.5', '192.168.1.5'],
  ['[fd00::5]', 'fd00::5'],
  [' rides.local ', 'rides.local'],
])('HOST %j opens the servers to %s', (given, host) => {
  expect(readConfig({ HOST: given }).host).toBe(host);
});

test.each([
  ['https://reports.example.com/kickstand', undefined, 0.1],
  [' /sandbox/reports ', '0', 0],
  ['http://localhost:4173/sandbox/reports', '1', 1],
  ['https://reports.example.com', '.25', 0.25],
])('reports to %j at the rate %j are read', (url, rate, share) => {
  const config = readConfig({ VITE_REPORT_URL: url, VITE_REPORT_RATE: rate });
  expect(config).toMatchObject({ reportUrl: url.trim(), reportRate: share });
  expect(bundledConfig(config)).toMatchObject({
    'import.meta.env.VITE_REPORT_URL': JSON.stringify(url.trim()),
    'import.meta.env.VITE_REPORT_RATE': `"${share}"`,
  });
});

test('the bundle gets checked values only', () => {
  const bundled = bundledConfig(
    readConfig({
      VITE_SITE_URL: 'https://www.example.com/',
      VITE_PAYMENT_ORIGINS: 'https://PAY.example.com/, http://localhost:4174',
    }),
  );
  expect(bundled).toEqual({
    'import.meta.env.VITE_API_BASE_URL': '""',
    'import.meta.env.VITE_CONTACT_API_BASE_URL': '""',
    'import.meta.env.VITE_API_TOKEN': '"sandbox-token"',
    'import.meta.env.VITE_PAYMENT_PROVIDER': '"phonepe"',
    'import.meta.env.VITE_PAYMENT_ORIGINS': '"https://pay.example.com http://localhost:4174"',
    'import.meta.env.VITE_SITE_URL': '"https://www.example.com"',
    'import.meta.env.VITE_REPORT_URL': '""',
    'import.meta.env.VITE_REPORT_RATE': '""',
  });
});
