import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentAddress, transactionIdFrom, urlVerdict } from '#machines/domain/payment.ts';
import { isPhone, normalisePhone } from '#machines/domain/phone.ts';
import { isItemId, isTransactionId } from '#machines/domain/transaction.ts';
import { checkProperty, LIMIT_MS, seed } from '../../fixtures/properties.ts';

const origin = 'https://kickstand.example.com';
const inputs = 3_000;

/** Texts made of pieces that matter, in any order. */
const from = (...pieces: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 10 })
    .map((list) => list.join(''));

describe(`inputs from outside (seed ${seed})`, () => {
  test('a result URL names an id that is one, or none', { timeout: LIMIT_MS }, () => {
    const query = from(
      '?',
      '&',
      '=',
      'merchantTransactionId',
      'transactionId',
      'code',
      'status',
      'MT1',
      '%',
      '../../',
    );
    checkProperty(
      fc.property(query, (text) => {
        expect(['cancelled', 'none']).toContain(urlVerdict(text));
        const id = transactionIdFrom(text, null);
        expect(id === null || /^[!-~]{1,128}$/.test(id)).toBe(true);
      }),
      inputs,
    );
  });

  test('a payment address is a safe one, or none', { timeout: LIMIT_MS }, () => {
    const address = from('https:', 'http:', '//', 'javascript:', 'data:', '@', 'pay.example', ':');
    checkProperty(
      fc.property(address, (text) => {
        const found = paymentAddress(text, origin);
        if (found === null) return;
        const url = new URL(found);
        expect(`${url.username}${url.password}`).toBe('');
        const isLoopback = /^(localhost|127\.|\[::1\])/.test(url.hostname);
        expect(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)).toBe(true);
      }),
      inputs,
    );
  });

  test('an id holds nothing that leads out of a path', { timeout: LIMIT_MS }, () => {
    checkProperty(
      fc.property(fc.oneof(from('..', '/', '%2f', 'KS', '-', '_'), fc.anything()), (value) => {
        if (isItemId(value)) expect(value).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
        if (!isTransactionId(value)) return;
        const base = 'https://api.example.com/status/';
        const { pathname } = new URL(base + encodeURIComponent(value));
        expect(decodeURIComponent(pathname.slice('/status/'.length))).toBe(value);
      }),
      inputs,
    );
  });

  test('a pasted phone number is digits, the same ones again', { timeout: LIMIT_MS }, () => {
    checkProperty(
      fc.property(from('+91', ' ', '-', '0', '98450', '11223', '(', ')', '٩', '\u202a'), (text) => {
        const phone = normalisePhone(text);
        expect(phone).toMatch(/^\d*$/);
        if (isPhone(text)) expect(normalisePhone(phone)).toBe(phone);
      }),
      inputs,
    );
  });
});
