import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import type { TextOrigin } from '#machines/domain/person/early-text.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { encodeDraft } from '../../../src/storage/draft-state.ts';
import { exampleGuest, examplePending, listedRide, NOW } from '../../fixtures/bookings.ts';
import { createFakeDevice, textOf, tick } from '../../fixtures/device.ts';
import { exampleDraft, pricedAt, remoteTrip } from '../../fixtures/items.ts';
import { openTab } from '../../fixtures/open-tab.ts';
import { exampleBooking, paidAnswer } from '../../fixtures/payment-answers.ts';
import { wholeSite } from '../../fixtures/whole-site.ts';

const PERSON = /Asha|asha@|98450/;

/** The confirmation page with the form filled in. */
function openForm(tab: ReturnType<typeof openTab>) {
  tab.arrival.path = '/confirmationpage';
  tab.arrival.state = encodeDraft(pricedAt(NOW, exampleDraft({ own: 1 }, remoteTrip)));
  const input = tab.inputs.booking();
  if (input === null) throw new Error('no input');
  const page = createActor(tab.machines.booking, { input }).start();
  for (const [field, value] of Object.entries(exampleGuest))
    page.send({ type: 'field.changed', field: field as keyof typeof exampleGuest, value });
  return page;
}

describe('another tab forgets everything', () => {
  // a page that was asleep hears of it as it comes back, whichever page it is
  test.each([
    ['the booking form', 'onStored'],
    ['a booking form that the browser brings back after that', 'onRestored'],
  ] as const)('%s is empty, and its tab stores nothing of it', (_, news) => {
    const tab = openTab();
    const page = openForm(tab);
    expect(textOf(tab.session)).toMatch(PERSON);
    tab.reopened().forgetAll();
    tab.notify(news);
    expect(page.getSnapshot().context.guest).toEqual(EMPTY_GUEST);
    page.send({ type: 'field.changed', field: 'fullName', value: 'B' });
    expect(tab.bookingStorage.guest()).toEqual({ ...EMPTY_GUEST, fullName: 'B' });
    expect(textOf(tab.session)).not.toMatch(PERSON);
  });

  test('the contact form is empty', async () => {
    const tab = openTab();
    const { machines, inputs } = tab;
    const page = createActor(machines.contact, { input: inputs.contact() }).start();
    await tick();
    page.send({ type: 'field.changed', field: 'name', value: 'Asha' });
    tab.reopened().forgetAll();
    tab.notify('onStored');
    expect(page.getSnapshot().context.message).toEqual(EMPTY_CONTACT);
    expect(textOf(tab.session)).not.toMatch(PERSON);
  });

  test('My Bookings asks for the number again', async () => {
    const tab = openTab({ findBookings: async () => [listedRide] });
    const { machines, inputs } = tab;
    const page = createActor(machines.myBookings, { input: inputs.myBookings() }).start();
    page.send({ type: 'phone.changed', value: '9845011223' });
    page.send({ type: 'form.submitted' });
    await tick();
    expect(page.getSnapshot().context.bookings).toHaveLength(1);
    tab.reopened().forgetAll();
    tab.notify('onStored');
    expect(page.getSnapshot().value).toBe('asking');
    expect(page.getSnapshot().context).toMatchObject({ phone: '', bookings: [] });
  });

  test('the banner of a booking that came through goes', async () => {
    const tab = openTab();
    const { bookingStorage, machines } = tab;
    bookingStorage.storePending(examplePending('KS1'));
    bookingStorage.storePaid(exampleBooking('KS1'));
    const banner = createActor(machines.recovery).start();
    await tick();
    expect(banner.getSnapshot().context.recovered).toHaveLength(1);
    tab.reopened().forgetAll();
    tab.notify('onStored');
    await tick();
    expect(banner.getSnapshot().context.recovered).toEqual([]);
  });

  test('a result page that is checking stores the payment, and no person', async () => {
    let answer = () => {};
    const tab = openTab({
      fetchPaymentStatus: () =>
        new Promise((resolve) => {
          answer = () => resolve(paidAnswer);
        }),
    });
    const { bookingStorage, machines, inputs } = tab;
    bookingStorage.storePending(examplePending('KS1'));
    tab.arrival.search = '?merchantTransactionId=KS1';
    const page = createActor(machines.payment, { input: inputs.payment() }).start();
    await tick();
    tab.reopened().forgetAll();
    tab.notify('onStored');
    answer();
    await tick();
    const { context, value } = page.getSnapshot();
    expect(value).toMatchObject({ verification: { paid: 'acknowledged' } });
    expect(JSON.stringify(context)).not.toMatch(PERSON);
    expect(textOf(tab.local)).not.toMatch(PERSON);
    page.stop();
  });
});

