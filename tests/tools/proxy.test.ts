import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { root } from '../../tools/build/build.ts';

test('a proxy is named → the doctor asks through it', async () => {
  const proxy = createServer((_, response) => response.writeHead(503).end());
  const asked = new Promise<string>((resolve) => {
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
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { NODE_USE_ENV_PROXY: _, ...env } = process.env;
  const site = 'http://kickstand.invalid';
  const doctor = spawn(process.execPath, ['tools/doctor/doctor.ts', '--site', site], {
    cwd: root,
    env: { ...env, HTTP_PROXY: address, NO_PROXY: '', no_proxy: '' },
    stdio: 'ignore',
  });
  const ended = once(doctor, 'exit').then(() => 'asked nobody');
  expect(await Promise.race([asked, ended])).toContain('kickstand.invalid');
  doctor.kill();
  proxy.close();
});
