import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { FakeStorage } from '../fixtures/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('storage of this device', () => {
  test('stores a text and reads it back', () => {
    const storage = new FakeStorage();
    expect(createSafeStorage(() => storage).write('a', '1')).toBe(true);
    expect(createSafeStorage(() => storage).read('a')).toBe('1');
  });

  test('a full storage has the text as long as the page, and says so', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    store.write('a', 'old');
    storage.isFull = true;
    expect(store.write('a', 'new')).toBe(false);
    expect(store.read('a')).toBe('new');
    expect(createSafeStorage(() => storage).read('a')).toBe('old');
  });

  test('a storage that has room again stores the text for good', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    storage.isFull = true;
    store.write('a', '1');
    storage.isFull = false;
    expect(store.write('a', '2')).toBe(true);
    storage.setItem('a', '3');
    expect(store.read('a')).toBe('3');
  });

  test('lets go of a refused text only where it is the one that is meant', () => {
    const storage = new FakeStorage();
    storage.isFull = true;
    const store = createSafeStorage(() => storage);
    store.write('a', '2');
    store.remove('a', '1');
    expect(store.read('a')).toBe('2');
    store.remove('a', '2');
    expect(store.read('a')).toBeNull();
  });

  test('says what is stored beyond the page', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    store.write('a', '1');
    storage.isFullForNewKeys = true;
    store.write('b', '2');
    expect([store.persisted('a'), store.persisted('b')]).toEqual(['1', null]);
    storage.isDenied = true;
    expect(store.persisted('a')).toBeNull();
  });

  test('forgets what it was refused once another tab has written over it', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    store.write('a', 'old');
    storage.isFull = true;
    store.write('a', 'mine');
    store.write('b', 'mine');
    storage.isFull = false;
    storage.setItem('a', 'theirs');
    expect(store.read('a')).toBe('theirs');
    expect(store.read('b')).toBe('mine');
    storage.setItem('b', 'theirs');
    expect(store.keys('')).toEqual(['a', 'b']);
    expect(store.read('b')).toBe('theirs');
    storage.removeItem('b');
    expect(store.keys('')).toEqual(['a']);
  });

  test('has no key for what it was refused once another tab has removed the text beneath', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    store.write('a', 'old');
    storage.isFull = true;
    store.write('a', 'mine');
    storage.removeItem('a');
    expect(store.keys('')).toEqual([]);
  });

  test('a storage that is denied never throws', () => {
    const store = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.read('a')).toBeNull();
    expect(store.write('a', '1')).toBe(false);
    expect(store.keys('')).toEqual(['a']);
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  test('a text that the device took is the device’s alone: there is none while it cannot be read', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    store.write('a', '1');
    storage.isDenied = true;
    expect(store.read('a')).toBeNull();
  });

  test('a storage that drops what is written counts as refusing it', () => {
    const storage = new FakeStorage();
    vi.spyOn(storage, 'setItem').mockImplementation(() => {});
    const store = createSafeStorage(() => storage);
    expect(store.write('a', '1')).toBe(false);
    expect(store.read('a')).toBe('1');
  });

  test('lists its keys by prefix, stored and refused', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    store.write('paymentJournal.1', '1');
    store.write('itemId', '1');
    storage.isFull = true;
    store.write('paymentJournal.2', '2');
    store.write('paymentJournal.1', '3');
    expect(store.keys('paymentJournal.')).toEqual(['paymentJournal.1', 'paymentJournal.2']);
  });

  test('a refused text lasts while the storage cannot be read, and goes once it is stored', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    store.write('a', 'old');
    storage.isFull = true;
    store.write('a', 'mine');
    storage.isDenied = true;
    expect(store.read('a')).toBe('mine');
    storage.isDenied = false;
    expect(store.read('a')).toBe('mine');
  });

  test('a text that was refused while the storage could not be read lasts once it can', () => {
    const storage = new FakeStorage();
    const store = createSafeStorage(() => storage);
    store.write('a', 'old');
    storage.isDenied = true;
    store.write('a', 'mine');
    storage.isDenied = false;
    expect(store.read('a')).toBe('mine');
    expect(store.write('a', 'stored')).toBe(true);
    expect(store.read('a')).toBe('stored');
  });
});
