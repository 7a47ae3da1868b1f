import { describe, expect, test } from 'vitest';
import type { RideRef, SavedRides } from '#machines/domain/catalogue/saved-items.ts';
import { savedMachine } from '#machines/saved.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const leh = { kind: 'trip', id: 'leh' } as const;
const goa = { kind: 'trip', id: 'goa' } as const;
const coorg = { kind: 'trip', id: 'coorg' } as const;
const derby = { kind: 'event', id: 'derby' } as const;
const toggled = { type: 'ride.toggled', ride: { ...leh, title: 'Manali to Leh' } } as const;

const ridesOf = (...saved: readonly RideRef[]): SavedRides => ({
  saved: saved.map((ride, index) => ({ ...ride, at: 100 - index })),
  recent: [],
});

function pageWith(...saved: readonly RideRef[]) {
  const page = renderMachine(savedMachine);
  page.send({ type: 'rides.changed', rides: ridesOf(...saved) });
  const notice = () => (page.value() as { notice: string }).notice;
  const compare = () => (page.value() as { compare: string }).compare;
  const compared = () => page.state().context.compared.map(({ id }) => id);
  const choose = (...rides: readonly RideRef[]) => {
    for (const ride of rides) page.send({ type: 'compare.toggled', ride });
  };
  return { ...page, notice, compare, compared, choose };
}

describe('a heart', () => {
  test('does nothing before this device was read', () => {
    const page = renderMachine(savedMachine);
    page.send(toggled);
    expect(page.messages).toEqual([]);
  });

  test('saves a ride that is not saved, by kind and id alone', () => {
    const page = pageWith();
    page.send(toggled);
    expect(page.messageTo('syncRides')).toEqual({ type: 'save', ride: leh });
  });

  test('a ride that another tab saved is saved here', () => {
    const page = pageWith();
    page.send({ type: 'rides.changed', rides: ridesOf(leh) });
    expect(page.notice()).toBe('hidden');
    page.send(toggled);
    expect(page.messageTo('syncRides')).toMatchObject({ type: 'remove' });
  });
});

describe('what is announced', () => {
  test.each([
    ['ride.saved', 'saved'],
    ['ride.removed', 'removed'],
    ['ride.notStored', 'notStored'],
    ['ride.newer', 'newer'],
    ['ride.full', 'full'],
  ] as const)('%s stands for six seconds', async (type, notice) => {
    const page = pageWith();
    page.send({ type });
    await page.wait(5999);
    expect(page.notice()).toBe(notice);
    await page.wait(1);
    expect(page.notice()).toBe('hidden');
  });

  test('a second ride saved begins the six seconds anew', async () => {
    const page = pageWith();
    page.send({ type: 'ride.saved' });
    await page.wait(5999);
    page.send({ type: 'ride.saved' });
    await page.wait(5999);
    expect(page.notice()).toBe('saved');
  });

  test('a removal that is undone puts the ride back where it stood', () => {
    const page = pageWith(goa, leh);
    page.send(toggled);
    page.send({ type: 'rides.changed', rides: ridesOf(goa) });
    page.send({ type: 'ride.removed' });
    page.send({ type: 'removal.undone' });
    expect(page.messageTo('syncRides')).toEqual({ type: 'save', ride: leh, at: 99 });
  });

  test('a removal of a ride that was not saved here has nothing to undo', () => {
    const page = pageWith();
    page.send({ type: 'ride.removed' });
    expect(page.notice()).toBe('removed');
    page.send({ type: 'removal.undone' });
    expect(page.messages).toEqual([]);
    expect(page.state().status).toBe('active');
  });

  test('nothing is undone once the message is gone', async () => {
    const page = pageWith(leh);
    page.send(toggled);
    page.send({ type: 'ride.removed' });
    await page.wait(6000);
    page.send({ type: 'removal.undone' });
    expect(page.messages).toHaveLength(1);
  });
});

test('a ride that is looked at, the list that is cleared and what is forgotten reach this device', () => {
  const page = pageWith();
  page.send({ type: 'ride.viewed', ride: leh });
  expect(page.messageTo('syncRides')).toEqual({ type: 'view', ride: leh });
  page.send({ type: 'recent.cleared' });
  expect(page.messageTo('syncRides')).toEqual({ type: 'clearRecent' });
  page.send({ type: 'rides.forgotten' });
  expect(page.messageTo('syncRides')).toEqual({ type: 'forget' });
});

describe('comparing', () => {
  test('a fourth ride is refused until one of the three is taken out; one alone is no comparison', () => {
    const page = pageWith(leh, goa, coorg, derby);
    page.choose(leh, goa, coorg);
    expect(page.compare()).toBe('ready');
    page.choose(derby);
    expect(page.compare()).toBe('full');
    expect(page.compared()).toEqual(['leh', 'goa', 'coorg']);
    page.choose(goa);
    expect(page.compare()).toBe('ready');
    page.choose(derby);
    expect(page.compared()).toEqual(['leh', 'coorg', 'derby']);
    page.choose(leh, coorg);
    expect(page.compare()).toBe('few');
  });

  test('a ride that is no longer saved leaves the comparison, and one alone ends it', () => {
    const page = pageWith(leh, goa, coorg);
    page.choose(leh, goa, coorg);
    page.send({ type: 'compare.opened' });
    page.send({ type: 'rides.changed', rides: ridesOf(leh, coorg) });
    expect(page.compare()).toBe('comparing');
    expect(page.compared()).toEqual(['leh', 'coorg']);
    page.send({ type: 'rides.changed', rides: ridesOf(coorg) });
    expect(page.compare()).toBe('few');
  });
});
