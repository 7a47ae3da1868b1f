import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/free-port.ts';

/** Where a site and its sandbox run. */
export interface Address {
  site: string;
  pay: string;
}

/** Starts a project's site with a sandbox of its own and other settings, for as long as it is used. */
export async function serveProject(
  project: string,
  settings: Readonly<Record<string, string>>,
  use: (address: Address) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'kickstand-'));
  const own = { PORT: String(port), SANDBOX_DATA: data };
  const server = spawn('node', ['tools/serve/start.ts'], {
    cwd: project,
    env: { ...process.env, ...settings, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // listened for at once: a server that stops by itself must not be waited for at the end
  const gone = once(server, 'exit');
  const address = { site: `http://localhost:${port}`, pay: `http://localhost:${port + 1}` };
  await answering(address.site, server);
  await use(address);
  server.kill('SIGTERM');
  await gone;
  await rm(data, { recursive: true, force: true });
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new Error('The site did not start.');
    const answer = await fetch(`${address}/sandbox/hello`).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing answers at ${address}.`);
}
