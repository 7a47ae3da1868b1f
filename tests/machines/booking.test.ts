import { describe, expect, test } from 'vitest';
import { type BookingInput, bookingMachine } from '#machines/booking.machine.ts';
import { freeBooking } from '#machines/domain/booking.ts';
import { EMPTY_GUEST } from '#machines/domain/guest.ts';
import { type JournalEntry, newEntry, settled } from '#machines/domain/journal.ts';
import {
  addresses,
  asha,
  declined,
  initiatedAt,
  paid,
  pendingOf,
  trouble,
  undecided,
} from '../../stories/examples/payments.ts';
import { draftWith, manaliToLeh } from '../../stories/examples/rides.ts';
import { stage } from './stage.ts';

const back = { type: 'page.restored' } as const;
const confirm = { type: 'form.submitted' } as const;
const elsewhere = freeBooking(draftWith({ own: 1 }), asha, initiatedAt, '9');

/** The page, on a device that finds these payments for its ride one after the other, then none. */
function openPage(input: Partial<BookingInput> = {}, found: JournalEntry[] = []) {
  const opened = stage(bookingMachine, {
    draft: draftWith({ own: 1 }),
    guest: asha,
    addresses,
    openedAt: initiatedAt,
    ...input,
  });
  return {
    ...opened,
    /** Confirms, and lets the device look for earlier payments. */
    confirm: async () => {
      opened.send(confirm);
      if (opened.value() === 'findingEarlier')
        await opened.call('findEarlier').answer(found.shift() ?? null);
    },
    posts: () => opened.calls.filter((call) => call.id === 'bookAsGuest').length,
    answer: (paymentUrl = 'https://pay.example.com/p/7') =>
      opened.call('bookAsGuest').answer({ paymentUrl, transactionId: 'KS7', at: initiatedAt }),
  };
}

describe('the form', () => {
  test('says nothing before it is sent, then everything that is wrong, and posts nothing', async () => {
    const form = openPage({ guest: EMPTY_GUEST });
    expect(form.state().context.errors).toEqual({});
    await form.confirm();
    expect(form.value()).toBe('filling');
    expect(form.state().context.errors).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
    });
    expect(form.posts()).toBe(0);
  });

  test('typing clears the error of that field alone, and is not judged before the next sending', async () => {
    const form = openPage({ guest: EMPTY_GUEST });
    await form.confirm();
    form.send({ type: 'field.changed', field: 'email', value: 'asha@' });
    expect(Object.keys(form.state().context.errors)).toEqual(['fullName', 'phone']);
    await form.confirm();
    expect(form.state().context.errors.email).toBe('Email is invalid');
  });

  test('what is typed is remembered for the session', () => {
    const form = openPage({ guest: EMPTY_GUEST });
    form.send({ type: 'field.changed', field: 'fullName', value: 'A' });
    expect(form.paramsOf('rememberDraft')).toEqual({ guest: { ...EMPTY_GUEST, fullName: 'A' } });
  });
});

