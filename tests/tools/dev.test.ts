import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../../sandbox/listen.ts';
import { organisationFacts } from '../../src/site/organisation-facts.ts';
import { freePort } from '../fixtures/free-port.ts';

const root = join(import.meta.dirname, '../..');
const { VITEST, PORT, HOST, SANDBOX_DATA } = process.env;
let port: number;
let dataDir: string;
let server: ViteDevServer;

beforeAll(async () => {
  port = await freePort();
  dataDir = await mkdtemp(join(tmpdir(), 'kickstand-dev-'));
  // the site's own plugins stay out of a build that tests run in
  delete process.env.VITEST;
  delete process.env.HOST;
  Object.assign(process.env, { PORT: String(port), SANDBOX_DATA: dataDir });
  server = await createServer({ root, logLevel: 'error', server: { watch: null } });
  await server.listen();
  // the first page makes the server read all of the site
  await ask('/');
});

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
  Object.assign(process.env, { VITEST });
  for (const [name, value] of Object.entries({ PORT, HOST, SANDBOX_DATA })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

/** A GET as a browser's address bar sends it, under any Host header. */
function ask(path: string, host = `localhost:${port}`, to = port): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html', connection: 'close' };
    request({ host: 'localhost', port: to, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve([response.statusCode ?? 0, body]));
    })
      .on('error', reject)
      .end();
  });
}

test('the dev server listens on loopback alone', () => {
  const place = server.httpServer?.address() as AddressInfo | null | undefined;
  expect(['127.0.0.1', '::1']).toContain(place?.address);
  expect(server.resolvedUrls?.local[0]).toBe(`${addressOf(undefined, port)}/`);
});

test('neither the dev server nor its sandbox nor the payment page answers to a strange host name', async () => {
  expect((await ask('/sandbox/hello'))[0]).toBe(200);
  expect((await ask('/sandbox/hello', 'evil.example'))[0]).toBe(403);
  expect((await ask('/', 'evil.example'))[0]).toBe(403);
  expect((await ask('/pay.css', undefined, port + 1))[0]).toBe(200);
  expect((await ask('/pay.css', 'evil.example', port + 1))[0]).toBe(403);
});

test('the dev server leads on a rider whom the provider sends back by POST', async () => {
  const response = await fetch(`http://localhost:${port}/hi/paymentsuccessandfailure`, {
    method: 'POST',
    body: new URLSearchParams({ transactionId: 'T1' }),
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/hi/paymentsuccessandfailure?merchantTransactionId=T1',
  ]);
});

test('a change of its configuration starts the dev server anew, with the sandbox and its payment page', async () => {
  const { config } = server;
  await server.restart();
  expect(server.config).not.toBe(config);
  expect((await ask('/sandbox/hello'))[0]).toBe(200);
  expect((await ask('/pay.css', undefined, port + 1))[0]).toBe(200);
});

describe('which paths the dev server knows', () => {
  test.each([
    ['/', 200],
    ['/talentHunt', 200],
    ['/details/a.b', 200],
    ['/getaways/x.y', 200],
    ['/bookingdetails?from=mail', 200],
    ['/nope', 404],
    ['/nope.txt', 404],
    ['/details/a/b', 404],
    ['//', 200],
    ['//evil.example', 404],
    ['/index.html', 404],
    ['/_details-any.html', 404],
    ['/assets/gone-abc.js', 404],
  ])('%s → %i, with the page that shows it', async (path, status) => {
    const [answered, body] = await ask(path);
    expect(answered).toBe(status);
    expect(body).toContain('<div id="root"');
    expect(body).toContain('/@vite/client');
  });

  test('the brand of the site file stands in the page and in the manifest', async () => {
    expect((await ask('/'))[1]).toContain(`<title>${organisationFacts.brand}</title>`);
    expect(JSON.parse((await ask('/manifest.webmanifest'))[1])).toMatchObject({
      name: organisationFacts.brand,
    });
  });

  test('files are files', async () => {
    expect((await ask('/favicon.svg'))[1]).toContain('<svg');
    expect((await ask('/@vite/client'))[0]).toBe(200);
  });
});
