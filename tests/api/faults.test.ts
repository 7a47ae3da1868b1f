import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshAnswer } from '#machines/domain/answer/answer.ts';
import { LIST_NAMES } from '#machines/domain/catalogue/lists.ts';
import { freshValue } from '../../src/api/api-error.ts';
import { BODY_LIMIT } from '../../src/api/client.ts';
import type { Api } from '../../src/api/platform-api.ts';
import {
  breakOff,
  failureOf,
  json,
  openFakeServer,
  type Respond,
  silence,
  stall,
  text,
} from '../fixtures/server.ts';

const server = openFakeServer();

const fetchTrips = (api: Api, signal?: AbortSignal) => api.fetchList('trips', signal);

const logs = ['error', 'warn', 'log', 'info', 'debug'] as const;

beforeEach(() => {
  for (const log of logs) vi.spyOn(console, log);
});

afterEach(() => {
  // Nothing that was sent or received is ever logged.
  for (const log of logs) expect(console[log]).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** Answers, and then lets something end the call. */
function endedBy(end: () => void, answer: Respond): Respond {
  return (response, request) => {
    answer(response, request);
    setTimeout(end, 20);
  };
}

// what each call makes of each fault, its words and its deadline stand in the cells of assurance/faults
test.each<[string, Respond]>([
  ['never answers', silence],
  ['stops inside the body', stall('{"data": [')],
  ['stops inside an error body', stall('{"message": "', 500)],
])('a server that %s is given up at the deadline, or once the page is left', async (_, answer) => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  server.answer = endedBy(() => late.abort(new DOMException('late', 'TimeoutError')), answer);
  expect(await failureOf(fetchTrips(server.api()))).toMatchObject({ kind: 'timeout' });
  timeout.mockRestore();
  const left = new AbortController();
  server.answer = endedBy(() => left.abort(new Error('left')), answer);
  for (let requestCount = 0; requestCount < 2; requestCount += 1)
    await expect(fetchTrips(server.api(), left.signal)).rejects.toThrow('left');
  expect(server.received).toHaveLength(2);
});

test('half a body is a broken connection', async () => {
  server.answer = breakOff('{"data":');
  expect(await failureOf(fetchTrips(server.api()))).toMatchObject({ kind: 'network' });
});

describe('the text of an error answer', () => {
  const long = 'x'.repeat(400);
  test.each<[string, string, string]>([
    ['JSON with a message', JSON.stringify({ message: 'Seats are gone' }), 'Seats are gone'],
    ['JSON with a detail', JSON.stringify({ detail: 'Seats are gone' }), 'Seats are gone'],
    ['message before detail', JSON.stringify({ detail: 'b', message: 'a' }), 'a'],
    ['an empty message, then a detail', JSON.stringify({ message: ' ', detail: 'b' }), 'b'],
    ['a detail that is a list', JSON.stringify({ detail: [{ msg: 'x' }] }), 'Conflict'],
    ['JSON without either', JSON.stringify({ error: 'x' }), 'Conflict'],
    ['a JSON list', '["x"]', 'Conflict'],
    ['a JSON text', '"x"', 'Conflict'],
    ['JSON null', 'null', 'Conflict'],
    ['half a JSON', '{"message": "x', 'Conflict'],
    ['half a JSON after white space', '\n {"message": "x', 'Conflict'],
    ['short plain text', 'Try later', 'Try later'],
    ['plain text with brackets in it', 'Row[2] is gone', 'Row[2] is gone'],
    ['plain text of 300 characters', 'x'.repeat(300), 'x'.repeat(300)],
    ['long plain text', long, 'Conflict'],
    ['a long message', JSON.stringify({ message: long }), 'x'.repeat(300)],
    ['markup', '<b>no</b>', 'Conflict'],
    [
      'a message with markup',
      JSON.stringify({ message: '<img src=x onerror=alert(1)>' }),
      'Conflict',
    ],
    ['nothing', '', 'Conflict'],
    ['white space', '  \n ', 'Conflict'],
    ['an echo of the bearer', JSON.stringify({ message: 'Bad secret-token' }), 'Bad …'],
    ['an inherited message', '{"__proto__": {"message": "polluted"}}', 'Conflict'],
  ])('%s', async (_, body, expected) => {
    server.answer = text(body, 409, 'text/plain');
    expect(await failureOf(server.api().fetchList('trips'))).toEqual({
      kind: 'http',
      status: 409,
      text: expected,
      serverText: body.startsWith('{"') && !['Conflict'].includes(expected) ? expected : null,
      list: 'trips',
    });
  });

  test.each([
    [418, 'Unexpected status'],
    [599, 'Server Error'],
  ])('a status without words of its own: %d', async (status, phrase) => {
    server.answer = text('', status);
    expect(await failureOf(server.api().fetchList('trips'))).toMatchObject({
      status,
      text: phrase,
    });
  });

  test('an error answer whose body breaks off is still its status', async () => {
    server.answer = breakOff('{"mess', 503);
    expect(await failureOf(server.api().fetchList('trips'))).toMatchObject({
      kind: 'http',
      status: 503,
      text: 'Service Unavailable',
    });
  });

  test('nothing is taken for the bearer where there is none', async () => {
    server.answer = json({ message: 'Seats are gone' }, 409);
    expect(await failureOf(server.api({ token: '' }).fetchList('trips'))).toMatchObject({
      text: 'Seats are gone',
    });
  });

  test('a list names itself, for a screen that asks for two', async () => {
    server.answer = text('', 500);
    const { fetchList } = server.api();
    for (const list of LIST_NAMES) expect(await failureOf(fetchList(list))).toMatchObject({ list });
  });

  test('in a log it says what the visitor reads, and nothing that was sent', async () => {
    server.answer = json({ message: 'Seats are gone' }, 409);
    await expect(fetchTrips(server.api()).catch(String)).resolves.toBe(
      'ApiError: API request failed with status 409: Seats are gone',
    );
  });
});

describe('the contact form reads no answer', () => {
  const send = (api: Api, signal?: AbortSignal) =>
    api.sendContact({ name: 'A', email: 'a@b.in', mobile: '9845011223', message: 'Hi' }, signal);

  test.each<[string, Respond]>([
    ['html', text('<html>', 200, 'text/html')],
    ['nothing', text('', 201)],
    ['not even a body', (response) => response.writeHead(204).end()],
    ['half a body and then silence', stall('{"ok"')],
    ['broken JSON', text('{', 200, 'application/json')],
  ])('an OK status is success, whatever follows: %s', async (_, answer) => {
    server.answer = answer;
    await expect(send(server.api())).resolves.toBeUndefined();
    expect(server.received).toHaveLength(1);
  });

  test('a failure is recognised by its status alone, whether its body ends or not', async () => {
    server.answer = stall('Try later', 503);
    const failure = { kind: 'http', status: 503, text: 'Service Unavailable', serverText: null };
    expect(await failureOf(send(server.api()))).toEqual(failure);
  });

  test('an answer that nobody reads gives its connection back', async () => {
    const closed = new Promise<void>((resolve) => {
      server.answer = (response, request) => {
        response.on('close', resolve);
        stall('{"ok"')(response, request);
      };
    });
    await send(server.api());
    await closed;
  });

  test('a deadline passes by itself, also where fetch hears of no signal', async () => {
    const fetch = () => new Promise<Response>(() => {});
    const api = server.api({ fetch, deadlineSignal: () => AbortSignal.timeout(5) });
    expect(await failureOf(send(api))).toEqual({ kind: 'timeout' });
  });
});

describe('a body up to 10 MB is read', () => {
  test('5,000 trips of a kilobyte each', async () => {
    const trips = Array.from({ length: 5_000 }, (_, index) => ({
      _id: `trip-${index}`,
      name: `Trip ${index}`,
      description: 'x'.repeat(900),
    }));
    server.answer = json({ data: [{ trips }] });
    const { items, omitted } = freshValue(await server.api().fetchList('trips'));
    expect([items.length, omitted]).toEqual([5_000, 0]);
  });

  describe('on a machine that takes long for each trip', () => {
    const trips = Array.from({ length: 50 }, (_, index) => ({ name: `Trip ${index}` }));

    beforeEach(() => {
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => {
        now += 10;
        return now;
      });
    });

    test('the page has its turn between two of them', async () => {
      const fetch = async () => Response.json({ data: [{ trips }] });
      let turns = 0;
      let isRead = false;
      const takeTurn = () => {
        turns += 1;
        if (!isRead) setImmediate(takeTurn);
      };
      setImmediate(takeTurn);
      await server.api({ fetch }).fetchList('trips');
      isRead = true;
      expect(turns).toBeGreaterThanOrEqual(trips.length - 1);
    });

    test('leaving in the middle ends the call', async () => {
      const controller = new AbortController();
      const fetch = async () => {
        setImmediate(() => controller.abort(new Error('left')));
        return Response.json({ data: [{ trips }] });
      };
      await expect(server.api({ fetch }).fetchList('trips', controller.signal)).rejects.toThrow(
        'left',
      );
    });
  });

  test('10 MB to the byte', async () => {
    const fetch = async () => new Response('{"data":[]}'.padEnd(BODY_LIMIT));
    expect(await server.api({ fetch }).fetchList('trips')).toEqual(
      freshAnswer({ items: [], omitted: 0 }),
    );
  });

  test('characters that are cut between two pieces arrive whole', async () => {
    const body = Buffer.from(JSON.stringify({ title: 'सवारी 🏍️', description: '' }));
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(body.subarray(0, 12));
      setTimeout(() => response.end(body.subarray(12)), 20);
    };
    expect(await server.api().fetchShare({ id: 'leh', kind: 'trip' })).toMatchObject({
      title: 'सवारी 🏍️',
    });
  });
});
