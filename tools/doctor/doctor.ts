import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { root } from '../build/build.ts';
import { ConfigError, readConfig } from '../build/config.ts';
import { goThroughNamedProxy } from '../build/proxy.ts';
import type { Examined } from './ask.ts';
import { examine, written } from './examine.ts';

const usage = `npm run doctor -- --api URL --site URL [--phone NUMBER] [--json]

  --api   the API's base; else VITE_API_BASE_URL, else the site's own origin
  --site  the site's origin; else VITE_SITE_URL
  --phone a number of yours with bookings, whose status words are read too
  --json  prints JSON

It sends GET requests, and the OPTIONS that a browser sends before them.
Ends with 0 where nothing is found, 1 with findings, 2 when it cannot be used like this.`;

/** Says why the command cannot be used like this. */
class UsageError extends Error {}

function readArguments(): { examined: Examined; isJson: boolean } {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      site: { type: 'string' },
      phone: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const given = {
    ...(values.api === undefined ? {} : { VITE_API_BASE_URL: values.api }),
    ...(values.site === undefined ? {} : { VITE_SITE_URL: values.site }),
  };
  const config = readConfig({ ...loadEnv('production', root, 'VITE_'), ...process.env, ...given });
  const { siteUrl, apiToken } = config;
  if (siteUrl === undefined) throw new UsageError('Which site? Give --site, or set VITE_SITE_URL.');
  const site = new URL(siteUrl).origin;
  const api = config.apiBaseUrl ?? site;
  const contact = config.contactBaseUrl ?? api;
  const { phone } = values;
  const examined = { api, site, contact, reports: config.reportUrl, token: apiToken, phone };
  return { examined, isJson: values.json === true };
}

/** True when an error is about how the command was called. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof ConfigError ||
  (error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  goThroughNamedProxy();
  const { examined, isJson } = readArguments();
  const diagnosis = await examine(examined);
  console.log(isJson ? JSON.stringify(diagnosis, null, 2) : written(diagnosis));
  process.exitCode = diagnosis.findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!isUsage(error)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
