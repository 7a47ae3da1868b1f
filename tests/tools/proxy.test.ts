import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { root } from '../../tools/build/build.ts';

const SITE = 'http://kickstand.invalid';

/** Starts the doctor in an environment that names these proxies and no others. */
function doctorWith(proxies: Readonly<Record<string, string>>): ChildProcess {
  const named = /^(NODE_USE_ENV|HTTPS?|ALL|NO)_PROXY$/i;
  const inherited = Object.entries(process.env).filter(([name]) => !named.test(name));
  return spawn(process.execPath, ['tools/doctor/doctor.ts', '--site', SITE], {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...proxies },
  });
}

test.each([
  ['HTTP_PROXY', 'http://'],
  ['http_proxy', 'http://'],
  ['ALL_PROXY', 'http://'],
  ['all_proxy', 'http://'],
  ['ALL_PROXY', ''],
])('%s names a proxy, behind %j → the doctor asks through it', async (name, scheme) => {
  const proxy = createServer((_, response) => response.writeHead(503).end());
  const requestedHost = new Promise<string>((resolve) => {
    proxy.on('request', ({ url = '' }) => resolve(url));
    proxy.on('connect', ({ url = '' }, socket) => {
      resolve(url);
      // the doctor is killed once it has asked
      socket.on('error', () => {});
      socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const doctor = doctorWith({ [name]: `${scheme}127.0.0.1:${port}` });
  const ended = once(doctor, 'exit').then(() => 'asked nobody');
  expect(await Promise.race([requestedHost, ended])).toContain('kickstand.invalid');
  doctor.kill();
  proxy.close();
});

test('a proxy that Node cannot take → one sentence names it', async () => {
  const doctor = doctorWith({ ALL_PROXY: 'gopher://proxy.example.com' });
  let said = '';
  doctor.stderr?.on('data', (text) => (said += text));
  const [code] = await once(doctor, 'close');
  expect([code, said]).toEqual([
    1,
    'No request can go through the proxy gopher://proxy.example.com: HTTPS_PROXY, HTTP_PROXY and ALL_PROXY take addresses such as http://proxy.example.com:3128.\n',
  ]);
});
