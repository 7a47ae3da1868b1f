// Run by everybody who tries the site, as `npm start`: builds when something changed, serves the site, and the sandbox
// where no platform is set.
import { listen } from '../../sandbox/listen.ts';
import { createSandboxServer, openSandbox } from '../../sandbox/server.ts';
import { invalidReportReason } from '../../src/app/reporting/report-schema.ts';
import { organisationFacts } from '../../src/site/organisation-facts.ts';
import { buildWhenStale, configOrExit, dist, isBuildStale } from '../build/build.ts';
import { SnapshotError } from '../build/catalogue-snapshot.ts';
import { sandboxSettings } from '../build/config.ts';
import { updateSnapshot } from '../build/snapshot.ts';
import { ensureFreePorts } from './ports.ts';
import { run } from './run.ts';
import { serveBuild } from './serve-build.ts';

const config = configOrExit();
const { host, port = 4173 } = config;

const dataDir = process.env.SANDBOX_DATA ?? '.sandbox';
const sandboxConfig = sandboxSettings(config, port + 1);

/** Writes what the sandbox has today into the pages, those of a build that follows where it has to; without that, pages wait for their answers. */
async function showSandbox(): Promise<void> {
  const sandbox = openSandbox({ dataDir, config: sandboxConfig });
  try {
    const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init));
    const platform = { baseUrl: `http://localhost:${port}`, fetch };
    const isForNextBuild = await isBuildStale(config);
    await updateSnapshot(config, platform, { isLazy: true, isForNextBuild });
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    console.warn(error.message);
  } finally {
    sandbox.close();
  }
}

await run(async () => {
  await ensureFreePorts(config, port);
  if (config.apiBaseUrl === undefined) await showSandbox();
  await buildWhenStale(config);
  const site = await serveBuild(dist);
  if (config.apiBaseUrl !== undefined) {
    const server = await listen(site, { port, host });
    console.log(`${organisationFacts.brand}: ${server.url}`);
    console.log(`It asks the API at ${config.apiBaseUrl}; no sandbox is running.`);
    return server.close;
  }
  const server = await createSandboxServer({
    port,
    host,
    dataDir,
    config: sandboxConfig,
    checkReport: invalidReportReason,
    fallback: site,
  });
  console.log(`${organisationFacts.brand}: ${server.url}`);
  console.log(`Sandbox: ${server.url}/sandbox/, its payment page: ${server.payUrl}`);
  if (config.reportUrl !== undefined) console.log(`Pages send reports to ${config.reportUrl}`);
  if (config.paymentOrigins.length > 0 && !config.paymentOrigins.includes(server.payUrl)) {
    console.warn(
      `NOTE: VITE_PAYMENT_ORIGINS does not name ${server.payUrl}, so the site refuses the sandbox's payment page.`,
    );
  }
  return server.close;
});
