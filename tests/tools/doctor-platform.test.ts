import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CallName } from '../../sandbox/calls/calls.ts';
import { type PresetName, presetFault } from '../../sandbox/faults/presets.ts';
import type { Platform } from '../../sandbox/rough.ts';
import { createSandboxServer } from '../../sandbox/server.ts';
import { createRequester } from '../../tools/doctor/ask.ts';
import { examinePlatform } from '../../tools/doctor/platform-checks.ts';
import { WAIT_LIMIT } from '../fixtures/time-limits.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kickstand-doctor-'));
});
/** Open until the end: on a port that is given out again, a connection left open may still be that of the server before. */
const servers: Awaited<ReturnType<typeof createSandboxServer>>[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
});

interface Visit {
  fault?: [call: CallName, preset: PresetName];
  /** The answers of the platform in place of its own, by path below /api/v1. */
  answers?: Readonly<Record<string, () => Response>>;
  site?: string;
  token?: string;
  knownSites?: readonly string[];
  platform?: Platform;
  phone?: string;
  payment?: string;
  /** The time that the doctor's clock is behind, in ms. */
  behind?: number;
}

/** Rides of the sandbox without a price and without a date, which show what the site makes of them. */
const ON_PURPOSE = ['(kumaon-munsiyari)', '(konkan-coast)'];

/** Examines a sandbox of its own over a real socket; returns its findings, but for those of its rides on purpose, and every request. */
async function examined(visit: Visit = {}) {
  const { fault, answers = {}, token = 'sandbox-token', behind = 0, phone, payment } = visit;
  const server = await createSandboxServer({
    port: 0,
    dataDir: await mkdtemp(join(folder, 'sandbox-')),
    config: { siteOrigins: visit.knownSites ?? [], platform: visit.platform ?? 'tidy' },
  });
  servers.push(server);
  const preset = fault && presetFault(fault[1]);
  if (fault && preset) server.sandbox.faults.set(fault[0], [preset]);
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    return answers[pathname.replace('/api/v1/', '')]?.() ?? globalThis.fetch(input, init);
  };
  const ask = createRequester(WAIT_LIMIT, fetch, () => Date.now() - behind);
  const { site = server.url } = visit;
  const all = await examinePlatform(
    { api: server.url, site, token, provider: 'phonepe', phone, payment },
    ask,
  );
  // whatever is found names the part of the contract that it is of
  expect(all.filter(({ contract }) => contract.length === 0)).toEqual([]);
  const findings = all.filter(
    ({ sentence }) => !ON_PURPOSE.some((ride) => sentence.includes(ride)),
  );
  return { all, findings, ids: [...new Set(findings.map(({ id }) => id))].sort(), requests };
}

const trips = 'trip/trips/categories/all';
const site = 'https://www.example.com';

test('a healthy platform, with bookings and a site elsewhere that it allows → nothing is reported, by reads and one preflight', async () => {
  const { findings, requests } = await examined({ site, knownSites: [site], phone: '9000000001' });
  expect(findings).toEqual([]);
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((call) => !call.startsWith('GET '))).toEqual([`OPTIONS /api/v1/${trips}`]);
});

