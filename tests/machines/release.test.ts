import { describe, expect, test } from 'vitest';
import { releaseMachine } from '#machines/release.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const openAt = (isPaying: boolean) => renderMachine(releaseMachine, { isPaying });

describe('a new release', () => {
  test('is offered and changes nothing by itself', async () => {
    const page = openAt(false);
    page.send({ type: 'release.found' });
    await page.wait(24 * 3_600_000);
    expect(page.value()).toBe('offered');
    expect(page.calls).toEqual([]);
    expect(page.done()).toEqual([]);
  });

  test('accepted: it takes over first, then the page is loaded again, once', async () => {
    const page = openAt(false);
    page.send({ type: 'release.found' });
    page.send({ type: 'release.accepted' });
    page.send({ type: 'release.accepted' });
    expect(page.value()).toBe('applying');
    expect(page.done()).toEqual([]);
    await page.call('takeOver').answer(undefined);
    expect(page.value()).toBe('reloading');
    expect(page.done()).toEqual(['reloadPage']);
  });

  test('that cannot take over: the page is loaded again all the same', async () => {
    const page = openAt(false);
    page.send({ type: 'release.found' });
    page.send({ type: 'release.accepted' });
    await page.call('takeOver').fail(new Error('denied'));
    expect(page.done()).toEqual(['reloadPage']);
  });

  test('put away, it is not offered again until another one comes', () => {
    const page = openAt(false);
    page.send({ type: 'release.found' });
    page.send({ type: 'release.postponed' });
    page.send({ type: 'page.changed', isPaying: false });
    expect(page.value()).toBe('postponed');
    page.send({ type: 'release.found' });
    expect(page.value()).toBe('offered');
  });
});

describe('while a ride is booked or paid', () => {
  test('a release waits, and is offered on the next page', () => {
    const page = openAt(true);
    page.send({ type: 'release.found' });
    expect(page.value()).toBe('held');
    page.send({ type: 'release.accepted' });
    page.send({ type: 'page.changed', isPaying: true });
    expect(page.value()).toBe('held');
    page.send({ type: 'page.changed', isPaying: false });
    expect(page.value()).toBe('offered');
    expect(page.calls).toEqual([]);
  });

  test('one that was offered before is withdrawn, and cannot be accepted', () => {
    const page = openAt(false);
    page.send({ type: 'release.found' });
    page.send({ type: 'page.changed', isPaying: true });
    page.send({ type: 'release.accepted' });
    expect(page.value()).toBe('held');
    expect(page.calls).toEqual([]);
  });

  test('a page that becomes one of a payment before the release is found holds it, too', () => {
    const page = openAt(false);
    page.send({ type: 'page.changed', isPaying: true });
    page.send({ type: 'release.found' });
    expect(page.value()).toBe('held');
  });
});
