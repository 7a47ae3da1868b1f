import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  attemptName,
  decodeAttempt,
  decodeAttemptMessage,
  encodeAttempt,
  encodeAttemptMessage,
} from '../../src/storage/attempt-message.ts';
import { checkProperty } from '../fixtures/properties.ts';

const KEY = 'paymentAttempt.trip.manali-leh.A';
const attempt: Attempt = { key: KEY, count: 2, at: 1_000 };

const anyAttempt = fc.record({
  key: fc.stringMatching(/^paymentAttempt\.(trip|event)\.[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9-]{1,40}$/),
  count: fc.nat(),
  at: fc.integer({ min: 0, max: 253_402_300_799_999 }),
});

describe('tabs of an earlier release, which speak in texts alone', () => {
  test('understand an announcement and a withdrawal of this one', () => {
    expect(encodeAttemptMessage({ type: 'announced', attempt })).toBe(
      `${KEY} {"version":1,"at":1000,"count":2}`,
    );
    expect(encodeAttemptMessage({ type: 'withdrawn', key: KEY })).toBe(KEY);
  });

  test('are understood, whether they count their attempts or not', () => {
    const announced = (text: string) => decodeAttemptMessage(`${KEY} ${text}`);
    expect(announced('{"version":1,"at":1000,"count":2}')).toEqual({ type: 'announced', attempt });
    expect(announced('{"version":1,"at":1000}')).toEqual({
      type: 'announced',
      attempt: { ...attempt, count: 0 },
    });
    expect(decodeAttemptMessage(KEY)).toEqual({ type: 'withdrawn', key: KEY });
  });

  test('find the text of an attempt in storage as they wrote it', () => {
    expect(encodeAttempt(attempt)).toBe('{"version":1,"at":1000,"count":2}');
  });
});

test('an attempt comes back from storage and from a message as it was', () => {
  checkProperty(
    fc.property(anyAttempt, (of) => {
      expect(decodeAttempt(of.key, encodeAttempt(of))).toEqual(of);
      const message = { type: 'announced', attempt: of } as const;
      expect(decodeAttemptMessage(encodeAttemptMessage(message))).toEqual(message);
    }),
  );
});

test('attempts of one page are distinguished by time and count', () => {
  const few = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })), { maxLength: 20 });
  checkProperty(
    fc.property(few, (attempts) => {
      const names = attempts.map(([at, count]) => attemptName({ key: KEY, at, count }));
      expect(new Set(names).size).toBe(new Set(attempts.map(String)).size);
    }),
  );
});

test('an attempt is the same one in storage that begins a new generation', () => {
  const stamped = encodeAttempt(attempt).replace('{', '{"generation":"later",');
  expect(decodeAttempt(KEY, stamped)).toEqual(attempt);
});

test('an attempt of a newer release is one without a time, distinguished by its count where it has one', () => {
  expect(decodeAttempt(KEY, '{"version":2,"at":"soon","count":3}')).toEqual({
    key: KEY,
    count: 3,
    at: null,
  });
  expect(decodeAttemptMessage(`${KEY} {"version":2}`)).toEqual({
    type: 'announced',
    attempt: { key: KEY, count: 0, at: null },
  });
});

test.each([null, '', '{}', '[]', '{"at":"now"}', '{"at":-1}', '{"version":0,"at":5}'])(
  'the text %j is no attempt',
  (text) => {
    expect(decodeAttempt(KEY, text)).toBeNull();
  },
);

test('a message whose attempt cannot be read announces nothing', () => {
  expect(decodeAttemptMessage(`${KEY} {"version":1,"at":`)).toBeNull();
});