test('everything is forgotten after a form was rendered, and before its chart starts → the form is empty', () => {
  const tab = openTab();
  createActor(tab.machines.recovery).start();
  tab.bookingStorage.rememberGuest(exampleGuest, tab.bookingStorage.generation());
  tab.arrival.path = '/confirmationpage';
  tab.arrival.state = encodeDraft(pricedAt(NOW, exampleDraft({ own: 1 }, remoteTrip)));
  const input = assertDefined(tab.inputs.booking(), 'input');
  const contact = tab.inputs.contact();
  tab.reopened().forgetAll();
  tab.notify('onStored');
  const page = createActor(tab.machines.booking, { input }).start();
  expect(page.getSnapshot().context.guest).toEqual(EMPTY_GUEST);
  const form = createActor(tab.machines.contact, { input: contact }).start();
  form.send({ type: 'field.changed', field: 'name', value: 'B' });
  expect(textOf(tab.session)).toContain('"name":"B"');
});

test('the banner has swept the tab before the contact form opens → the form still takes nothing over that the browser fills in', async () => {
  const before = openTab();
  before.bookingStorage.rememberContact(
    { ...EMPTY_CONTACT, name: 'Asha' },
    before.bookingStorage.generation(),
  );
  before.reopened().forgetAll();
  const { machines, inputs } = wholeSite({ browser: before.browser, api: before.api });
  createActor(machines.recovery).start();
  await tick();
  expect(textOf(before.session)).not.toMatch(PERSON);
  const form = createActor(machines.contact, { input: inputs.contact() });
  form.send({ type: 'field.changed', field: 'name', value: 'Asha', origin: 'filledIn' });
  form.start();
  expect(form.getSnapshot().context.message).toEqual(EMPTY_CONTACT);
  expect(textOf(before.session)).not.toMatch(PERSON);
});

test('a letter that is typed before the page hears of it writes nothing of before down', () => {
  const tab = openTab();
  const page = openForm(tab);
  tab.reopened().forgetAll();
  page.send({ type: 'field.changed', field: 'fullName', value: 'Asha Rao B' });
  expect(tab.bookingStorage.guest()).toEqual(EMPTY_GUEST);
  expect(textOf(tab.session)).not.toMatch(/Asha Rao B/);
});

test('a message and a card of before, stored by a tab that has not heard of it → nothing of them is written down', () => {
  const { bookingStorage, session, reopened } = openTab();
  const generation = bookingStorage.generation();
  reopened().forgetAll();
  bookingStorage.rememberContact({ ...EMPTY_CONTACT, name: 'Asha Rao' }, generation);
  bookingStorage.rememberOpened({ ...listedRide, title: 'A ride with Asha Rao' }, generation);
  expect(textOf(session)).not.toMatch(PERSON);
});

test('a page that is opened after everything was forgotten stores what is typed there', () => {
  const tab = openTab();
  tab.reopened().forgetAll();
  const page = openForm(tab);
  tab.notify('onStored');
  expect(page.getSnapshot().context.guest.fullName).toBe('Asha Rao');
});

test('the page on which everything is forgotten is informed like any other', async () => {
  const tab = openTab();
  const page = openForm(tab);
  await tab.forgetAll();
  expect(page.getSnapshot().context.guest).toEqual(EMPTY_GUEST);
});

describe('the browser drops the name of the generation', () => {
  test('an open form still has what was typed', () => {
    const tab = openTab();
    tab.reopened().forgetAll();
    const page = openForm(tab);
    tab.local.removeItem('generation');
    tab.notify('onStored');
    expect(page.getSnapshot().context.guest).toEqual(exampleGuest);
  });

  test('a form that was rendered before, and starts after, has it too', () => {
    const device = createFakeDevice();
    device.tab().bookingStorage.forgetAll();
    const tab = device.tab();
    tab.confirming().stop();
    const input = assertDefined(tab.inputs.booking(), 'input');
    device.local.removeItem('generation');
    const page = createActor(tab.machines.booking, { input }).start();
    expect(page.getSnapshot().context.guest).toEqual(exampleGuest);
  });
});

