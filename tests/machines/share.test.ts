import { describe, expect, test } from 'vitest';
import type { ShareTarget } from '#machines/domain/catalogue/share.ts';
import { shareMachine } from '#machines/share.machine.ts';
import { apiError } from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const suggestion = { title: 'Ride to Leh', description: 'Nine days', imageUrl: null };
const text = {
  title: 'Ride to Leh',
  text: 'Nine days',
  url: 'https://k.example/x',
  imageUrl: null,
};
const link = { title: 'Manali to Leh', text: '', url: 'https://k.example/x', imageUrl: null };

function request(target: ShareTarget) {
  const card = renderMachine(shareMachine, {
    kind: 'trip',
    id: 'manali-leh',
    link: 'https://k.example/x',
    title: 'Manali to Leh',
  });
  card.send({ type: 'share.requested', target });
  return card;
}

test.each(['native', 'whatsapp', 'facebook', 'x', 'email'] as const)(
  '%s opens with the text',
  async (target) => {
    const card = request(target);
    expect(card.call('fetchShare').input).toEqual({ kind: 'trip', id: 'manali-leh' });
    await card.call('fetchShare').answer(suggestion);
    expect(card.call('openTarget').input).toEqual({ target, text });
    await card.call('openTarget').answer('opened');
    expect(card.value()).toBe('opened');
  },
);

describe('copy', () => {
  test('the link at once, within the press, then the text over it', async () => {
    const card = request('copy');
    expect(card.call('copyText').input).toEqual({ text: link });
    await card.call('copyText').answer();
    await card.call('fetchShare').answer(suggestion);
    expect(card.call('copyText').input).toEqual({ text });
    await card.call('copyText').answer();
    expect(card.value()).toBe('copied');
  });

  test('the text comes too late after the press for this browser → the link stays copied', async () => {
    const card = request('copy');
    await card.call('copyText').answer();
    await card.call('fetchShare').answer(suggestion);
    await card.call('copyText').fail(new Error('NotAllowedError'));
    expect(card.value()).toBe('copied');
  });

  test('refused → the link to copy by hand, and nothing more is requested', async () => {
    const card = request('copy');
    await card.call('copyText').fail(new Error('denied'));
    expect(card.value()).toBe('blocked');
    expect(card.calls.map((call) => call.id)).toEqual(['copyText']);
  });
});

describe('falls back', () => {
  test('to the link of the page when the text cannot be had', async () => {
    const card = request('native');
    await card.call('fetchShare').fail(apiError({ kind: 'offline' }));
    expect(card.call('openTarget').input).toEqual({ target: 'native', text: link });
  });

  test('to the link after 3 s, while the click still counts; a late text changes nothing', async () => {
    const card = request('whatsapp');
    await card.wait(2_999);
    expect(card.value()).toBe('loading');
    await card.wait(1);
    expect(card.call('openTarget').input).toEqual({ target: 'whatsapp', text: link });
    await card.call('fetchShare').answer(suggestion);
    expect(card.state().context.text).toEqual(link);
  });

  test('to the clipboard when the target is blocked, then to a link to copy by hand', async () => {
    const card = request('native');
    await card.call('fetchShare').answer(suggestion);
    await card.call('openTarget').fail(new Error('blocked'));
    expect(card.value()).toBe('copying');
    await card.call('copyText').fail(new Error('denied'));
    expect(card.value()).toBe('blocked');
  });
});

test('a dismissed share sheet is no failure', async () => {
  const card = request('native');
  await card.call('fetchShare').answer(suggestion);
  await card.call('openTarget').answer('dismissed');
  expect(card.value()).toBe('idle');
});

test('impatient clicks open one target', async () => {
  const card = request('native');
  card.send({ type: 'share.requested', target: 'copy' });
  await card.call('fetchShare').answer(suggestion);
  card.send({ type: 'share.requested', target: 'copy' });
  await card.call('openTarget').answer('opened');
  expect(card.calls.map((call) => call.id)).toEqual(['fetchShare', 'openTarget']);
  expect(card.value()).toBe('opened');
});

test('what is shared is the address of the moment, be the text there already or not', async () => {
  const card = request('native');
  await card.call('fetchShare').answer(suggestion);
  await card.call('openTarget').answer('dismissed');
  const url = 'https://k.example/x?day=3';
  card.send({ type: 'share.requested', target: 'x', link: url });
  expect(card.call('openTarget').input).toEqual({ target: 'x', text: { ...text, url } });

  const other = renderMachine(shareMachine, {
    kind: 'trip',
    id: 'manali-leh',
    link: 'https://k.example/x',
    title: 'Manali to Leh',
  });
  other.send({ type: 'share.requested', target: 'email', link: url });
  await other.call('fetchShare').fail(apiError({ kind: 'offline' }));
  expect(other.call('openTarget').input).toEqual({ target: 'email', text: { ...link, url } });
});
