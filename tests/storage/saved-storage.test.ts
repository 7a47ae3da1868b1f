import { beforeEach, describe, expect, test } from 'vitest';
import { createSafeStorage } from '../../src/storage/safe-storage.ts';
import { createSavedStorage } from '../../src/storage/saved-storage.ts';
import { FakeStorage } from '../fixtures/storage.ts';

const leh = { kind: 'trip', id: 'leh' } as const;
const derby = { kind: 'event', id: 'derby' } as const;

let device: FakeStorage;
let now: number;
const tab = () =>
  createSavedStorage(
    createSafeStorage(() => device),
    () => now,
  );
const saved = () =>
  tab()
    .read()
    .saved.map(({ id }) => id);

beforeEach(() => {
  device = new FakeStorage();
  now = 1000;
});

describe('saving', () => {
  test('a saved ride is there after a reload, with when it was saved', () => {
    expect(tab().change({ type: 'save', ride: leh })).toBe('saved');
    expect(tab().read()).toEqual({ saved: [{ ...leh, at: 1000 }], recent: [] });
  });

  test('two tabs save one ride each → both are saved', () => {
    const [one, other] = [tab(), tab()];
    one.read();
    other.read();
    one.change({ type: 'save', ride: leh });
    now += 1;
    other.change({ type: 'save', ride: derby });
    expect(saved()).toEqual(['derby', 'leh']);
  });

  test('the last ride that goes takes its key along', () => {
    tab().change({ type: 'save', ride: leh });
    expect(tab().change({ type: 'remove', ride: leh })).toBe('removed');
    expect(device.getItem('savedRides')).toBeNull();
  });

  test('the last ride that the device does not let go is still saved, and the change says so', () => {
    tab().change({ type: 'save', ride: leh });
    device.removeItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(tab().change({ type: 'remove', ride: leh })).toBe('notStored');
    expect(saved()).toEqual(['leh']);
  });

  test('a ride that is put back has its old time', () => {
    tab().change({ type: 'save', ride: leh, at: 7 });
    expect(tab().read().saved).toEqual([{ ...leh, at: 7 }]);
  });

  test('the hundred and first is refused and nothing changes', () => {
    const page = tab();
    for (let index = 0; index < 100; index += 1)
      page.change({ type: 'save', ride: { kind: 'trip', id: `r${index}` } });
    expect(page.change({ type: 'save', ride: leh })).toBe('full');
    expect(saved()).not.toContain('leh');
    expect(saved()).toHaveLength(100);
  });
});

describe('a device that refuses', () => {
  test('says so, and the ride is saved for as long as the page lasts', () => {
    device.isFull = true;
    const page = tab();
    expect(page.change({ type: 'save', ride: leh })).toBe('notStored');
    expect(page.read().saved).toHaveLength(1);
    expect(saved()).toEqual([]);
  });

  test('a ride that was looked at and cannot be stored disturbs nobody', () => {
    device.isFull = true;
    expect(tab().change({ type: 'view', ride: leh })).toBe('quiet');
  });
});

test.each(['savedRides', 'recentRides'])(
  'what a newer version wrote under %s is not read and never written over',
  (key) => {
    const text = `{"version":2,"rides":{"leh":true},"notes":"${'x'.repeat(20_000)}"}`;
    device.setItem(key, text);
    const page = tab();
    expect(page.read()).toEqual({ saved: [], recent: [] });
    const change = key === 'savedRides' ? 'save' : 'view';
    expect(page.change({ type: change, ride: leh })).toBe(key === 'savedRides' ? 'newer' : 'quiet');
    if (key === 'savedRides') expect(page.change({ type: 'remove', ride: leh })).toBe('newer');
    expect(device.getItem(key)).toBe(text);
  },
);

describe('a stored list', () => {
  const stored = (list: unknown, version: unknown = 1) => JSON.stringify({ version, rides: list });
  const goa = { kind: 'trip', id: 'goa', at: 2 } as const;
  /** The saved rides of a device that holds a text. */
  const ridesIn = (text: string) => {
    device.setItem('savedRides', text);
    return tab().read().saved;
  };

  test('holds nothing but kind, id and time of a ride', () => {
    const ride = { ...leh, title: 'Manali to Leh' };
    tab().change({ type: 'save', ride, at: 1 });
    expect(device.getItem('savedRides')).toBe(
      '{"version":1,"rides":[{"kind":"trip","id":"leh","at":1}]}',
    );
  });

  test('of a hundred rides with the longest ids comes back', () => {
    const list = Array.from({ length: 100 }, (_, index) => ({
      kind: 'trip',
      id: `${index}`.padEnd(64, 'x'),
      at: 9_007_199_254_740_991 - index,
    }));
    expect(ridesIn(stored(list))).toEqual(list);
    const more = { kind: 'trip', id: 'more', at: 1 };
    expect(ridesIn(stored([...list, more]))).toEqual(list);
  });

  test.each([
    ['no JSON', '{"version":1,"rides":['],
    ['a number', '7'],
    ['null', 'null'],
    ['a list without a version', '[{"kind":"trip","id":"leh","at":1}]'],
    ['version 0', stored([goa], 0)],
    ['a version in words', stored([goa], '2')],
    ['rides that are no list', stored({ 0: goa })],
    ['a text longer than any list', stored([goa]) + ' '.repeat(20_000)],
  ])('that is %s counts as absent', (_, text) => {
    expect(ridesIn(text)).toEqual([]);
  });

  test.each([
    ['of no kind', { ...leh, at: 1, kind: 'training' }],
    ['without an id', { kind: 'trip', at: 1 }],
    ['with an id that is a path', { kind: 'trip', id: '../x', at: 1 }],
    ['with an id that is too long', { kind: 'trip', id: 'x'.repeat(65), at: 1 }],
    ['without a time', { kind: 'trip', id: 'leh' }],
    ['of a time that is no whole number', { ...leh, at: 1.5 }],
    ['that is null', null],
    ['that stands there twice', { ...goa, at: 9 }],
  ])('leaves out a ride %s, and the others stay', (_, bad) => {
    expect(ridesIn(stored([goa, bad]))).toEqual([goa]);
  });
});

test('a damaged list counts as empty and the next ride starts it anew', () => {
  device.setItem('savedRides', '{"version":1,"rides":[');
  expect(tab().change({ type: 'save', ride: leh })).toBe('saved');
  expect(saved()).toEqual(['leh']);
});

describe('rides looked at', () => {
  test('the latest comes first, and they can be cleared alone', () => {
    tab().change({ type: 'save', ride: leh });
    tab().change({ type: 'view', ride: leh });
    now += 1;
    tab().change({ type: 'view', ride: derby });
    expect(
      tab()
        .read()
        .recent.map(({ id }) => id),
    ).toEqual(['derby', 'leh']);
    expect(tab().change({ type: 'clearRecent' })).toBe('quiet');
    expect(tab().read()).toEqual({ saved: [{ ...leh, at: 1000 }], recent: [] });
  });
});

test('forgetting clears both lists, a newer version’s too', () => {
  tab().change({ type: 'view', ride: leh });
  device.setItem('savedRides', '{"version":2}');
  expect(tab().change({ type: 'forget' })).toBe('quiet');
  expect(device.getItem('savedRides')).toBeNull();
  expect(device.getItem('recentRides')).toBeNull();
});
