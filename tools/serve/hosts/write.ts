import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenStale, dist } from '../../build/build.ts';
import { readConfig } from '../../build/config.ts';
import { contentPolicy } from '../../build/policy.ts';
import type { SiteFiles } from '../static-server.ts';
import { caddyFile, nginxSample } from './hosts.ts';

// The samples are those of the defaults, whatever the environment says.
const config = readConfig({});
await buildWhenStale(config);
const files = JSON.parse(await readFile(join(dist, '_site.json'), 'utf8')) as SiteFiles;
const policy = contentPolicy(config, [], 'header');
const folder = fileURLToPath(new URL('../../../docs/hosting/', import.meta.url));
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'nginx.conf'), nginxSample(policy, files));
await writeFile(join(folder, 'Caddyfile'), caddyFile(policy, files));
console.log('Wrote docs/hosting/nginx.conf and docs/hosting/Caddyfile');
