// Run by developers as `npm run sandbox`, to call the platform without the site; `-- reset` empties its database.
import { createSandboxServer, resetSandbox } from './server.ts';

const dataDir = process.env.SANDBOX_DATA ?? '.sandbox';
const config = {
  ...(process.env.VITE_API_TOKEN && { token: process.env.VITE_API_TOKEN }),
  ...(process.env.VITE_PAYMENT_PROVIDER && { provider: process.env.VITE_PAYMENT_PROVIDER }),
  ...(process.env.SANDBOX_SITE_ORIGINS && {
    siteOrigins: process.env.SANDBOX_SITE_ORIGINS.split(',').map((origin) => origin.trim()),
  }),
};

if (process.argv[2] === 'reset') {
  resetSandbox({ dataDir });
  console.log(`The sandbox in ${dataDir} is empty.`);
} else {
  await serve().catch(({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
}

/** Serves the sandbox alone until a signal stops it. */
async function serve() {
  const port = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_534) {
    throw new Error('PORT must be a whole number from 0 to 65534.');
  }
  const server = await createSandboxServer({
    port,
    host: process.env.HOST || undefined,
    dataDir,
    config,
  });
  console.log(`Sandbox API   ${server.url}/api/v1`);
  console.log(`Sandbox panel ${server.url}/sandbox/`);
  console.log(`Payment page  ${server.payUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
