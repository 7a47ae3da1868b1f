import type { Api } from '../../src/api/api.ts';
import type { Browser } from '../../src/app/browser.ts';
import { createBookingStorage } from '../../src/storage/booking-storage.ts';
import { createSafeStorage, type SafeStorage } from '../../src/storage/safe-storage.ts';
import { initiatedAt } from '../../stories/examples/payments.ts';

/** Something that was asked of the browser or the API. */
export interface Asked {
  readonly name: string;
  readonly given: readonly unknown[];
}

/** A storage that can be filled up and denied. */
export class Shelf implements Storage {
  readonly #texts = new Map<string, string>();
  isFull = false;
  /** Whether only keys that are there can be written: a quota that is reached refuses new ones first. */
  isFullForNewKeys = false;
  isDenied = false;

  get length(): number {
    this.#check();
    return this.#texts.size;
  }
  clear(): void {
    this.#texts.clear();
  }
  getItem(key: string): string | null {
    this.#check();
    return this.#texts.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#check();
    this.#texts.delete(key);
  }
  setItem(key: string, text: string): void {
    this.#check();
    if (this.isFull || (this.isFullForNewKeys && !this.#texts.has(key)))
      throw new DOMException('full', 'QuotaExceededError');
    // as a browser does: a value that is no text becomes one
    this.#texts.set(key, String(text));
  }
  #check(): void {
    if (this.isDenied) throw new DOMException('denied', 'SecurityError');
  }
}

/** A browser and an API in the hands of a test, with a real memory of a device. */
export function createWorld(answers: Partial<Api> = {}) {
  const asked: Asked[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]): void => {
      asked.push({ name, given });
    };
  const local = new Shelf();
  const session = new Shelf();
  const clock = { now: initiatedAt };
  const arrival = { path: '/', search: '', referrer: '', state: null as unknown };
  const stores: { local: SafeStorage; session: SafeStorage } = {
    local: createSafeStorage(() => local),
    session: createSafeStorage(() => session),
  };
  const browser: Browser = {
    ...stores,
    now: () => clock.now,
    newId: () => '42',
    isOnline: () => true,
    origin: () => 'https://kickstand.example.com',
    arrival: () => arrival,
    go: note('go'),
    reload: note('reload'),
    reopen: note('reopen'),
    leave: note('leave'),
    openTab: note('openTab'),
    share: async (sheet) => {
      note('share')(sheet);
      return 'opened';
    },
    copy: async (text) => note('copy')(text),
    canShare: () => true,
    print: note('print'),
    save: note('save'),
    holdLock: (_name, onAnswer) => {
      onAnswer(true);
      return () => {};
    },
    onRestored: () => () => {},
    onReturned: () => () => {},
    onHidden: () => () => {},
  };
  const unexpected = (name: string) => () => Promise.reject(new Error(`${name} was not expected.`));
  const api: Api = {
    fetchTrips: unexpected('fetchTrips'),
    fetchEvents: unexpected('fetchEvents'),
    fetchTrainings: unexpected('fetchTrainings'),
    fetchItem: unexpected('fetchItem'),
    fetchShare: unexpected('fetchShare'),
    fetchPicture: unexpected('fetchPicture'),
    sendContact: unexpected('sendContact'),
    bookAsGuest: unexpected('bookAsGuest'),
    fetchPaymentStatus: unexpected('fetchPaymentStatus'),
    findBookings: unexpected('findBookings'),
    ...answers,
  };
  return {
    api,
    browser,
    bookingStorage: createBookingStorage(browser),
    local,
    session,
    clock,
    arrival,
    asked,
  };
}
