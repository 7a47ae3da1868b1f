// Run by operators as `npm run hosts`, after each build: writes the configuration of nginx and of Caddy for it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale, configOrExit, dist, root } from '../build/build.ts';
import { type Config, readConfig } from '../build/config.ts';
import { contentPolicy, policyIn } from '../build/policy.ts';
import { caddyFile, type Deployment, nginxConfig, sampleDeployment } from './hosts.ts';
import type { SiteFiles } from './site-files.ts';

const use = `npm run hosts -- [--out FOLDER] [--root FOLDER] [--platform URL] [--hsts]
  --out FOLDER    where nginx.conf and Caddyfile are written; hosts/ unless given
  --root FOLDER   where dist/ is on the host; here unless given
  --platform URL  the address at which the platform listens, where the site's own origin has the API: http://127.0.0.1:3000
  --hsts          browsers ask for this name by HTTPS alone from then on, for a year after each visit
npm run hosts -- --samples         writes those of docs/hosting
npm run hosts -- --container FILE  writes the nginx.conf of the container, made of dist/ as it is`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  out: text,
  root: text,
  platform: text,
  hsts: flag,
  samples: flag,
  container: text,
};

/** Returns the paths of the site's own origin at which a build requests the platform. */
function platformPaths({ siteUrl, apiBaseUrl, contactBaseUrl, reportUrl }: Config): string[] {
  const ofOwnOrigin = [apiBaseUrl, contactBaseUrl].flatMap((base) => {
    if (base === undefined) return ['/api/'];
    const { origin, pathname } = new URL(base);
    return origin === siteUrl ? [`${pathname.replace(/\/$/, '')}/api/`] : [];
  });
  return [...new Set(ofOwnOrigin), ...(reportUrl?.startsWith('/') ? [reportUrl] : [])];
}

/** Returns the address of a platform without a slash at its end; it may have neither a path nor a query. */
function platformIn(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.parse(address);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  throw new Error(
    `--platform must be an address without a path, such as http://127.0.0.1:3000 (it is '${address}').`,
  );
}

const filesOfBuild = async (): Promise<SiteFiles> =>
  JSON.parse(await readFile(join(dist, '_site.json'), 'utf8'));
const policyOfBuild = async () => policyIn(await readFile(join(dist, '_headers'), 'utf8'));

/** Returns the files to write, by path. */
async function written(): Promise<Record<string, string>> {
  const { values } = parseArgs({ options });
  if (values.container !== undefined) {
    const config = configOrExit();
    const deployment = {
      policy: await policyOfBuild(),
      files: await filesOfBuild(),
      root: sampleDeployment.root,
      platformPaths: platformPaths(config),
      isStrict: false,
    };
    return { [resolve(values.container)]: nginxConfig(deployment) };
  }
  const config = values.samples ? readConfig({}) : configOrExit();
  const platform = platformIn(values.platform);
  const paths = platformPaths(config);
  if (values.platform !== undefined && paths.length === 0)
    throw new Error(`--platform has no use: this build asks ${config.apiBaseUrl}.`);
  if (values.hsts && !config.siteUrl?.startsWith('https:'))
    throw new Error('--hsts needs VITE_SITE_URL with https: no other site can promise it.');
  await buildWhenStale(config);
  const files = await filesOfBuild();
  const deployment: Deployment = values.samples
    ? {
        ...sampleDeployment,
        policy: contentPolicy(config, 'header'),
        files,
        platformPaths: paths,
      }
    : {
        policy: await policyOfBuild(),
        files,
        root: resolve(values.root ?? dist),
        ...(config.siteUrl !== undefined && { origin: new URL(config.siteUrl) }),
        platform,
        platformPaths: paths,
        isStrict: values.hsts ?? false,
      };
  const folder = values.samples ? join(root, 'docs/hosting') : resolve(values.out ?? 'hosts');
  return {
    [join(folder, 'nginx.conf')]: nginxConfig(deployment),
    [join(folder, 'Caddyfile')]: caddyFile(deployment),
  };
}

try {
  for (const [file, configuration] of Object.entries(await written())) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, configuration);
    console.log(`Wrote ${file}`);
  }
} catch (error) {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  console.error(code.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${use}` : message);
  process.exitCode = 2;
}
