import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { DEADLINES } from '../../src/api/client.ts';
import { root } from '../build/build.ts';
import { ConfigError, readConfig } from '../build/config.ts';
import { goThroughNamedProxy } from '../build/proxy.ts';
import { asking, counted } from './ask.ts';
import { contractFile } from './contract.ts';
import { examinePlatform } from './platform.ts';
import { examineSite } from './site.ts';

try {
  goThroughNamedProxy();
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { api: text, site: text, phone: text, payment: text, json: { type: 'boolean' } },
  });
  if (values.api) process.env.VITE_API_BASE_URL = values.api;
  if (values.site) process.env.VITE_SITE_URL = values.site;
  const config = readConfig(loadEnv('production', root));
  if (!config.siteUrl) throw new ConfigError('Which site? Give --site, or set VITE_SITE_URL.');
  const site = new URL(config.siteUrl).origin;
  const api = config.apiBaseUrl ?? site;
  const { apiToken: token, paymentProvider: provider } = config;
  const { phone, payment } = values;
  const ask = asking(DEADLINES.read);
  const findings = [
    ...(await examinePlatform({ api, site, token, provider, phone, payment }, ask)),
    ...(await examineSite(site, config, ask)),
  ];
  const said = findings.map(({ about, id, sentence, setBy, contract }, index) =>
    [
      `${index + 1}. ${about === 'api' ? 'API' : 'Site'}: ${sentence}`,
      `   Set by: ${setBy} [${id}]`,
      ...(contract.length > 0 ? [`   Contract: ${contractFile}, ${contract.join(', ')}`] : []),
    ].join('\n'),
  );
  const number = findings.length;
  said.unshift(`Asked the API at ${api} and the site at ${site}.`);
  said.push(number ? `${counted(number, 'finding')}.` : 'Nothing found that would break.');
  console.log(values.json ? JSON.stringify({ api, site, findings }, null, 2) : said.join('\n\n'));
  process.exitCode = number > 0 ? 1 : 0;
} catch (error) {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  if (!(error instanceof ConfigError || code.startsWith('ERR_PARSE_ARGS'))) throw error;
  console.error(
    `${message}\n\nnpm run doctor -- --api URL --site URL [--phone NUMBER] [--payment ID] [--json]`,
  );
  process.exitCode = 2;
}
