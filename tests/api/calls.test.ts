import { describe, expect, test, vi } from 'vitest';
import {
  initiationAlert,
  MISSING_PARAMETERS_ALERT,
  mayHaveOrder,
} from '#machines/domain/answer/failure.ts';
import type { ListName } from '#machines/domain/catalogue/lists.ts';
import { CONTACT_FIELD_NAMES } from '#machines/domain/person/contact-form.ts';
import { freshValue } from '../../src/api/api-error.ts';
import { BODY_LIMIT, createClient } from '../../src/api/client.ts';
import type { Api } from '../../src/api/platform-api.ts';
import { faultyCalls } from '../assurance/faults/fault-cells.ts';
import { examplePayload as booking } from '../fixtures/bookings.ts';
import {
  breakOff,
  failureOf,
  json,
  openFakeServer,
  type Respond,
  silence,
  text,
} from '../fixtures/server.ts';

const server = openFakeServer();

const contact = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9845011223',
  message: 'Forty riders & a film crew',
};

describe('each call is one request, exactly as specified', () => {
  test.each(Object.entries(faultyCalls))('%s', async (_, { api: { call, answer, request } }) => {
    server.answer = json(answer);
    await call(server.api());
    const sent = server.received.map(({ method, url, headers, body }) => ({
      method,
      path: url.pathname + url.search,
      bearer: headers.authorization,
      body,
    }));
    const { method, path, hasBearer, body = '' } = request;
    const bearer = hasBearer ? 'Bearer secret-token' : undefined;
    expect(sent).toEqual([{ method, path: `/api/v1/${path}`, bearer, body }]);
    const headers = server.received[0]?.headers;
    expect(headers?.accept).toBe('application/json');
    expect(headers?.cookie).toBeUndefined();
    const form = 'application/x-www-form-urlencoded;charset=UTF-8';
    expect(headers?.['content-type']).toBe(sent[0]?.method === 'POST' ? form : undefined);
  });

  test('every function of the API is called there, but for that of pictures', async () => {
    const api = server.api();
    const called = new Set<string>();
    const watched = new Proxy(api, {
      get: (target, name, receiver) => {
        called.add(String(name));
        return Reflect.get(target, name, receiver);
      },
    });
    for (const { api: one } of Object.values(faultyCalls)) {
      server.answer = json(one.answer);
      await one.call(watched);
    }
    expect([...called, 'fetchPicture'].sort()).toEqual(Object.keys(api).sort());
  });

  test('a whole total is sent without decimals', async () => {
    server.answer = json({
      payment_url: 'https://pay.example.com/1',
      merchant_transaction_id: 'T1',
    });
    await server.api().bookAsGuest({ ...booking, bookingType: 'event', priceToBePaid: 49_900 });
    expect(server.received[0]?.url.searchParams.get('price_to_be_paid')).toBe('499');
    expect(server.received[0]?.url.pathname).toBe('/api/v1/order/guest-book/event/manali-leh');
  });

  test('without a token no bearer is sent', async () => {
    server.answer = json({ data: [] });
    await server.api({ token: '' }).fetchList('trips');
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  test.each(['?key=1', '#top'])('a base that ends in %s gets no request', async (end) => {
    const api = server.api({ baseUrl: `${server.origin}/platform${end}` });
    const call = api.fetchItem({ id: 'manali-leh', kind: 'trip' });
    expect(await failureOf(call)).toEqual({ kind: 'unexpected' });
    expect(server.received).toEqual([]);
  });

  test('a base with a path stays, with or without its last slash', async () => {
    server.answer = json({ data: [] });
    await server.api({ baseUrl: `${server.origin}/platform` }).fetchList('trips');
    await server.api({ baseUrl: `${server.origin}/platform/` }).fetchList('trips');
    expect(server.received.map(({ url }) => url.pathname)).toEqual(
      Array(2).fill('/platform/api/v1/trip/trips/categories/all'),
    );
  });

  test('a base that a browser writes otherwise gets the request all the same', async () => {
    server.answer = json({ data: [] });
    await server.api({ baseUrl: server.origin.replace('http', 'HTTP') }).fetchList('trips');
    expect(server.received).toHaveLength(1);
  });

  test('a contact message is sent with each field of its form, and no other', async () => {
    await server.api().sendContact(contact);
    const sent = new URLSearchParams(server.received[0]?.body);
    expect(Object.fromEntries(sent)).toEqual(contact);
    expect([...sent.keys()]).toEqual(CONTACT_FIELD_NAMES);
  });

  test('a field that the contact form gets later is sent too', async () => {
    const later = { ...contact, city: 'Pune' };
    await server.api().sendContact(later);
    expect(new URLSearchParams(server.received[0]?.body).get('city')).toBe('Pune');
  });

  test('the contact form goes to its own host', async () => {
    await server
      .api({ baseUrl: 'https://api.example.com', contactBaseUrl: `${server.origin}/dev` })
      .sendContact(contact);
    expect(server.received[0]?.url.pathname).toBe('/dev/api/v1/user/contact-us');
  });
});

describe('what the browser may cache of an answer', () => {
  test.each<[string, RequestCache, (api: Api) => Promise<unknown>]>([
    [
      'a list, for as long as the API says that it holds',
      'no-cache',
      (api) => api.fetchList('trips'),
    ],
    [
      'a ride, for as long as the API says that it holds',
      'no-cache',
      (api) => api.fetchItem({ id: 'manali-leh', kind: 'trip' }),
    ],
    ['a booking, never', 'no-store', (api) => api.bookAsGuest(booking)],
    ['a payment’s status, never', 'no-store', (api) => api.fetchPaymentStatus('T1')],
    ['bookings by phone, never', 'no-store', (api) => api.findBookings('9845011223')],
    ['a contact message, never', 'no-store', (api) => api.sendContact(contact)],
  ])('%s', async (_, expected, call) => {
    const cacheModes: RequestCache[] = [];
    const fetch = async (input: string | URL | Request) => {
      cacheModes.push(new Request(input).cache);
      return new Response(null, { status: 500 });
    };
    expect(await failureOf(call(server.api({ fetch })))).toMatchObject({ status: 500 });
    expect(cacheModes).toEqual([expected]);
  });

  test('a read of a visitor’s own data with the bearer, never', async () => {
    const modes: RequestCache[] = [];
    const client = createClient({
      baseUrl: server.origin,
      contactBaseUrl: server.origin,
      token: 'secret-token',
      provider: 'phonepe',
      isOnline: () => true,
      fetch: async (input, init) => {
        modes.push(new Request(input, init).cache);
        return Response.json({});
      },
    });
    await client.json({ path: ['user', 'profile'], withToken: true, within: 'read' });
    await client.json({ path: ['trip'], withToken: true, isPublic: true, within: 'read' });
    expect(modes).toEqual(['no-store', 'no-cache']);
  });
});

describe('an id that could lead elsewhere is never requested', () => {
  test.each([
    ...['../../admin', '..', '.', 'a/b', 'a?b', 'a#b', '%2e%2e', '', ' ', 'ä'],
    'x'.repeat(65),
  ])('%j of an item', async (id) => {
    const api = server.api();
    const missing = { kind: 'missing' };
    expect(await failureOf(api.fetchItem({ id, kind: 'trip' }))).toEqual(missing);
    expect(await failureOf(api.fetchShare({ id, kind: 'event' }))).toEqual(missing);
    expect(await failureOf(api.bookAsGuest({ ...booking, itemId: id }))).toEqual(missing);
    expect(server.received).toEqual([]);
  });

  test.each([...['.', '..', '', ' ', 'a b', 'ä', 'ZERO_PRICE', 'local-1'], 'x'.repeat(129)])(
    '%j of a transaction',
    async (id) => {
      expect(await failureOf(server.api().fetchPaymentStatus(id))).toEqual({ kind: 'missing' });
      expect(server.received).toEqual([]);
    },
  );

  test.each([
    ['../../admin', '..%2F..%2Fadmin'],
    ['%2e%2e', '%252e%252e'],
    ['a?b#c', 'a%3Fb%23c'],
  ])('%j of a transaction is one segment', async (id, segment) => {
    server.answer = json({ success: true });
    await server.api().fetchPaymentStatus(id);
    expect(server.received[0]?.url.pathname).toBe(`/api/v1/order/payment/status/${segment}`);
  });
});

test.each([
  ['a list', []],
  ['words', '"Leh"'],
])('an item that is answered by %s cannot be read', async (_, data) => {
  server.answer = json({ data });
  const call = server.api().fetchItem({ id: 'leh', kind: 'trip' });
  expect(await failureOf(call)).toMatchObject({ kind: 'unexpected' });
});

describe('a redirect is not followed', () => {
  test.each<[string, (api: Api) => Promise<unknown>]>([
    ['a read with the bearer', (api) => api.fetchList('trips')],
    ['a booking', (api) => api.bookAsGuest(booking)],
    ['a status check', (api) => api.fetchPaymentStatus('T1')],
  ])('%s', async (_, call) => {
    server.answer = (response) => {
      response.writeHead(307, { location: `${server.origin}/elsewhere` });
      response.end();
    };
    expect(await failureOf(call(server.api()))).toMatchObject({ kind: 'network' });
    expect(server.received).toHaveLength(1);
  });
});

describe('the answer to a booking', () => {
  test.each([
    ['an order of that id', { merchant_transaction_id: 'T1' }, 'T1'],
    ['a number as an id', { merchant_transaction_id: 1002345 }, '1002345'],
    ['an id of their own', { merchant_transaction_id: ' ORD/26#7?x=1 ' }, 'ORD/26#7?x=1'],
  ])('%s is read, wherever it is to be paid', async (_, order, transactionId) => {
    server.answer = json({ ...order, payment_url: 'javascript:alert(1)', message: 'Order made' });
    expect(await server.api().bookAsGuest(booking)).toEqual({
      paymentUrl: 'javascript:alert(1)',
      transactionId,
      unpayable: { status: 200 },
    });
    server.answer = json({ ...order, message: 'On hold' });
    expect(await server.api().bookAsGuest(booking)).toEqual({
      paymentUrl: '',
      transactionId,
      unpayable: { text: 'On hold', status: 200 },
    });
    expect(server.received).toHaveLength(2);
  });

  test('that has neither a payment page nor words leaves its status alone', async () => {
    server.answer = json({ merchant_transaction_id: 'T1' });
    expect(await server.api().bookAsGuest(booking)).toEqual({
      paymentUrl: '',
      transactionId: 'T1',
      unpayable: { status: 200 },
    });
    server.answer = json({});
    expect(await failureOf(server.api().bookAsGuest(booking))).toEqual({
      kind: 'unexpected',
      status: 200,
      mayHaveOrder: true,
    });
  });

  test.each<[string, Respond]>([
    ['names no order', json({ payment_url: 'https://pay.example.com/1' })],
    ['names one that nobody can ask about', json({ merchant_transaction_id: '..' })],
    ['is markup', text('<h1>Thank you</h1>', 200, 'text/html')],
    ['is empty', text('')],
  ])('that %s says that an order may exist', async (_, answer) => {
    server.answer = answer;
    const failure = await failureOf(server.api().bookAsGuest(booking));
    expect(failure).toMatchObject({ kind: 'unexpected', mayHaveOrder: true });
    expect(initiationAlert(failure).lines[2]).toMatch('may have noted your booking');
  });

  test.each<[string, () => boolean, boolean]>([
    ['before it was sent → nothing was booked', () => false, false],
    ['after it was sent → an order may exist', () => server.received.length === 0, true],
  ])('the device went offline %s', async (_, isOnline, isPossible) => {
    server.answer = (response) => response.destroy();
    const failure = await failureOf(server.api({ isOnline }).bookAsGuest(booking));
    expect(failure).toMatchObject({ kind: 'offline' });
    expect(mayHaveOrder(failure)).toBe(isPossible);
  });

  test.each([409, 500])('that refuses with %d made no order', async (status) => {
    server.answer = json({ message: 'Seats are gone' }, status);
    const failure = await failureOf(server.api().bookAsGuest(booking));
    expect(failure).toMatchObject({ kind: 'http', status, serverText: 'Seats are gone' });
    expect(failure).not.toHaveProperty('mayHaveOrder');
  });

  test('is not awaited by a page that was left', async () => {
    server.answer = silence;
    const left = new AbortController();
    const call = server.api().bookAsGuest(booking, left.signal);
    left.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });

  test.each([false, 'false', 0])('that says success: %j made no order', async (success) => {
    server.answer = json({ success, message: 'Seats are on hold' });
    expect(await failureOf(server.api().bookAsGuest(booking))).toEqual({
      kind: 'unexpected',
      text: 'Seats are on hold',
      status: 200,
    });
  });

  test('that says success: false beside an order and its payment page leads nowhere', async () => {
    const order = { merchant_transaction_id: 'T1', payment_url: 'https://pay.example.com/1' };
    server.answer = json({ ...order, success: 'false', message: 'Seats are gone' });
    expect(await server.api().bookAsGuest(booking)).toEqual({
      paymentUrl: '',
      transactionId: 'T1',
      unpayable: { text: 'Seats are gone', status: 200 },
    });
  });

  test.each<[number, string, string]>([
    [200, '{"message":"On hold"}', 'On hold (Status: 200)'],
    [201, '{"message":"On hold"}', 'On hold (Status: 201)'],
    [201, '{"payment_url":"https://pay.example.com/1"}', 'Payment initiation failed (Status: 201)'],
    [202, '<h1>Accepted</h1>', 'Payment initiation failed (Status: 202)'],
    [202, '', 'Payment initiation failed (Status: 202)'],
    [204, '', 'Payment initiation failed (Status: 204)'],
    [201, `"${'x'.repeat(BODY_LIMIT)}"`, 'Payment initiation failed (Status: 201)'],
  ])('a status of %d is reported as it came, case %#', async (status, body, said) => {
    server.answer = (response) => response.writeHead(status).end(status === 204 ? undefined : body);
    const failure = await failureOf(server.api().bookAsGuest(booking));
    expect(initiationAlert(failure).lines[0]).toBe(said);
  });

  test('without an id that can be booked nothing is requested, and no status is reported', async () => {
    const call = server.api().bookAsGuest({ ...booking, itemId: '../x' });
    expect(initiationAlert(await failureOf(call))).toEqual(MISSING_PARAMETERS_ALERT);
    expect(server.received).toEqual([]);
  });
});

describe('a picture to share', () => {
  const jpeg: Respond = (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('bytes');
  };

  test.each([
    ['the API', (origin: string) => ({ baseUrl: origin })],
    [
      'the page’s own origin',
      (origin: string) => ({ baseUrl: 'https://api.example.com', pageOrigin: origin }),
    ],
  ])('comes from %s, and without the bearer', async (_, config) => {
    server.answer = jpeg;
    const picture = await server
      .api(config(server.origin))
      .fetchPicture(`${server.origin}/media/leh.jpg`);
    expect([picture?.type, await picture?.text()]).toEqual(['image/jpeg', 'bytes']);
    expect(server.received.map(({ url }) => url.pathname)).toEqual(['/media/leh.jpg']);
    expect(server.received[0]?.headers).toMatchObject({ accept: 'image/*' });
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['https://cdn.example.com/leh.jpg'],
    ['javascript:alert(1)'],
    ['data:image/png;base64,AA'],
    ['//cdn.example.com/leh.jpg'],
    [''],
  ])('%j, which the policy forbids to fetch, is not requested', async (address) => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    expect(await server.api({ fetch }).fetchPicture(address)).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each<[string, Respond]>([
    ['not there', text('gone', 404)],
    ['a page', text('<h1>Sign in</h1>', 200, 'text/html')],
    ['empty', text('', 200, 'image/png')],
    ['broken off', breakOff('half')],
    ['elsewhere', (response) => response.writeHead(302, { location: '/else' }).end()],
  ])('is left out when it is %s', async (_, answer) => {
    server.answer = answer;
    expect(await server.api().fetchPicture(`${server.origin}/media/leh.jpg`)).toBeNull();
    expect(server.received).toHaveLength(1);
  });

  test('is left out when it takes longer than the click lasts', async () => {
    const late = new AbortController();
    server.answer = () => late.abort(new DOMException('late', 'TimeoutError'));
    const api = server.api({ deadlineSignal: () => late.signal });
    expect(await api.fetchPicture(`${server.origin}/media/leh.jpg`)).toBeNull();
    expect(server.received).toHaveLength(1);
  });

  test('ends with the share card that requested it', async () => {
    server.answer = silence;
    const left = new AbortController();
    const call = server.api().fetchPicture(`${server.origin}/media/leh.jpg`, left.signal);
    left.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });
});

describe('an item that is not there', () => {
  test.each<[string, Respond]>([
    ['no body', (response) => response.writeHead(204).end()],
    ['an empty body', text('')],
    ['white space', text(' \n')],
    ['null', json(null)],
    ['an item without a name', json({ data: {} })],
  ])('%s', async (_, answer) => {
    server.answer = answer;
    const call = server.api().fetchItem({ id: 'manali-leh', kind: 'trip' });
    expect(await failureOf(call)).toEqual({ kind: 'missing' });
  });
});

describe('a training is distinguished from another event', () => {
  const event = { id: 'gravel', title: 'Gravel' };
  const group = { data: [{ events: [event] }] };
  test.each<[string, object, ListName, (api: Api) => Promise<object>]>([
    [
      'the trainings',
      group,
      'trainings',
      async (api) => freshValue(await api.fetchList('trainings')).items,
    ],
    ['the events', group, 'events', async (api) => freshValue(await api.fetchList('events')).items],
    [
      'opened as a training',
      event,
      'trainings',
      async (api) => [
        freshValue(await api.fetchItem({ id: 'gravel', kind: 'event', list: 'trainings' })),
      ],
    ],
    [
      'opened by its address',
      event,
      'events',
      async (api) => [freshValue(await api.fetchItem({ id: 'gravel', kind: 'event' }))],
    ],
  ])('%s', async (_, answer, list, call) => {
    server.answer = json(answer);
    expect(await call(server.api())).toMatchObject([{ id: 'gravel', list }]);
  });
});

test.each([
  ['404 that says so', 404, { success: false, message: 'No bookings found' }, []],
  ['404 of another kind', 404, { message: 'Not Found' }, { kind: 'http', status: 404 }],
  ['500 in the same words', 500, { message: 'No bookings found' }, { kind: 'http', status: 500 }],
])('no bookings by a %s', async (_, status, body, expected) => {
  server.answer = json(body, status);
  const answer = server.api().findBookings('9845011223');
  if (status === 404 && Array.isArray(expected)) expect(await answer).toEqual(expected);
  else expect(await failureOf(answer)).toMatchObject(expected);
});

test('the bookings of a phone number have the pictures of their rides', async () => {
  const ride = { name: 'Leh', primary_image: { link_url: '/media/leh.svg' } };
  server.answer = json({ success: true, bookings: [ride] });
  const [booked] = await server.api({ pageOrigin: server.origin }).findBookings('9845011223');
  expect(booked?.picture?.url).toBe(`${server.origin}/media/leh.svg`);
});

test('a look-up is not awaited by a page that was left', async () => {
  server.answer = silence;
  const left = new AbortController();
  const call = server.api().findBookings('9845011223', left.signal);
  left.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});

test('the platform’s refusal of a look-up is reported', async () => {
  server.answer = json({ success: false, message: 'Too many look-ups' });
  expect(await failureOf(server.api().findBookings('9845011223'))).toEqual({
    kind: 'unexpected',
    text: 'Too many look-ups',
  });
});

test('pictures may come from the API when the page names no origin', async () => {
  server.answer = json({ name: 'Leh', primary_image: { link_url: '/media/leh.svg' } });
  const api = server.api({ pageOrigin: undefined });
  const item = freshValue(await api.fetchItem({ id: 'leh', kind: 'trip' }));
  expect(item.picture?.url).toBe(`${server.origin}/media/leh.svg`);
});
