import { listen } from '../sandbox/listen.ts';
import { buildWhenStale, configOrExit, dist } from './build.ts';
import { run } from './listen.ts';
import { createSite } from './site.ts';

const config = configOrExit();

await run(async () => {
  await buildWhenStale(config);
  const site = await listen(await createSite(dist), {
    port: config.port ?? 4173,
    host: config.host,
  });
  console.log(`dist/ alone: ${site.url}`);
  return site.close;
});
