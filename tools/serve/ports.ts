import { listen } from '../../sandbox/listen.ts';
import type { Config } from '../build/config.ts';

/**
 * Rejects with a sentence when the port of a site, or the next one for a sandbox's payment page, is taken. It runs
 * before a build, which takes a minute.
 */
export async function ensureFreePorts(
  { apiBaseUrl, host }: Pick<Config, 'apiBaseUrl' | 'host'>,
  port: number,
): Promise<void> {
  // 0 is any free port
  const ports = apiBaseUrl === undefined && port > 0 ? [port, port + 1] : [port];
  for (const each of ports) {
    const { close } = await listen(() => new Response(), { port: each, host });
    await close();
  }
}
