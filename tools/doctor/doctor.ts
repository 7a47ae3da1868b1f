import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { DEADLINES } from '../../src/api/api-config.ts';
import { root } from '../build/build.ts';
import { ConfigError, readConfig } from '../build/config.ts';
import { goThroughNamedProxy } from '../build/proxy.ts';
import { type Ask, asking } from './ask.ts';
import { examinePlatform } from './platform.ts';
import { examineSite } from './site.ts';

const usage = `npm run doctor -- --api URL --site URL [--phone NUMBER] [--json]

  --api   the API's base; else VITE_API_BASE_URL, else the site's own origin
  --site  the site's origin; else VITE_SITE_URL
  --phone a number of yours with bookings, whose status words are read too
  --json  prints JSON

It sends GET requests, the OPTIONS that a browser sends before them, and an empty POST to the site's own result page.
Ends with 0 where nothing is found, 1 with findings, 2 when it cannot be used like this.`;

async function diagnose(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { api: text, site: text, phone: text, json: { type: 'boolean' } },
  });
  const config = readConfig({
    ...loadEnv('production', root, 'VITE_'),
    ...process.env,
    ...(values.api === undefined ? {} : { VITE_API_BASE_URL: values.api }),
    ...(values.site === undefined ? {} : { VITE_SITE_URL: values.site }),
  });
  const { siteUrl, apiToken: token, reportUrl: reports } = config;
  if (siteUrl === undefined)
    throw new ConfigError('Which site? Give --site, or set VITE_SITE_URL.');
  const site = new URL(siteUrl).origin;
  const api = config.apiBaseUrl ?? site;
  const contact = config.contactBaseUrl ?? api;
  const examined = { api, site, contact, reports, token, phone: values.phone };
  const asked = asking(DEADLINES.read);
  let requests = 0;
  const ask: Ask = (...request) => {
    requests += 1;
    return asked(...request);
  };
  const findings = [
    ...(await examinePlatform(examined, ask)),
    ...(await examineSite(examined, ask)),
  ];
  process.exitCode = findings.length > 0 ? 1 : 0;
  if (values.json === true) {
    console.log(JSON.stringify({ api, site, requests, findings }, null, 2));
    return;
  }
  console.log(`Asked the API at ${api} and the site at ${site}: ${requests} requests.`);
  for (const [index, { about, id, sentence, setBy }] of findings.entries())
    console.log(
      `\n${index + 1}. ${about === 'api' ? 'API' : 'Site'}: ${sentence}\n   Set by: ${setBy} [${id}]`,
    );
  const count = `\n${findings.length} finding${findings.length === 1 ? '' : 's'}.`;
  console.log(findings.length === 0 ? 'Nothing found that would break.' : count);
}

try {
  goThroughNamedProxy();
  await diagnose();
} catch (error) {
  const isOfArguments = error instanceof TypeError && 'code' in error;
  if (!(error instanceof ConfigError || (isOfArguments && /^ERR_PARSE_ARGS/.test(`${error.code}`))))
    throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
