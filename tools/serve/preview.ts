// Run by operators as `npm run preview`, after a build and before its deployment: serves dist/ as a static host would.
import { resolve } from 'node:path';
import { listen } from '../../sandbox/listen.ts';
import { configOrExit, dist } from '../build/build.ts';
import { run } from './run.ts';
import { serveBuild } from './serve-build.ts';

// it never builds, and no setting of today changes what it serves
const { host, port = 4173 } = configOrExit();
const folder = process.argv[2] === undefined ? dist : resolve(process.argv[2]);

await run(async () => {
  const site = await listen(await serveBuild(folder), { port, host });
  console.log(`${folder} alone: ${site.url}`);
  return site.close;
});