describe('a call with a fault', () => {
  test.concurrent.each<[CallName, PresetName, string[], RegExp]>([
    ['trips-categories', 'http-503', ['api-status'], /list of trips .* status 503/],
    ['trips-categories', 'html-200', ['api-not-json'], /a page of HTML/],
    ['trips-categories', 'empty-body', ['api-not-json'], /answered with nothing/],
    ['trips-categories', 'truncated-json', ['api-not-json'], /no whole JSON/],
    ['trips-categories', 'wrong-types', ['field-unreadable', 'item-lost'], /trip/],
    [
      'trips-categories',
      'missing-fields',
      ['item-without-date', 'item-without-id', 'item-without-price'],
      /trips in the list/,
    ],
    ['trips-categories', 'null-arrays', ['list-empty'], /no trip that can be read/],
    ['trips-categories', 'duplicate-delivery', ['item-lost'], /the same id comes twice/],
    ['trips-categories', 'connection-reset', ['api-cut'], /gives no answer/],
    ['trips-categories', 'huge-body-11mb', ['api-large'], /larger than 10 MB/],
    ['trips-categories', 'hostile-text', ['field-guessed'], /of \d+ trip/],
    ['trips-categories', 'message-in-200', ['list-unreadable'], /no list of groups/],
    ['trips-categories', 'extra-fields', [], /./],
    ['events-categories', 'odd-prices', ['field-unreadable'], /price` of \d+ events? in the list/],
    ['trip-detail', 'http-404', ['api-status'], /trip manali-leh .* 404/],
    [
      'trip-detail',
      'wrong-types',
      ['field-unreadable', 'item-without-date'],
      /page of the trip manali-leh/,
    ],
    ['event-detail', 'message-in-200', ['item-unreadable'], /Details not found/],
    ['trip-share', 'wrong-types', ['share-unreadable'], /shared of manali-leh/],
    ['payment-status', 'http-401', ['bearer-wanted'], /status of a payment .* refused/],
    ['my-bookings', 'missing-fields', ['lookup-unreadable'], /My Bookings says that it failed/],
  ])('%s %s → %j', async (call, preset, wanted, words) => {
    const { findings, ids } = await examined({ fault: [call, preset] });
    expect(ids, JSON.stringify(findings)).toEqual(wanted);
    for (const { sentence } of findings) expect(sentence).toMatch(words);
  });
});

test('a call that is answered too late → reported', async () => {
  let deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    deadline = new AbortController();
    return deadline.signal;
  });
  const late = () => {
    deadline.abort(new DOMException('late', 'TimeoutError'));
    throw deadline.signal.reason;
  };
  const { findings } = await examined({ answers: { 'trip/trips/manali-leh': late } });
  timeout.mockRestore();
  expect(findings).toMatchObject([
    {
      id: 'api-slow',
      sentence: expect.stringContaining(`takes longer than ${WAIT_LIMIT / 1_000} s`),
    },
  ]);
});

test('a bearer that the platform does not know → named by its setting, and never shown', async () => {
  const { findings, ids } = await examined({ token: 'an-old-token' });
  expect(ids).toContain('bearer-refused');
  const text = JSON.stringify(findings);
  expect(text).toContain('VITE_API_TOKEN');
  expect(text).not.toContain('an-old-token');
});

test('a platform that allows another site alone, and no bearer by its star → both are said, the calls in one sentence', async () => {
  const headers = {
    'access-control-allow-origin': 'https://old.example.com',
    'access-control-allow-headers': '*',
  };
  const answer = () => Response.json({ data: [] }, { headers });
  const { findings } = await examined({ site, answers: { [trips]: answer } });
  expect(findings.map(({ id, sentence }) => `${id}: ${sentence}`)).toEqual([
    expect.stringMatching(/^cors-preflight: .*does not name Authorization/),
    expect.stringMatching(/^cors-missing: .* allows the origin https:\/\/old.example.com alone/),
    expect.stringMatching(
      /^cors-missing: .*\(the list of trainings, .*bookings of a phone number\)/,
    ),
    expect.stringMatching(/^list-empty/),
  ]);
  expect(findings[0]?.setBy).toContain('CORS');
});

/** The findings about the payment KS1 where the platform answers so. */
async function saidOfPayment(body: object) {
  const answers = { 'order/payment/status/KS1': () => Response.json(body) };
  return (await examined({ payment: 'KS1', answers })).findings.map(({ id }) => id);
}

describe('the answer about a payment', () => {
  const data = { state: 'COMPLETED', transactionId: 'P1' };
  const provider = { success: true, code: 'PAYMENT_SUCCESS', data: { state: 'COMPLETED' } };
  const nobody = {
    success: true,
    local_status: { payment_status: 'success' },
    phonepe_status: provider,
  };
  const paid = { ...nobody, transactionId: 'KS1' };

  test.each<[string, object, string[]]>([
    ['names the requested id', paid, []],
    ['names nobody', nobody, ['payment-field-missing']],
    [
      'has no words of the provider',
      { ...paid, phonepe_status: undefined },
      ['payment-field-missing'],
    ],
    ['has no words of the platform', { ...paid, local_status: null }, ['payment-field-missing']],
    [
      'has no success of the provider',
      { ...paid, phonepe_status: { ...provider, success: undefined } },
      ['provider-success-missing'],
    ],
    [
      'names somebody else as the merchant’s',
      {
        ...nobody,
        phonepe_status: { ...provider, data: { ...data, merchantTransactionId: 'SOMEBODY' } },
      },
      ['payment-of-another'],
    ],
    ['names the provider’s own id', { ...paid, transactionId: 'P1' }, ['payment-id-guessed']],
    [
      'names the requested id in other letters',
      { ...paid, transactionId: 'ks1' },
      ['payment-id-guessed'],
    ],
    ['cannot be read', { status: 'paid' }, ['payment-unreadable']],
    [
      'has a word of no family',
      { ...paid, local_status: { payment_status: 'on_hold' } },
      ['status-word-unknown'],
    ],
    [
      'has a code that the site does not read',
      { ...paid, phonepe_status: { ...provider, code: 'AUTHORIZATION_FAILED' } },
      ['provider-code-unknown'],
    ],
    [
      'has a response code that the site does not read',
      { ...paid, phonepe_status: { ...provider, data: { ...data, responseCode: 'ZM' } } },
      ['provider-code-unknown'],
    ],
    [
      'has a code of a payment that failed',
      { ...paid, phonepe_status: { success: false, code: 'timed out', data: { state: 'FAILED' } } },
      [],
    ],
  ])('%s → reported: %j', async (_, body, ids) => {
    expect(await saidOfPayment(body)).toEqual(ids);
  });
});

test('a status word of no family → named, with what becomes of it', async () => {
  const row = { _id: 'B1', name: 'A ride', status: 'on_hold', payment_status: 'captured' };
  const answer = () => Response.json({ success: true, bookings: [row] });
  const { findings } = await examined({ answers: { 'trip/trips/status/my-bookings': answer } });
  expect(findings).toMatchObject([
    { id: 'status-word-unknown', sentence: expect.stringMatching(/words on_hold in the bookings/) },
  ]);
});

test('a clock that is an hour off → said with its side', async () => {
  const { findings } = await examined({ behind: 3_600_000 });
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^The API’s clock is 60 min ahead of this machine’s/),
  ]);
});

test('an answer that leads elsewhere → the address to name', async () => {
  const location = 'https://api2.example.com/api/v1/trip/trips/categories/all';
  const answer = () => new Response(null, { status: 301, headers: { location } });
  const { findings } = await examined({ answers: { [trips]: answer } });
  expect(findings).toMatchObject([
    {
      id: 'api-redirect',
      sentence: expect.stringContaining(location),
      setBy: expect.stringContaining('VITE_API_BASE_URL'),
    },
  ]);
});

/** The findings about the list of trips where it holds these. */
async function findingsOf(rides: readonly object[]) {
  const answers = { [trips]: () => Response.json({ data: [{ trips: rides }] }) };
  const { findings } = await examined({ answers });
  return findings.filter(({ sentence }) => sentence.includes('list of trips'));
}

/** The sentences about the list of trips where it holds these, each with a date and a price where it says nothing else. */
async function saidOf(rides: readonly object[]) {
  const usual = { start_date: '2027-03-19', starting_market_price: 4_000 };
  const findings = await findingsOf(rides.map((ride) => ({ ...usual, ...ride })));
  return findings.map(({ sentence }) => sentence);
}

test('fields that cannot be read → named with the first item, what it says, and what comes of it', async () => {
  const rides = [
    {
      _id: 'a',
      name: 'A',
      start_date: 'soon',
      available_seats: 'many',
      discount_starts: 0,
      details: { notes: 'A long way.' },
    },
    { _id: 'b', name: 'B', start_date: 'soon', starting_market_price: 'Contact for price' },
    { _id: 'c/d', name: 'C', booking_types: [{ title: 'Own bike' }, 'rubbish'] },
    { _id: 'd', name: 'D', booking_types: '[{"title":"Own bi' },
    { _id: 'e', name: 'E', primary_image: { link_url: 'http://pictures.example.com/e.jpg' } },
  ];
  const sentences = await saidOf(rides);
  expect(sentences.toSorted()).toEqual([
    '2 trips in the list of trips with a date that cannot be read (a, b): still listed and sold after departure.',
    'The picture of 1 trip in the list of trips is not at an https address (e: http://pictures.example.com/e.jpg): a placeholder stands there.',
    '`_id` of 1 trip in the list of trips cannot be read (c/d: "c/d"): its card leads nowhere.',
    '`available_seats` of 1 trip in the list of trips cannot be read (a: "many"): nothing of it is sold.',
    '`booking_types` of 2 trips in the list of trips cannot be read (c/d: [{"title":"Own bike"},"rubbish"]): those tickets cannot be chosen.',
    '`start_date` of 2 trips in the list of trips cannot be read (a: "soon"): its date is not stated.',
  ]);
});

test('what costs a platform most → named with its effect, the worst first', async () => {
  const day = { start_date: '2027-03-19' };
  const price = { starting_market_price: 4_000 };
  const findings = await findingsOf([
    { _id: 'a', name: 'A', ...price },
    { _id: 'b', name: 'B', ...day },
    { _id: 'c', name: 'C', ...day, booking_types: [{ title: 'Own bike', marked_price: 2_000 }] },
    { _id: 'd', name: 'D', ...day, booking_types: [{ title: 'Own bike' }] },
    { _id: 'e', ...day, ...price },
    { _id: 'f', name: 'F', ...day, ...price, organized_by: { _id: 'o1', name: 'Malnad Riders' } },
  ]);
  expect(findings.map(({ rank, sentence }) => `${rank}: ${sentence}`)).toEqual([
    'breaks: 2 trips in the list of trips without a price (b, d): tickets without one of their own are sold at ₹15,999, the default.',
    'remark: 1 trip in the list of trips without a price beside those of the tickets (c): ₹15,999, the default, stands on the card.',
    'remark: 1 trip in the list of trips without a title (e): listed as “Motorcycle trip”.',
    'remark: 1 trip in the list of trips without a date (a): listed and sold for ever, since nothing says when it is over.',
    'remark: `organized_by` of 1 trip in the list of trips cannot be read (f: {"_id":"o1","name":"Malnad Riders"}): nothing says who organises it.',
  ]);
});

test.each<[CallName, string, string]>([
  ['trips-categories', 'without which nothing is listed', 'breaks'],
  ['trip-detail', 'without which nothing is booked', 'breaks'],
  ['trip-share', 'for which the page has a substitute', 'remark'],
])('a failure of %s, %s → %s', async (call, _, rank) => {
  const { findings } = await examined({ fault: [call, 'http-503'] });
  expect(findings).toMatchObject([{ id: 'api-status', rank }]);
});

test('fields that are guessed at → named with the first item, what it says, and how it is read', async () => {
  const rides = [
    {
      _id: 'a',
      name: 'Rock &amp; Roll',
      available_seats: '0',
      starting_market_price: '₹2,000',
      discount_starts: '10%',
      primary_image: 'https://pictures.example.com/a.jpg',
      inclusions: 'Stay, food',
      booking_types: [{ title: 'Own bike', discount: '5% off' }],
    },
    { _id: 'b', name: 'B', discount_starts: '5', booking_types: [{ title: 'A', discount: 'x' }] },
  ];
  const sentences = await saidOf(rides);
  const guessed = (name: string, said: string, guess: string, rides = '1 trip') =>
    `\`${name}\` of ${rides} in the list of trips is not written as the contract says (a: ${said}) and is read as ${guess}.`;
  expect(sentences.toSorted()).toEqual(
    [
      guessed('name', '"Rock &amp; Roll"', '"Rock & Roll"'),
      guessed(
        'primary_image',
        '"https://pictures.example.com/a.jpg"',
        '"https://pictures.example.com/a.jpg"',
      ),
      guessed('available_seats', '"0"', '0'),
      guessed('starting_market_price', '"₹2,000"', '2000'),
      guessed('discount_starts', '"10%"', '10', '2 trips'),
      guessed('booking_types.discount', '"5% off"', '5'),
      '`booking_types.discount` of 1 trip in the list of trips cannot be read (b: "x"): the price is shown as one to ask for, and nothing is sold.',
    ].toSorted(),
  );
});

describe('a rough platform → each guess is named once, and nothing else is reported', () => {
  let sentences: readonly string[];
  beforeAll(async () => {
    const { findings } = await examined({ platform: 'rough', phone: '9000000001' });
    expect(findings.filter(({ id }) => !id.endsWith('-guessed'))).toEqual([]);
    sentences = findings.map(({ sentence }) => sentence);
  });

  test.each([
    ['a price in words', /^`price` of \d+ trainings .*"Rs\. 9,999"\) and is read as 9999\.$/],
    ['a price of a ticket', /^`booking_types\.marked_price` of \d+ events .*"Rs\. 499"\)/],
    ['a flag as a number', /^`is_multiple_days` of \d+ trainings .* 1\) and is read as true\.$/],
    ['a flag of answers', /^`success` of .*the list of trips.* \("true"\) and is read as true\.$/],
    ['tags', /^`description` of \d+ trips .*"<p>The classic.* and is read as "The classic/],
    ['a list of HTML', /^`exclusions` of \d+ trips .*<ul><li>Fuel.* and is read as \["Fuel for/],
    ['an id as a number', /^`_id` of \d+ trainings .*\(1001: 1001\) and is read as "1001"\.$/],
    ['capitals', /^The status words in .*\(CONFIRMED, .*REFUNDED.*read as confirmed, .*refunded/],
    [
      'an organiser in capitals',
      /^One organiser in the list of trips is spelled in \d ways \(.*MALNAD MOTORCYCLE/,
    ],
    ['no end', /^The end of \d+ trips .* is not stated \(manali-leh: none\) and is read as 20/],
    ['an end after midnight', /^The end of 1 event .*\(bengaluru-night-ride: 20.* is read as 20/],
  ])('%s', (_, words) => {
    expect(sentences.filter((sentence) => words.test(sentence))).toHaveLength(1);
  });
});

test('a picture that is not there → a placeholder', async () => {
  const answers = { '/media/manali-leh.svg': () => new Response('gone', { status: 404 }) };
  const { ids } = await examined({ answers });
  expect(ids).toEqual(['picture-missing']);
});

test.each([
  ['https://api.example.com', 'api-unreachable', 'gives no answer (no route)'],
  ['http://api.example.com', 'mixed-content', 'browsers block every call'],
  ['https://api.example.com/api/v1', 'api-base', '/api/v1/api/v1/…'],
])('the base %s, which nobody hears → %s', async (api, id, words) => {
  const fetch = () => Promise.reject(new TypeError('failed', { cause: new Error('no route') }));
  const findings = await examinePlatform(
    { api, site, token: '', provider: 'phonepe' },
    createRequester(1_000, fetch),
  );
  expect(findings.find((finding) => finding.id === id)?.sentence).toContain(words);
  expect(findings.at(-1)?.id).toBe('api-unreachable');
});
