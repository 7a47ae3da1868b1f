// Run by operators as `npm run doctor`, before going live and after each deployment: asks platform and site what would
// break.
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { DEADLINES } from '../../src/api/client.ts';
import { root } from '../build/build.ts';
import { ConfigError, readConfig } from '../build/config.ts';
import { goThroughNamedProxy } from '../build/proxy.ts';
import { createRequester } from './ask.ts';
import { worstFirst } from './check.ts';
import { examinePlatform } from './platform-checks.ts';
import { exitCodeOf, reportText, totalsOf } from './report.ts';
import { examineSite } from './site-checks.ts';

try {
  goThroughNamedProxy();
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { api: text, site: text, phone: text, payment: text, json: flag, strict: flag },
  });
  if (values.api) process.env.VITE_API_BASE_URL = values.api;
  if (values.site) process.env.VITE_SITE_URL = values.site;
  const config = readConfig(loadEnv('production', root));
  if (!config.siteUrl) throw new ConfigError('Which site? Give --site, or set VITE_SITE_URL.');
  const site = new URL(config.siteUrl).origin;
  const api = config.apiBaseUrl ?? site;
  const { apiToken: token, paymentProvider: provider } = config;
  const { phone, payment } = values;
  const ask = createRequester(DEADLINES.read);
  const findings = worstFirst([
    ...(await examinePlatform({ api, site, token, provider, phone, payment }, ask)),
    ...(await examineSite(site, config, ask)),
  ]);
  const introduction = `Read the API at ${api} and the site at ${site}.`;
  const report = { api, site, totals: totalsOf(findings), findings };
  console.log(
    values.json ? JSON.stringify(report, null, 2) : `${introduction}\n\n${reportText(findings)}`,
  );
  process.exitCode = exitCodeOf(findings, values.strict);
} catch (error) {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  if (!(error instanceof ConfigError || code.startsWith('ERR_PARSE_ARGS'))) throw error;
  console.error(
    `${message}\n\nnpm run doctor -- --api URL --site URL [--phone NUMBER] [--payment ID] [--strict] [--json]`,
  );
  process.exitCode = 2;
}