describe('paying', () => {
  test('posts once, keeps the payment, then leaves for the payment page', async () => {
    const form = openPage();
    await form.confirm();
    expect(form.value()).toBe('posting');
    expect(form.state().hasTag('busy')).toBe(true);
    expect(form.call('bookAsGuest').input).toEqual({
      draft: draftWith({ own: 1 }),
      guest: { ...asha, phone: '9845011223' },
    });
    await form.answer();
    expect(form.value()).toBe('leaving');
    expect(form.done()).toEqual(['storePending', 'rememberItem', 'leaveForPayment']);
    expect(form.paramsOf('leaveForPayment')).toEqual({ url: 'https://pay.example.com/p/7' });
    expect(form.paramsOf('rememberItem')).toEqual({ draft: draftWith({ own: 1 }) });
    expect(form.paramsOf('storePending')).toEqual({
      pending: { ...pendingOf('KS7'), draft: draftWith({ own: 1 }) },
    });
  });

  test('a second press while it works changes nothing', async () => {
    const form = openPage();
    await form.confirm();
    await form.confirm();
    form.send({ type: 'field.changed', field: 'fullName', value: 'Someone' });
    expect(form.state().can(confirm)).toBe(false);
    expect(form.posts()).toBe(1);
    expect(form.state().context.guest).toEqual(asha);
    await form.answer();
    await form.confirm();
    expect(form.posts()).toBe(1);
    expect(form.done().filter((name) => name === 'leaveForPayment')).toHaveLength(1);
  });

  test.each([
    'javascript:alert(1)',
    'http://pay.example.com/p/7',
    '//pay.example.com/p/7',
    'https://user@pay.example.com/p/7',
  ])('an answer that leads to %s is a Payment Error, and nothing is kept', async (address) => {
    const form = openPage();
    await form.confirm();
    await form.answer(address);
    expect(form.value()).toEqual({ failed: 'cooling' });
    expect(form.state().context.alert).toEqual({
      alert: 'payment',
      lines: [
        'Payment initiation failed',
        'If this issue persists, please contact our support team.',
      ],
    });
    expect(form.effects).toEqual([]);
  });

  test.each([
    [401, 'authentication', 'Authentication failed. Please log in again or contact support.'],
    [
      404,
      'itemNotFound',
      'The item you are trying to book was not found. It may have been removed or is no longer available.',
    ],
    [500, 'payment', 'Payment initiation failed (Status: 500)'],
  ])('status %i raises its alert and keeps what was typed', async (status, alert, line) => {
    const form = openPage();
    await form.confirm();
    await form
      .call('bookAsGuest')
      .fail(trouble({ kind: 'http', status, text: 'x', serverText: null }));
    expect(form.state().context.alert).toMatchObject({
      alert,
      lines: expect.arrayContaining([line]),
    });
    expect(form.state().context.guest).toEqual(asha);
    expect(form.effects).toEqual([]);
  });

  test('a fault of our own has its own words', async () => {
    const form = openPage();
    await form.confirm();
    await form.call('bookAsGuest').fail(new TypeError('x is not a function'));
    expect(form.state().context.alert?.lines[0]).toBe(
      'An unexpected error occurred during payment processing',
    );
  });

  test('after a failure the button rests 1 s, counted from the answer', async () => {
    const form = openPage();
    await form.confirm();
    await form.wait(5_000);
    await form.call('bookAsGuest').fail(trouble({ kind: 'timeout' }));
    await form.wait(999);
    expect(form.state().can(confirm)).toBe(false);
    await form.confirm();
    expect(form.posts()).toBe(1);
    form.send({ type: 'field.changed', field: 'fullName', value: 'Asha R Rao' });
    await form.wait(1);
    expect(form.value()).toEqual({ failed: 'ready' });
    await form.confirm();
    expect(form.posts()).toBe(2);
    expect(form.state().context.alert).toBeNull();
  });

  test.each([
    ['an item without an id', draftWith({ own: 1 }, { ...manaliToLeh, id: null })],
    ['a total that its lines do not add up to', { ...draftWith({ own: 1 }), total: 0 }],
    ['nothing chosen', draftWith({})],
  ])('%s cannot be paid for', async (_, draft) => {
    const form = openPage({ draft });
    await form.confirm();
    expect(form.state().context.alert?.lines[0]).toBe(
      'Missing required parameters: itemId or bookingType',
    );
    expect(form.calls).toEqual([]);
  });

  test('leaving the page ends the call; a late answer redirects nobody', async () => {
    const form = openPage();
    await form.confirm();
    form.leave();
    expect(form.call('bookAsGuest').signal.aborted).toBe(true);
    await form.answer();
    expect(form.effects).toEqual([]);
  });
});

describe('a total of 0', () => {
  const draft = draftWith({ club: 2 });
  const booking = freeBooking(draft, asha, initiatedAt, '7');

  test('is booked on this device without a payment', async () => {
    const form = openPage({ draft });
    await form.confirm();
    expect(form.value()).toBe('storing');
    expect(form.call('bookFree').input).toEqual({ draft, guest: { ...asha, phone: '9845011223' } });
    await form.call('bookFree').answer(booking);
    expect(form.value()).toBe('booked');
    expect(form.effects).toEqual([{ name: 'openBooking', params: { booking } }]);
    expect(form.posts()).toBe(0);
  });

  test('that cannot be stored says so', async () => {
    const form = openPage({ draft });
    await form.confirm();
    await form.call('bookFree').fail(new Error('x'));
    expect(form.state().matches('failed')).toBe(true);
    expect(form.state().context.alert?.alert).toBe('payment');
  });
});

