import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressOf, isAllowedHost, listen } from '../../sandbox/listen.ts';
import { createSandboxServer, type SandboxServer } from '../../sandbox/server.ts';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((place) => place?.address === '::1');

/** A GET to an address of this machine under any Host header; rejects when nobody listens there. */
function ask(
  { port, at = '127.0.0.1', host }: { port: number; at?: string; host?: string },
  path = '/sandbox/hello',
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: host ?? `localhost:${port}`, connection: 'close' };
    request({ host: at, port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

let dataDir: string;
let server: SandboxServer;
let isRunning = false;

async function start(host?: string): Promise<{ main: number; pay: number }> {
  server = await createSandboxServer({
    port: 0,
    dataDir,
    ...(host !== undefined && { host }),
    fallback: () => new Response('site'),
  });
  isRunning = true;
  return { main: Number(new URL(server.url).port), pay: Number(new URL(server.payUrl).port) };
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kickstand-listen-'));
});
afterEach(async () => {
  if (isRunning) await server.close();
  isRunning = false;
  rmSync(dataDir, { recursive: true, force: true });
});

describe('without HOST', () => {
  test('listens on loopback alone', async () => {
    const { main, pay } = await start();
    // every interface would answer here too
    await expect(ask({ port: main, at: '127.0.0.2' })).rejects.toThrow();
    await expect(ask({ port: pay, at: '127.0.0.2' })).rejects.toThrow();
    expect((await ask({ port: main })).status).toBe(200);
    expect(server.url).toBe(`http://localhost:${main}`);
  });

  test.each(['evil.example', 'evil.example:4173', 'localhost.evil.example', '192.168.1.5'])(
    'Host %j is refused by the API, the panel, the site and the payment page',
    async (host) => {
      const { main, pay } = await start();
      for (const path of ['/sandbox/hello', '/sandbox/', '/api/v1/x', '/media/x.svg', '/']) {
        const answer = await ask({ port: main, host }, path);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.body).toMatch(/answers to localhost only.*HOST/);
      }
      expect((await ask({ port: pay, host }, '/pay.css')).status).toBe(403);
      expect(server.sandbox.requestLog.entries()).toEqual([]);
    },
  );
});

// only Linux has the whole of 127.0.0.0/8
describe.skipIf(process.platform !== 'linux')('with HOST', () => {
  test('an address → listens there, and answers to it and to no strange name', async () => {
    const { main, pay } = await start('127.0.0.2');
    expect(server.url).toBe(`http://127.0.0.2:${main}`);
    expect(server.payUrl).toBe(`http://127.0.0.2:${pay}`);
    const at = '127.0.0.2';
    expect((await ask({ port: main, at, host: `127.0.0.2:${main}` })).status).toBe(200);
    expect((await ask({ port: main, at, host: 'evil.example' })).status).toBe(403);
    await expect(ask({ port: main })).rejects.toThrow();
  });

  test('0.0.0.0 → listens everywhere, and answers to addresses but to no strange name', async () => {
    const { main } = await start('0.0.0.0');
    expect(server.url).toBe(`http://localhost:${main}`);
    const at = '127.0.0.2';
    expect((await ask({ port: main, at, host: `127.0.0.2:${main}` })).status).toBe(200);
    expect((await ask({ port: main, at, host: '192.168.1.5' })).status).toBe(200);
    expect((await ask({ port: main, at, host: 'evil.example' })).status).toBe(403);
  });
});

test('a port that is taken on the other loopback address is taken', async () => {
  await start();
  const other = createServer();
  const at = hasIpv6 ? '::1' : '127.0.0.1';
  await new Promise<void>((resolve) => other.listen(0, at, resolve));
  const { port } = other.address() as { port: number };
  await expect(listen(() => new Response(), { port })).rejects.toThrow(`Port ${port} is in use`);
  // what was bound before that is given back
  other.close();
  const again = await listen(() => new Response(), { port });
  await again.close();
});

test.each([
  [undefined, 'http://localhost:1'],
  ['0.0.0.0', 'http://localhost:1'],
  ['::', 'http://localhost:1'],
  ['192.168.1.5', 'http://192.168.1.5:1'],
  ['fd00::5', 'http://[fd00::5]:1'],
  ['rides.local', 'http://rides.local:1'],
])('HOST %j → the address to open is %s', (host, address) => {
  expect(addressOf(host, 1)).toBe(address);
});

test.each<[string | undefined, string, boolean]>([
  ...['localhost', 'LOCALHOST:80', '127.0.0.1:9', '[::1]:9', '[::1]'].map(
    (header): [undefined, string, true] => [undefined, header, true],
  ),
  ['rides.local', 'Rides.Local:4173', true],
  ['fd00::5', '[fd00::5]:4173', true],
  ['rides.local', 'localhost', true],
  ['::', '[fd00::5]', true],
  ['::', 'evil.example', false],
  [undefined, '', false],
  [undefined, 'localhost@evil.example', false],
  [undefined, '127.0.0.1.evil.example', false],
])('HOST %j and the Host header %j → %s', (host, header, isAllowed) => {
  expect(isAllowedHost(header, host)).toBe(isAllowed);
});
