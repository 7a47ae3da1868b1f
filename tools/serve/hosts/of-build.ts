import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dist } from '../../build/build.ts';
import type { SiteFiles } from '../static-server.ts';
import { nginxConfigOf } from './hosts.ts';

// What the container's server reads: made of the build as it is, whatever the settings say by now.
const [, , target] = process.argv;
if (target === undefined) {
  console.error('Where to? node tools/serve/hosts/of-build.ts FILE');
  process.exit(2);
}
const headers = await readFile(join(dist, '_headers'), 'utf8');
const files = JSON.parse(await readFile(join(dist, '_site.json'), 'utf8')) as SiteFiles;
await writeFile(resolve(target), nginxConfigOf(headers, files));
console.log(`Wrote ${target}`);