describe('back from the payment page', () => {
  async function comeBack() {
    const form = openPage();
    await form.confirm();
    await form.answer();
    form.send(back);
    return form;
  }

  test('the page asks what became of the payment', async () => {
    const form = await comeBack();
    expect(form.value()).toBe('recheckingEarlier');
    expect(form.call('recheckEarlier').input).toEqual({ transactionId: 'KS7' });
  });

  test('it was paid: the ticket is stored and opened', async () => {
    const form = await comeBack();
    await form.call('recheckEarlier').answer(paid);
    await form.call('storeConfirmed').answer(true);
    expect(form.value()).toBe('earlierPaid');
    expect(form.done().slice(3)).toEqual(['clearPending', 'markJournal']);
    form.send({ type: 'booking.opened' });
    expect(form.paramsOf('openBooking')).toMatchObject({ booking: { transactionId: 'KS7' } });
    expect(form.posts()).toBe(1);
  });

  test('it failed: the form is ready, with the reason, and posts only when confirmed', async () => {
    const form = await comeBack();
    await form.call('recheckEarlier').answer(declined);
    expect(form.value()).toBe('filling');
    expect(form.state().context.earlierMessage).toBe('Your bank declined it');
    expect(form.paramsOf('markJournal')).toMatchObject({ transactionId: 'KS7', state: 'failed' });
    expect(form.posts()).toBe(1);
    await form.confirm();
    expect(form.value()).toBe('posting');
    expect(form.posts()).toBe(2);
  });

  test('a page restored while it posts is never stuck; the lost answer changes nothing', async () => {
    const form = openPage();
    await form.confirm();
    form.send(back);
    expect(form.value()).toEqual({ failed: 'cooling' });
    expect(form.state().context.alert?.lines[0]).toBe(
      'Network error: Please check your internet connection and try again.',
    );
    await form.answer();
    expect(form.effects).toEqual([]);
  });

  test('a page restored while it fills in is left alone', () => {
    const form = openPage();
    form.send(back);
    expect(form.value()).toBe('filling');
  });
});

describe('before a payment starts', () => {
  test('the device is asked for an earlier one of the same ride, anew each time', async () => {
    const form = openPage();
    form.send(confirm);
    expect(form.value()).toBe('findingEarlier');
    expect(form.state().hasTag('busy')).toBe(true);
    expect(form.call('findEarlier').input).toEqual({
      item: { id: 'manali-leh', kind: 'trip' },
      openedAt: initiatedAt,
      told: null,
    });
    form.send(confirm);
    expect(form.calls).toHaveLength(1);
    expect(form.posts()).toBe(0);
  });

  test('one that was paid in another tab meanwhile: says so, and pays again only on purpose', async () => {
    const form = openPage({}, [settled(newEntry(pendingOf('KS1')), 'paid', elsewhere)]);
    await form.confirm();
    expect(form.value()).toBe('earlierPaid');
    expect(form.state().context.booking).toEqual(elsewhere);
    expect(form.posts()).toBe(0);
    form.send({ type: 'earlier.dismissed' });
    form.send(confirm);
    expect(form.call('findEarlier').input).toMatchObject({ told: elsewhere });
    await form.call('findEarlier').answer(null);
    expect(form.posts()).toBe(1);
  });

  test('a page restored meanwhile shows the form again', () => {
    const form = openPage();
    form.send(confirm);
    form.send(back);
    expect(form.value()).toBe('filling');
  });

  test('a device that cannot tell is a fault of our own: nothing is posted', async () => {
    const form = openPage();
    form.send(confirm);
    await form.call('findEarlier').fail(new TypeError('x'));
    expect(form.state().matches('failed')).toBe(true);
    expect(form.posts()).toBe(0);
  });
});

