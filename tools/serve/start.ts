import { listen } from '../../sandbox/listen.ts';
import { createSandboxServer } from '../../sandbox/server.ts';
import { siteConfig } from '../../src/app/site-config.ts';
import { buildWhenStale, configOrExit, dist } from '../build/build.ts';
import { run } from './run.ts';
import { createStaticServer } from './static-server.ts';

const config = configOrExit();
const { host, port = 4173 } = config;

await run(async () => {
  await buildWhenStale(config);
  const site = await createStaticServer(dist);
  if (config.apiBaseUrl !== undefined) {
    const server = await listen(site, { port, host });
    console.log(`${siteConfig.brand}: ${server.url}`);
    console.log(`It asks the API at ${config.apiBaseUrl}; no sandbox is running.`);
    return server.close;
  }
  const server = await createSandboxServer({
    port,
    host,
    dataDir: process.env.SANDBOX_DATA ?? '.sandbox',
    config: {
      token: config.apiToken,
      provider: config.paymentProvider,
      merchant: siteConfig.brand,
    },
    fallback: site,
  });
  console.log(`${siteConfig.brand}: ${server.url}`);
  console.log(`Sandbox: ${server.url}/sandbox/, its payment page: ${server.payUrl}`);
  if (config.paymentOrigins.length > 0 && !config.paymentOrigins.includes(server.payUrl)) {
    console.warn(
      `NOTE: VITE_PAYMENT_ORIGINS does not name ${server.payUrl}, so the site refuses the sandbox's payment page.`,
    );
  }
  return server.close;
});
