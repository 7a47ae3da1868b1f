import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as requestHttp, type Server } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../tools/build/config.ts';
import { missingPages } from '../../tools/build/languages.ts';
import { cacheControl, contentPolicy, securityHeaders } from '../../tools/build/policy.ts';
import { type Deployment, sampleDeployment } from '../../tools/serve/hosts.ts';
import { freePort } from '../fixtures/free-port.ts';
import { hostPrograms, type Place } from '../fixtures/host-programs.ts';

const { origin } = sampleDeployment;
const policy = contentPolicy(readConfig({}), 'header');
const files = { pages: { '/': 'index.html' }, spellings: {}, open: {}, missing: missingPages };
let folder: string;
let platform: Server;
let deployment: Deployment;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kickstand-https-'));
  const root = join(folder, 'the site’s dist');
  await mkdir(root);
  await writeFile(join(root, 'index.html'), 'home');
  for (const page of Object.values(missingPages)) {
    await mkdir(dirname(join(root, page)), { recursive: true });
    await writeFile(join(root, page), 'not found');
  }
  const [certificate, key] = [join(folder, 'own.pem'), join(folder, 'own.key')];
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${origin.hostname}`;
  execFileSync('openssl', [...options.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  // nginx gives its work to nobody
  await chmod(folder, 0o755);
  platform = createServer(({ url, headers }, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.end(
      JSON.stringify({ url, host: headers.host, protocol: headers['x-forwarded-proto'] }),
    );
  });
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  deployment = {
    policy,
    files,
    root,
    origin,
    platformPaths: ['/api/'],
    platform: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    isStrict: true,
  };
});
afterAll(async () => {
  platform.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** Asks this machine for an address of the site; its certificate is one of its own. */
function ask(address: URL, { http, https }: Place): Promise<Answer> {
  const isSecure = address.protocol === 'https:';
  const request = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: isSecure ? https : http,
        path: address.pathname + address.search,
        headers: { host: address.host, connection: 'close' },
        servername: address.hostname,
        rejectUnauthorized: false,
      },
      (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () => {
          const pairs = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          resolve({ status: response.statusCode ?? 0, headers: new Headers(pairs), body });
        });
      },
    )
      .on('error', reject)
      .end();
  });
}

describe.each(hostPrograms.filter(({ isHere }) => isHere))(
  '$name for a site with a name',
  (program) => {
    let place: Place;
    let stop = async () => {};
    beforeAll(async () => {
      const http = await freePort();
      place = { folder, http, https: http + 1 };
      stop = await program.start(deployment, place, () => ask(origin, place));
    });
    afterAll(() => stop());

    test('http → the same address by https', async () => {
      const { status, headers } = await ask(
        new URL('http://www.example.com/about?from=mail'),
        place,
      );
      expect([301, 308]).toContain(status);
      expect(headers.get('location')).toBe('https://www.example.com/about?from=mail');
    });

    test('https → the page, with each header of the policy, and https alone for a year', async () => {
      const { status, body, headers } = await ask(origin, place);
      expect([status, body]).toEqual([200, 'home']);
      const expected = {
        ...securityHeaders(policy),
        'Strict-Transport-Security': 'max-age=31536000',
      };
      for (const header of Object.entries(expected))
        expect([header[0], headers.get(header[0])]).toEqual(header);
    });

    test('an address of the platform → its answer, cached as it says itself; any other → the file', async () => {
      const answer = await ask(new URL('/api/v1/trip/trips/coorg.html?x=1', origin), place);
      expect(JSON.parse(answer.body)).toEqual({
        url: '/api/v1/trip/trips/coorg.html?x=1',
        host: 'www.example.com',
        protocol: 'https',
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await ask(origin, place)).headers.get('cache-control')).toBe(cacheControl.rest);
    });
  },
);

describe.each(hostPrograms)('the configuration for $name', ({ write }) => {
  test('has no Strict-Transport-Security unless a setting requests it, and says why', () => {
    const plain = write({ ...deployment, isStrict: false });
    expect(plain).toMatch(/^# No Strict-Transport-Security: .*for a year/m);
    expect(plain).not.toContain('max-age=31536000"');
    expect(write(deployment)).toMatch(/Strict-Transport-Security "max-age=31536000"/);
  });

  test('names no platform that nobody named, and says how', () => {
    const plain = write({ ...deployment, platform: undefined });
    expect(plain).toContain('--platform');
    expect(plain).not.toMatch(/proxy/);
  });

  test('a site by http, and one without a name → no certificate and no Strict-Transport-Security', () => {
    for (const other of [new URL('http://www.example.com'), undefined]) {
      const plain = write({ ...deployment, origin: other });
      expect(plain).not.toMatch(/ssl|Strict-Transport/);
      expect(plain).not.toContain('https://www.example.com');
    }
  });
});
