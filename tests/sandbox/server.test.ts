import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxServer, type SandboxServer } from '../../sandbox/server.ts';
import { booking } from '../fixtures/sandbox.ts';

let dataDir: string;
let server: SandboxServer;

const bearer = { Authorization: 'Bearer sandbox-token' };

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kickstand-sandbox-'));
  server = await createSandboxServer({ port: 0, dataDir });
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function book(): Promise<{ payment_url: string; merchant_transaction_id: string }> {
  const [path, init] = booking({ redirectUrl: `${server.url}/paymentsuccessandfailure` });
  const response = await fetch(`${server.url}${path}`, {
    ...init,
    headers: { ...bearer, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  return response.json();
}

async function reopen() {
  await server.close();
  server = await createSandboxServer({ port: 0, dataDir });
}

test('pages of a site beside the sandbox say that it serves them, its other files do not', async () => {
  await server.close();
  const fallback = ({ url }: Request) =>
    new Response('', {
      headers: {
        'Content-Type': url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
      },
    });
  server = await createSandboxServer({ port: 0, dataDir, fallback });
  const markOf = async (path: string) =>
    (await fetch(server.url + path)).headers.get('Server-Timing');
  expect(await markOf('/getaways')).toBe('sandbox');
  expect(await markOf('/assets/main.js')).toBeNull();
  expect(await markOf('/sandbox/hello')).toBeNull();
});

test('idle connections are ended on demand, so that the next request is the first of its line', async () => {
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  socket.write('GET /sandbox/hello HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  const ended = once(socket, 'close');
  const answer = await fetch(`${server.url}/sandbox/lines`, { method: 'DELETE' });
  expect(answer.status).toBe(204);
  await ended;
});

describe('what is stored', () => {
  test('orders, the seats they hold and messages outlive the process', async () => {
    const { merchant_transaction_id: id } = await book();
    await fetch(`${server.url}/api/v1/user/contact-us`, {
      method: 'POST',
      body: new URLSearchParams({
        name: 'A',
        email: 'a@b.in',
        mobile: '9876543210',
        message: 'Hi',
      }),
    });
    const seats = async () => {
      const url = `${server.url}/api/v1/trip/trips/coorg-coffee`;
      return (await (await fetch(url, { headers: bearer })).json()).data.available_seats;
    };
    const before = await seats();
    await reopen();
    expect(server.sandbox.store.order(id)).toMatchObject({ id, state: 'created', amount: 699_900 });
    expect(server.sandbox.store.messages()).toHaveLength(1);
    expect(await seats()).toBe(before);
    expect(before).toBe(7);
  });

  test('an outcome outlives the process, a late one with its count', async () => {
    const { merchant_transaction_id: id } = await book();
    await fetch(`${server.payUrl}/pay/${id}`, {
      method: 'POST',
      body: 'outcome=late&checks=1',
      redirect: 'manual',
    });
    const status = async () =>
      (await (await fetch(`${server.url}/api/v1/order/payment/status/${id}`)).json()).local_status;
    expect(await status()).toMatchObject({ payment_status: 'pending' });
    await reopen();
    expect(await status()).toMatchObject({ payment_status: 'success' });
  });

  test('an order of a booking type that this sandbox does not know is refused by its name', async () => {
    const { merchant_transaction_id: id } = await book();
    const db = new DatabaseSync(join(dataDir, 'kickstand.db'));
    db.exec("UPDATE orders SET bookingType = 'raffle'");
    db.close();
    await reopen();
    expect(() => server.sandbox.store.order(id)).toThrow('the unknown booking type raffle');
  });
});

describe('what else is served', () => {
  test('pictures with a long life, in Brotli where it helps', async () => {
    const drawing = await fetch(`${server.url}/media/manali-leh.svg`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(drawing.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(drawing.headers.get('Content-Encoding')).toBe('br');
    expect(drawing.headers.get('Cache-Control')).toBe('public, max-age=2592000');
    expect(await drawing.text()).toContain('<svg');
    const photo = await fetch(`${server.url}/media/manali-leh.avif`);
    expect(photo.headers.get('Content-Type')).toBe('image/avif');
  });

  test.each(['/media/film-night-not-uploaded.svg', '/media/..%2fserve.ts', '/media/manali-leh.ts'])(
    '%s is not there',
    async (path) => {
      expect(await rawStatus(path)).toBe(404);
    },
  );

  test('the panel, under a strict policy', async () => {
    const response = await fetch(`${server.url}/sandbox/`);
    expect(await response.text()).toContain('panel.js');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect((await fetch(`${server.url}/sandbox/panel.js`)).status).toBe(200);
    expect((await fetch(`${server.payUrl}/pay.css`)).headers.get('Content-Type')).toMatch(
      'text/css',
    );
  });
});

describe('a body of more than a million bytes', () => {
  const MEGABYTE = 1_000_000;
  const places = [
    ['the API', '/api/v1/user/contact-us', () => server.sandbox.api],
    ['the admin calls', '/sandbox/clock', () => server.sandbox.api],
    ['the payment page', '/pay/KS1', () => server.sandbox.pay],
  ] as const;

  test.each(places)('sent to %s → 413', async (_, path, appOf) => {
    const post = async (size: number) => {
      const init = { method: 'POST', body: 'a'.repeat(size) };
      return (await appOf().fetch(new Request(server.url + path, init))).status;
    };
    expect(await post(MEGABYTE + 1)).toBe(413);
    expect(await post(MEGABYTE)).not.toBe(413);
  });

  test('is refused before it has come', async () => {
    const body = `Content-Length: ${200 * MEGABYTE}`;
    expect(await rawStatus('/api/v1/order/booking/guest-book', 'POST', body)).toBe(413);
    expect(await rawStatus('/pay/KS1', 'POST', body, server.payUrl)).toBe(413);
  });
});

/** The status of a path that no client would tidy up before sending it; of a request without its body, which some header announces. */
function rawStatus(
  path: string,
  method = 'GET',
  header = 'Connection: close',
  at = server.url,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(at).port), 'localhost');
    socket.once('error', reject);
    socket.once('data', (bytes) => {
      resolve(Number(bytes.toString().split(' ')[1]));
      socket.destroy();
    });
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`);
  });
}