describe('an earlier payment for the same ride is unresolved', () => {
  const begun = newEntry(pendingOf('KS1'));

  async function openWithEarlier() {
    const form = openPage({}, [begun, begun]);
    await form.confirm();
    return form;
  }

  test('confirming verifies it first', async () => {
    const form = await openWithEarlier();
    expect(form.value()).toBe('verifyingEarlier');
    expect(form.call('verifyEarlier').input).toEqual({ transactionId: 'KS1' });
    expect(form.posts()).toBe(0);
  });

  test('while it is verified once more, what was said before is gone', async () => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier').answer(undecided);
    form.send({ type: 'earlier.dismissed' });
    expect(form.state().context.earlierMessage).toBe('Payment verification failed.');
    await form.confirm();
    expect(form.value()).toBe('verifyingEarlier');
    expect(form.state().context.earlierMessage).toBeNull();
    await form.call('verifyEarlier').answer(undecided);
    form.send({ type: 'earlier.checked' });
    expect(form.state().context.earlierMessage).toBeNull();
  });

  test('it was paid: it is stored as of its own day, and nothing is posted', async () => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier').answer(paid);
    expect(form.call('storeConfirmed').input).toMatchObject({
      booking: { transactionId: 'KS1', bookedAt: initiatedAt },
    });
    await form.call('storeConfirmed').answer(true);
    expect(form.effects).toEqual([
      { name: 'clearPending', params: { transactionId: 'KS1' } },
      {
        name: 'markJournal',
        params: { transactionId: 'KS1', state: 'paid', booking: form.state().context.booking },
      },
    ]);
    expect(form.posts()).toBe(0);
  });

  test.each(['answer', 'fail'] as const)(
    'it was paid, but the device keeps nothing (%s): the ticket opens, the payment stays pending',
    async (end) => {
      const form = await openWithEarlier();
      await form.call('verifyEarlier').answer(paid);
      await form.call('storeConfirmed')[end](false);
      form.send({ type: 'booking.opened' });
      expect(form.done()).toEqual(['openBooking']);
    },
  );

  test('it was paid, and the visitor wants the ride once more: a new booking is posted', async () => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier').answer(paid);
    await form.call('storeConfirmed').answer(true);
    const { booking } = form.state().context;
    form.send({ type: 'earlier.dismissed' });
    form.send(confirm);
    expect(form.call('findEarlier').input).toMatchObject({ told: booking });
    await form.call('findEarlier').answer(null);
    expect(form.posts()).toBe(1);
  });

  test('it failed: the confirmation that was given goes on to post, once', async () => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier').answer(declined);
    expect(form.value()).toBe('findingEarlier');
    expect(form.posts()).toBe(0);
    expect(form.paramsOf('markJournal')).toEqual({
      transactionId: 'KS1',
      state: 'failed',
      booking: null,
    });
    expect(form.state().context.earlier).toBeNull();
    await form.call('findEarlier').answer(null);
    expect(form.value()).toBe('posting');
    expect(form.posts()).toBe(1);
    expect(form.state().context.earlierMessage).toBeNull();
  });

  test('it failed, and one before it is unresolved too: that one is verified next', async () => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier').answer(declined);
    await form.call('findEarlier').answer(newEntry(pendingOf('KS0')));
    expect(form.call('verifyEarlier').input).toEqual({ transactionId: 'KS0' });
    expect(form.posts()).toBe(0);
  });

  test.each([
    ['the bank does not know', 'answer', undecided, 'Payment verification failed.'],
    [
      'the line is down',
      'fail',
      trouble({ kind: 'offline' }),
      'An unexpected error occurred: Network error: Please check your internet connection and try again.',
    ],
  ] as const)('%s: says so and posts nothing by itself', async (_, end, with_, message) => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier')[end](with_);
    expect(form.value()).toBe('earlierUnresolved');
    expect(form.state().context.earlierMessage).toBe(message);
    expect(form.state().can(confirm)).toBe(false);
    await form.confirm();
    expect(form.posts()).toBe(0);
  });

  test('unresolved: checking again may find it paid', async () => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier').answer(undecided);
    form.send({ type: 'earlier.checked' });
    await form.call('recheckEarlier').answer(undecided);
    expect(form.value()).toBe('earlierUnresolved');
    form.send({ type: 'earlier.checked' });
    await form.call('recheckEarlier').fail(trouble({ kind: 'network' }));
    expect(form.value()).toBe('earlierUnresolved');
    form.send({ type: 'earlier.checked' });
    await form.call('recheckEarlier').answer(paid);
    expect(form.value()).toBe('recordingEarlier');
    expect(form.posts()).toBe(0);
  });

  test('unresolved: paying again anyway is a deliberate step', async () => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier').answer(undecided);
    form.send({ type: 'earlier.overridden' });
    expect(form.posts()).toBe(1);
    expect(form.state().context.earlierMessage).toBeNull();
  });

  test('unresolved: going back to the form keeps the payment in mind', async () => {
    const form = await openWithEarlier();
    await form.call('verifyEarlier').answer(undecided);
    form.send({ type: 'earlier.dismissed' });
    await form.confirm();
    expect(form.value()).toBe('verifyingEarlier');
  });

  test.each(['verifyEarlier', 'recheckEarlier'])(
    'a page restored during %s shows the form again',
    async (id) => {
      const form = await openWithEarlier();
      if (id === 'recheckEarlier') {
        await form.call('verifyEarlier').answer(undecided);
        form.send({ type: 'earlier.checked' });
      }
      form.send(back);
      expect(form.value()).toBe('filling');
      await form.call(id).answer(declined);
      expect(form.posts()).toBe(0);
    },
  );
});
