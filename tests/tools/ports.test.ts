import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type Listening, listen } from '../../sandbox/listen.ts';
import { freePort } from '../fixtures/free-port.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a script of package.json on a port. */
function run(name: 'start' | 'dev' | 'sandbox', port: number) {
  const { VITEST: _, HOST: _host, ...own } = process.env;
  const env = { ...own, PORT: String(port), VITE_API_BASE_URL: '' };
  return spawnSync(manifest.scripts[name], { cwd: root, env, shell: true, encoding: 'utf8' });
}

/** A port that is taken, with a free one before it. */
async function takenPort(): Promise<Listening> {
  for (;;) {
    const port = await freePort();
    const taken = await listen(() => new Response(), { port: port + 1 }).catch(() => null);
    if (taken !== null) return taken;
  }
}

test.each([
  ['start', 0],
  ['start', 1],
  ['dev', 0],
  ['dev', 1],
  ['sandbox', 0],
] as const)(
  'npm run %s, whose port + %i is taken → one sentence, and nothing is built or started',
  async (name, offset) => {
    const { port, close } = await takenPort();
    try {
      const { status, stdout, stderr } = run(name, port - offset);
      const sentence = `Port ${port} is in use: stop what listens there, or set PORT.\n`;
      expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence });
    } finally {
      await close();
    }
  },
);
