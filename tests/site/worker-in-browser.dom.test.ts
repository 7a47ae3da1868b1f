import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createSite } from '../../src/site/site.ts';
import { forgetVisits } from '../../src/site/visits-in-browser.ts';
import { connectionService } from '../../src/site/worker-in-browser.ts';
import { STORAGE_KEYS } from '../../src/storage/keys.ts';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { NOW } from '../fixtures/bookings.ts';
import { MemoryCaches } from '../fixtures/caches.ts';
import { createFakeServices } from '../fixtures/services.ts';
import { waitForState } from '../fixtures/wait-for-state.ts';

/** A worker of the browser that notes the messages to it. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

/** What the browser knows of the site's worker. */
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly active = new FakeWorker();
  readonly update = vi.fn(async () => {});
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly ready = Promise.resolve(this.registration);
  readonly getRegistration = async () => this.registration;
  readonly register = vi.fn(async (_address: unknown, _options: unknown) => this.registration);
}

let container: FakeContainer;
let back = () => {};
let now = NOW;

beforeEach(() => {
  container = new FakeContainer();
  now = NOW;
  reload.mockClear();
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: container,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window.navigator, 'serviceWorker');
  Reflect.deleteProperty(window.navigator, 'connection');
  Reflect.deleteProperty(window, 'trustedTypes');
  window.localStorage.clear();
});

const local = createSafeStorage(() => window.localStorage);
const reload = vi.fn();
const site = createSite({
  browser: {
    ...createFakeServices().browser,
    local,
    onReturned: (listener) => {
      back = listener;
      return () => {};
    },
    clock: () => now,
    reload,
  },
});

/** Starts the worker of a device with or without a booking, whose visitor saves data or not. */
function start(holdsRecords = true, saveData = false) {
  if (holdsRecords) local.write(STORAGE_KEYS.confirmedBooking, '{}');
  Object.defineProperty(window.navigator, 'connection', {
    configurable: true,
    value: { saveData },
  });
  return connectionService({ ...site });
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const types = (worker: FakeWorker) =>
  worker.messages.map((message) => (message as { type: string }).type);

test('the worker is registered at the root, past every cache', async () => {
  start();
  await settled();
  expect(container.register.mock.calls).toEqual([
    ['/sw.js', { scope: '/', updateViaCache: 'none' }],
  ]);
});

test('where the policy wants trusted addresses, it is one, whatever it gets', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL(text: string): string }) => ({
    createScriptURL: () => ({ trusted: rules.createScriptURL('https://evil.example.com/x.js') }),
  }));
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  start();
  await settled();
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(container.register.mock.calls[0]?.[0]).toEqual({ trusted: '/sw.js' });
});

test.each([
  ['nothing is fetched only to be cached', false, []],
  ['but for what opens the ticket of a booking', true, ['tickets.wanted']],
])('a visitor who saves data → %s', async (_, holdsRecords, sent) => {
  start(holdsRecords, true);
  await settled();
  expect(types(container.registration.active)).toEqual(sent);
});

test('the first worker of a device learns what the page had loaded; one that was there is not', async () => {
  start();
  await settled();
  expect(types(container.registration.active)).toEqual(['page.opened', 'tickets.wanted']);
  expect(container.registration.active.messages[1]).toEqual({ type: 'tickets.wanted', base: '' });
  expect(container.registration.active.messages[0]).toMatchObject({
    addresses: [window.location.origin + window.location.pathname],
  });
  container = new FakeContainer();
  container.controller = new FakeWorker();
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: container,
  });
  start(false);
  await settled();
  expect(types(container.registration.active)).toEqual(['tickets.wanted']);
});

test('a page with joined style sheets → its worker, new or not, caches those', async () => {
  const sheet = document.createElement('link');
  for (const [name, value] of Object.entries({
    rel: 'stylesheet',
    href: '/assets/a.css',
    disabled: '',
  }))
    sheet.setAttribute(name, value);
  document.head.append(sheet);
  container.controller = new FakeWorker();
  start(false);
  await settled();
  sheet.remove();
  expect(container.registration.active.messages[0]).toEqual({
    type: 'page.opened',
    addresses: [`${window.location.origin}/assets/a.css`],
  });
});

