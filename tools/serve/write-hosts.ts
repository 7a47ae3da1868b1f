import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildWhenStale, dist } from '../build/build.ts';
import { readConfig } from '../build/config.ts';
import { contentPolicy, policyIn } from '../build/policy.ts';
import { caddyFile, nginxConfig, nginxSample } from './hosts.ts';
import type { SiteFiles } from './site-files.ts';

// With a file named: what the container's nginx reads, made of the build as it is. Else the samples, of the defaults whatever the environment says.
const [, , target] = process.argv;
const config = readConfig({});
if (target === undefined) await buildWhenStale(config);
const files = JSON.parse(await readFile(join(dist, '_site.json'), 'utf8')) as SiteFiles;
const policy = contentPolicy(config, 'header');
const sample = (name: string) => join(import.meta.dirname, '../../docs/hosting', name);
const builtPolicy = async () => policyIn(await readFile(join(dist, '_headers'), 'utf8'));
const written =
  target === undefined
    ? {
        [sample('nginx.conf')]: nginxSample(policy, files),
        [sample('Caddyfile')]: caddyFile(policy, files),
      }
    : { [resolve(target)]: nginxConfig(await builtPolicy(), files) };
for (const [file, text] of Object.entries(written)) {
  await writeFile(file, text);
  console.log(`Wrote ${file}`);
}
