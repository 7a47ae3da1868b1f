import { buildWhenStale, configOrExit, dist } from './build.ts';
import { listen, run } from './listen.ts';
import { createSite } from './site.ts';

const config = configOrExit();

await run(async () => {
  await buildWhenStale(config);
  const site = await listen(await createSite(dist), config.port ?? 4173);
  console.log(`dist/ alone: http://localhost:${site.port}`);
  return site.close;
});