/** Says how the browser opened the document of the tabs that follow. */
const openedBy = (type: NavigationTimingType) =>
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
afterEach(() => vi.unstubAllGlobals());

describe('a contact form that holds a text before it is hydrated', () => {
  const asha = { ...EMPTY_CONTACT, name: 'Asha Rao' };
  /** The form as it is hydrated, with the text that stands in it. */
  const hydrate = (
    { machines, inputs }: ReturnType<ReturnType<typeof createFakeDevice>['tab']>,
    origin: TextOrigin = 'filledIn',
  ) => {
    const page = createActor(machines.contact, { input: inputs.contact() }).start();
    page.send({ type: 'field.changed', field: 'name', value: asha.name, origin });
    return page;
  };

  test.each(['back_forward', 'reload'] as const)(
    'from before everything was forgotten in its own tab, after %s → is empty, and stores nothing of it',
    async (type) => {
      const phone = createFakeDevice();
      openedBy('navigate');
      const { bookingStorage, session } = phone.tab();
      bookingStorage.rememberContact(asha);
      bookingStorage.forgetAll();
      openedBy(type);
      const page = hydrate(phone.tab({}, { session }));
      expect(page.getSnapshot().context.message).toEqual(EMPTY_CONTACT);
      await tick();
      expect(page.getSnapshot().context.message).toEqual(EMPTY_CONTACT);
      expect(textOf(session)).not.toMatch(PERSON);
      page.send({ type: 'field.changed', field: 'name', value: 'B' });
      expect(phone.tab({}, { session }).bookingStorage.contactDraft().name).toBe('B');
    },
  );

  test('typed while everything was forgotten in another tab → is empty, and stores nothing of it', async () => {
    const phone = createFakeDevice();
    openedBy('navigate');
    const tab = phone.tab();
    phone.tab().bookingStorage.forgetAll();
    const page = hydrate(tab, 'typedEarly');
    await tick();
    expect(page.getSnapshot().context.message).toEqual(EMPTY_CONTACT);
    expect(textOf(tab.session)).not.toMatch(PERSON);
  });

  test.each([
    ['on a device that forgot before the page was opened by a link', 'navigate', true],
    ['after a reload on a device that forgot before', 'reload', true],
    ['after a reload on a device that never forgot', 'reload', false],
  ] as const)('typed %s → is taken over', async (_, type, isForgotten) => {
    const phone = createFakeDevice();
    openedBy(type);
    if (isForgotten) phone.tab().bookingStorage.forgetAll();
    const page = hydrate(phone.tab(), 'typedEarly');
    await tick();
    expect(page.getSnapshot().context.message).toEqual(asha);
  });
});

describe('My Bookings with a number in its field before it is hydrated', () => {
  const number = '9845011223';
  /** The number on the page, once it is hydrated over what its field holds. */
  const takenOver = (
    { machines, inputs }: ReturnType<ReturnType<typeof createFakeDevice>['tab']>,
    origin: TextOrigin,
  ) => {
    const page = createActor(machines.myBookings, { input: inputs.myBookings() }).start();
    page.send({ type: 'phone.changed', value: number, origin });
    return page.getSnapshot().context.phone;
  };

  test.each(['back_forward', 'reload'] as const)(
    'by the browser, after %s on a device that forgot before → is empty',
    (type) => {
      const phone = createFakeDevice();
      openedBy(type);
      phone.tab().bookingStorage.forgetAll();
      expect(takenOver(phone.tab(), 'filledIn')).toBe('');
      expect(takenOver(phone.tab(), 'typedEarly')).toBe(number);
    },
  );

  test('by the rider, while everything was forgotten in another tab → is empty', () => {
    const phone = createFakeDevice();
    openedBy('navigate');
    const tab = phone.tab();
    phone.tab().bookingStorage.forgetAll();
    expect(takenOver(tab, 'typedEarly')).toBe('');
  });

  test('by the browser, on a device that never forgot → is there', () => {
    openedBy('back_forward');
    expect(takenOver(createFakeDevice().tab(), 'filledIn')).toBe(number);
  });
});