test('everything is forgotten before the first worker is there → it learns nothing of before', async () => {
  start(false);
  local.write(STORAGE_KEYS.generation, 'two');
  await settled();
  expect(types(container.registration.active)).toEqual(['tickets.wanted']);
});

test('everything is forgotten in another tab before the page starts its worker → it learns nothing of before', async () => {
  local.write(STORAGE_KEYS.generation, 'two');
  start(false);
  await settled();
  expect(types(container.registration.active)).toEqual(['tickets.wanted']);
});

test('a page in another language says so, first for what it starts with, then for its tickets', async () => {
  vi.resetModules();
  vi.doMock('#texts/language.ts', () => import('../../machines/texts/hi/language.ts'));
  const hindi = await import('../../src/site/worker-in-browser.ts');
  hindi.connectionService(site);
  await settled();
  expect(container.registration.active.messages.slice(1)).toEqual([
    { type: 'language.used', base: '/hi' },
    { type: 'tickets.wanted', base: '/hi' },
  ]);
  vi.doUnmock('#texts/language.ts');
});

test('a release that waits already is announced', async () => {
  container.controller = new FakeWorker();
  container.registration.waiting = new FakeWorker();
  const { isReleaseAvailable } = start();
  expect(isReleaseAvailable()).toBe(false);
  await settled();
  expect(isReleaseAvailable()).toBe(true);
});

test('a release is announced once it is installed; the first worker of a device is none', async () => {
  for (const [controller, times] of [
    [new FakeWorker(), 1],
    [null, 0],
  ] as const) {
    container.controller = controller;
    const { onRelease } = start();
    await settled();
    const heard = vi.fn();
    const stop = onRelease(heard);
    const installing = new FakeWorker();
    container.registration.installing = installing;
    container.registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
    expect(heard).not.toHaveBeenCalled();
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    expect(heard).toHaveBeenCalledTimes(times);
    stop();
  }
});

test.each([
  ['another tab let a release take over → this page is of the one before', new FakeWorker(), 1],
  ['the first worker of a device takes over a page that is as new as itself', null, 0],
])('%s', async (_, controller, times) => {
  container.controller = controller;
  const { onRelease } = start();
  await settled();
  const heard = vi.fn();
  onRelease(heard);
  container.dispatchEvent(new Event('controllerchange'));
  expect(heard).toHaveBeenCalledTimes(times);
});

/** The chart of the offer after the rider has taken it. */
function accepted({ machine }: ReturnType<typeof connectionService>) {
  const offer = createActor(machine).start();
  offer.send({ type: 'release.accepted' });
  return offer;
}

test('a release takes over only on request, and then at once', async () => {
  container.controller = new FakeWorker();
  const waiting = new FakeWorker();
  container.registration.waiting = waiting;
  const connection = start();
  await settled();
  expect(waiting.messages).toEqual([]);
  const offer = accepted(connection);
  await settled();
  expect(types(waiting)).toEqual(['release.wanted']);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  await waitForState(offer, (state) => state.matches('reloading'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab that stays open looks for a release when the visitor returns, every half hour at most', async () => {
  start();
  await settled();
  now += 30 * 60_000 - 1;
  back();
  expect(container.registration.update).not.toHaveBeenCalled();
  now += 1;
  back();
  back();
  expect(container.registration.update).toHaveBeenCalledOnce();
});

test('a browser that refuses workers, or has none, has the site without what is cached', async () => {
  container.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await waitForState(accepted(start()), (state) => state.matches('reloading'));
  await settled();
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: undefined,
  });
  await waitForState(accepted(start()), (state) => state.matches('reloading'));
});

test('everything is forgotten → the worker caches nothing that it was requested before', async () => {
  vi.stubGlobal('caches', new MemoryCaches());
  await forgetVisits();
  expect(types(container.registration.active)).toEqual(['visits.forgotten']);
});
