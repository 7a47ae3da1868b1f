import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { assertDefined } from '#machines/assert-defined.ts';
import { type BookingInput, bookingMachine } from '#machines/booking.machine.ts';
import {
  type Failure,
  initiationAlert,
  UNEXPECTED_BOOKING_ERROR,
  UNEXPECTED_PAYMENT_ERROR,
} from '#machines/domain/answer/failure.ts';
import { amountToPay } from '#machines/domain/booking/amount.ts';
import { draftOf, freeBooking } from '#machines/domain/booking/booking.ts';
import { PRICE_LIFETIME } from '#machines/domain/booking/price-age.ts';
import { midnightOf } from '#machines/domain/calendar/calendar.ts';
import type { PaymentOutcome } from '#machines/domain/payment/payment-outcome.ts';
import type {
  PreviousPayment,
  PreviousPaymentQuery,
} from '#machines/domain/payment/payment-records.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { orderMachine } from '#machines/order.machine.ts';
import { previousPaymentMachine } from '#machines/previous-payment.machine.ts';
import { addresses, exampleGuest, examplePending, NOW } from '../fixtures/bookings.ts';
import { exampleDraft, exampleTrip, pricedAt } from '../fixtures/items.ts';
import { noonOf } from '../fixtures/noon.ts';
import {
  apiError,
  declinedOutcome,
  exampleBooking,
  paidOutcome,
  pendingOutcome,
  unclearOutcome,
  unreachable,
} from '../fixtures/payment-answers.ts';
import { renderMachine, settled } from '../fixtures/render-machine.ts';

const back = { type: 'page.restored' } as const;
const confirm = { type: 'form.submitted' } as const;

/** A day on which the example trip has departed. */
const yearEnd = noonOf('2027-12-31');

const initiation = (paymentUrl = 'https://pay.example.com/p/7') => ({
  paymentUrl,
  transactionId: 'KS7',
  at: NOW,
});

const unsettled = (id: string): PreviousPayment => ({
  state: 'unsettled',
  pending: examplePending(id),
});
const unanswered = { state: 'unanswered', booking: 'unansweredBooking.trip.manali-leh 7' } as const;
const conflict = apiError({ kind: 'http', status: 409, text: 'x' });

/** The page, on a device that finds these payments for its ride one after the other, then none. */
function openPage(
  input: Partial<BookingInput> = {},
  previousPayments: PreviousPayment[] = [],
  machine: typeof bookingMachine = bookingMachine,
) {
  const opened = renderMachine(
    machine,
    {
      draft: exampleDraft({ own: 1 }),
      guest: exampleGuest,
      addresses,
      clock: () => noonOf('2027-01-01'),
      uptime: () => 0,
      load: 'load',
      ...input,
    },
    ['order'],
  );
  expect(opened.calls.shift()?.id).toBe('watchPage');
  /** The chart of the order that the page places; undefined where it places none. */
  const order = () => opened.state().children.order?.getSnapshot();
  /** Answers the look for previous payments, where the page looks. */
  const look = async (previous = previousPayments.shift() ?? null) => {
    if (order()?.matches('looking'))
      await opened.call('previousPayment').answer(previous ?? { state: 'none' });
  };
  return {
    ...opened,
    look,
    order,
    confirm: async (previous?: PreviousPayment | null) => {
      opened.send(confirm);
      await look(previous);
    },
    posts: () => opened.calls.filter((call) => call.id === 'bookAsGuest').length,
    /** The actions taken so far, but for what is announced to other tabs, and what is noted while a booking has no answer. */
    actionsTaken: () => opened.done().filter((name) => !/(?:Attempt|Unanswered)$/.test(name)),
    /** Answers the request; the device then looks for another tab's payment before the page leaves. */
    answer: async (paymentUrl?: string, other: PreviousPayment | null = null) => {
      await opened.call('bookAsGuest').answer(initiation(paymentUrl));
      if (opened.state().matches('departing')) await opened.call('findOther').answer(other);
    },
  };
}

/** The page after its form was confirmed. */
async function openConfirmed(...page: Parameters<typeof openPage>) {
  const form = openPage(...page);
  await form.confirm();
  return form;
}

type Form = Awaited<ReturnType<typeof openConfirmed>>;

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
    const form = await openConfirmed({ guest: EMPTY_GUEST });
    form.send({ type: 'field.changed', field: 'email', value: 'asha@' });
    expect(Object.keys(form.state().context.errors)).toEqual(['fullName', 'phone']);
    await form.confirm();
    expect(form.state().context.errors.email).toBe('Email is invalid');
  });

  test('a pasted line that was sorted can be taken back once, and what is then there is remembered', () => {
    const form = openPage({ guest: EMPTY_GUEST });
    const undo = { type: 'sorting.undone' } as const;
    expect(form.state().can(undo)).toBe(false);
    const value = 'Asha Rao, asha@example.in, 98450 11223';
    form.send({ type: 'field.changed', field: 'fullName', value });
    expect(form.state().context.guest.email).toBe('asha@example.in');
    form.send(undo);
    expect(form.state().context.guest).toEqual({ ...EMPTY_GUEST, fullName: value });
    expect(form.paramsOf('rememberDraft')).toEqual({ guest: form.state().context.guest });
    expect(form.state().can(undo)).toBe(false);
  });

  test.each([
    ['in the second after a failure', exampleDraft({ own: 1 }).priced, 'bookAsGuest'],
    ['whose price could not be requested', { at: 0, uptime: 0, load: 'before' }, 'priceAnew'],
  ] as const)('a pasted line in a form %s can be taken back', async (_, priced, call) => {
    const form = await openConfirmed({ draft: { ...exampleDraft({ own: 1 }), priced } });
    await form.call(call).fail(apiError({ kind: 'network' }));
    for (const field of ['email', 'phone', 'fullName'] as const)
      form.send({ type: 'field.changed', field, value: '' });
    const value = 'Asha Rao, asha@example.in, 98450 11223';
    form.send({ type: 'field.changed', field: 'fullName', value });
    expect(form.state().context.guest.fullName).toBe('Asha Rao');
    form.send({ type: 'sorting.undone' });
    expect(form.state().context.guest.fullName).toBe(value);
  });
});

describe('paying', () => {
  test('posts once, stores the payment, then leaves for the payment page', async () => {
    const form = await openConfirmed();
    expect(form.order()?.value).toBe('posting');
    expect(form.state().hasTag('busy')).toBe(true);
    const { payload, draft } = examplePending('KS7');
    expect(form.call('bookAsGuest').input).toEqual({
      payload,
      draft: expect.objectContaining({ lines: draft.lines }),
    });
    await form.answer();
    expect(form.value()).toEqual({ leaving: 'opening' });
    expect(form.actionsTaken()).toEqual(['storePending', 'rememberItem', 'leaveForPayment']);
    expect(form.paramsOf('leaveForPayment')).toEqual({ url: 'https://pay.example.com/p/7' });
    expect(form.paramsOf('rememberItem')).toEqual({ draft: exampleDraft({ own: 1 }) });
    expect(form.paramsOf('storePending')).toEqual({
      pending: { ...examplePending('KS7'), draft: exampleDraft({ own: 1 }) },
    });
  });

  test.each([
    'javascript:alert(1)',
    'http://pay.example.com/p/7',
    '//pay.example.com/p/7',
    'https://user@pay.example.com/p/7',
  ])('an answer that leads to %s is a Payment Error, and the order is stored', async (address) => {
    const form = await openConfirmed();
    await form.answer(address);
    expect(form.value()).toEqual({ failed: 'cooldown' });
    expect(form.state().context.alert).toEqual({
      alert: 'payment',
      lines: [
        'Payment initiation failed',
        'If this issue persists, please contact our support team.',
        'The platform may have noted your booking all the same. You have not paid for it.',
      ],
    });
    expect(form.actionsTaken()).toEqual(['storeUnpayable']);
    expect(form.paramsOf('storeUnpayable')).toMatchObject({ pending: { transactionId: 'KS7' } });
    const { pending, previous, paymentUrl } = form.state().context;
    expect(pending).toMatchObject({ transactionId: 'KS7' });
    expect(previous).toEqual({ state: 'unsettled', pending });
    expect(paymentUrl).toBeNull();
  });

  test('after a failure the button rests 1 s, counted from the answer', async () => {
    const form = await openConfirmed();
    await form.wait(5_000);
    await form.call('bookAsGuest').fail(apiError({ kind: 'http', status: 503, text: 'x' }));
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
    ['an item without an id', exampleDraft({ own: 1 }, { ...exampleTrip, id: null })],
    ['nothing chosen', exampleDraft({})],
  ])('%s cannot be paid for', async (_, draft) => {
    const form = await openConfirmed({ draft });
    expect(form.state().context.alert?.lines[0]).toBe(
      'Missing required parameters: itemId or bookingType',
    );
    expect(form.calls).toEqual([]);
  });
});

describe('a total of 0', () => {
  const draft = exampleDraft({ club: 2 });
  const booking = freeBooking(draft, exampleGuest, NOW, '7');

  test('is booked on this device without a payment', async () => {
    const form = await openConfirmed({ draft });
    expect(form.value()).toBe('storing');
    expect(form.call('bookFree').input).toEqual({
      draft,
      guest: { ...exampleGuest, phone: '9845011223' },
    });
    await form.call('bookFree').answer(booking);
    expect(form.value()).toBe('booked');
    expect(form.effects).toEqual([{ name: 'openBooking', params: { booking } }]);
    expect(form.posts()).toBe(0);
  });

  test.each([
    ['has departed', { draft: pricedAt(yearEnd, draft), clock: () => yearEnd }],
    ['is sold out', { draft: exampleDraft({ club: 2 }, { ...exampleTrip, availableSeats: 0 }) }],
    [
      'has fewer seats',
      { draft: exampleDraft({ club: 2 }, { ...exampleTrip, availableSeats: 1 }) },
    ],
  ])('a ride that %s is not booked', async (_, input) => {
    const form = await openConfirmed(input);
    expect(form.state().matches('failed')).toBe(true);
    expect(form.state().context.alert?.alert).toBe('itemNotFound');
  });

  test('a free booking that cannot be stored says so', async () => {
    const form = await openConfirmed({ draft });
    await form.call('bookFree').fail(new Error('x'));
    expect(form.state().matches('failed')).toBe(true);
    expect(form.state().context.alert?.alert).toBe('payment');
  });
});

describe('back from the payment page', () => {
  async function comeBack(way: 'page.restored' | 'page.returned' = 'page.restored') {
    const form = await openConfirmed();
    await form.answer();
    form.send({ type: way });
    return form;
  }

  /** The page once the check after coming back was answered. */
  async function comeBackTo(outcome: PaymentOutcome) {
    const form = await comeBack();
    await form.call('recheckPrevious').answer(outcome);
    return form;
  }

  test.each(['page.restored', 'page.returned'] as const)(
    'by %s: the page asks what became of the payment',
    async (way) => {
      const form = await comeBack(way);
      expect(form.value()).toBe('recheckingPrevious');
      expect(form.call('recheckPrevious').input).toEqual({
        transactionId: 'KS7',
        pending: form.state().context.pending,
        startedAt: NOW,
      });
    },
  );

  test('checked as paid: the page says so, and opens the ticket', async () => {
    const form = await comeBackTo(paidOutcome('KS7'));
    expect(form.value()).toBe('previousPaid');
    form.send({ type: 'booking.opened' });
    expect(form.actionsTaken().slice(3)).toEqual(['acknowledgePayment', 'openBooking']);
    expect(form.paramsOf('acknowledgePayment')).toMatchObject({
      booking: { transactionId: 'KS7' },
    });
    expect(form.paramsOf('openBooking')).toMatchObject({ booking: { transactionId: 'KS7' } });
    expect(form.posts()).toBe(1);
  });

  test('checked as declined: the form is ready, with the reason, and posts only when confirmed', async () => {
    const form = await comeBackTo(declinedOutcome);
    expect(form.value()).toBe('filling');
    expect(form.state().context.previousOutcome).toEqual(declinedOutcome);
    expect(form.posts()).toBe(1);
    await form.confirm(unsettled('KS7'));
    // the bank may capture it late: it is asked about once more
    expect(form.call('previousPayment').input).toMatchObject({ cleared: [] });
    await form.call('verifyPrevious').answer(declinedOutcome);
    await form.look();
    expect(form.order()?.value).toBe('posting');
    expect(form.posts()).toBe(2);
  });

  test('checked as refunded: the form is ready, and knows that the money went back', async () => {
    const form = await comeBackTo({ kind: 'refunded', message: 'Your payment was refunded.' });
    expect(form.value()).toBe('filling');
    expect(form.state().context.previousOutcome?.kind).toBe('refunded');
  });

  test.each([
    ['the server speaks of a failure that settles nothing', unclearOutcome],
    ['the server is out of reach', unreachable('x')],
  ])(
    '%s: it may have been paid, so nothing is offered but to look or to insist',
    async (_, open) => {
      const form = await comeBackTo(open);
      expect(form.value()).toBe('previousOpen');
      expect(form.state().can(confirm)).toBe(false);
      expect(form.state().context.previousOutcome).toEqual(open);
    },
  );

  test('another payment of the ride is in the way: only the order of this page can be paid on here', async () => {
    const form = await comeBackTo(pendingOutcome);
    form.send({ type: 'notice.dismissed' });
    await form.confirm(unsettled('KS1'));
    await form.call('verifyPrevious').answer(pendingOutcome);
    expect(form.value()).toBe('previousOpen');
    expect(form.state().can({ type: 'payment.continued' })).toBe(false);
    form.send({ type: 'previous.checked' });
    await form.call('recheckPrevious').answer(declinedOutcome);
    expect(form.state().context.paymentUrl).toBe('https://pay.example.com/p/7');
  });

  test('an earlier payment turns out paid: paying again all the same leaves the order of this page as it is', async () => {
    const form = await comeBackTo(pendingOutcome);
    form.send({ type: 'notice.dismissed' });
    await form.confirm(unsettled('KS1'));
    await form.call('verifyPrevious').answer(paidOutcome('KS1'));
    form.send({ type: 'notice.dismissed' });
    expect(form.state().context.paymentUrl).toBe('https://pay.example.com/p/7');
    expect(form.state().context.acknowledged).toEqual(['KS1']);
  });

  test('once it was declined or paid, its order is not offered again', async () => {
    for (const outcome of [declinedOutcome, paidOutcome('KS7')]) {
      const form = await comeBackTo(outcome);
      form.send({ type: 'notice.dismissed' });
      expect(form.state().context.paymentUrl).toBeNull();
    }
  });

  test('a page restored while it posts is never stuck; the lost answer changes nothing', async () => {
    const form = await openConfirmed();
    form.send(back);
    expect(form.value()).toEqual({ failed: 'cooldown' });
    expect(form.state().context.alert).toEqual(initiationAlert({ kind: 'network' }));
    await form.answer();
    expect(form.actionsTaken()).toEqual([]);
    // the order may exist: the device still says so, also where all was forgotten meanwhile
    expect(form.done()).toEqual(['storeUnanswered', 'storeUnanswered', 'retractAttempt']);
  });
});

describe('the payment page does not open', () => {
  /** The page ten seconds after it left, still seen. */
  async function openUnopened() {
    const form = await openConfirmed();
    await form.answer();
    await form.wait(10_000);
    return form;
  }

  test('after 10 s on a page that is still seen Processing ends, and the payment stays stored', async () => {
    const form = await openConfirmed();
    await form.answer();
    await form.wait(9_999);
    expect(form.value()).toEqual({ leaving: 'opening' });
    expect(form.state().hasTag('busy')).toBe(true);
    await form.wait(1);
    expect(form.value()).toBe('unopened');
    expect(form.state().hasTag('busy')).toBe(false);
    expect(form.state().can(confirm)).toBe(false);
    expect(form.actionsTaken()).toEqual(['storePending', 'rememberItem', 'leaveForPayment']);
  });

  test('a page behind an app or another tab waits for its rider, and then asks', async () => {
    const form = await openConfirmed();
    await form.answer();
    await form.wait(9_000);
    form.send({ type: 'page.hidden' });
    await form.wait(3_600_000);
    expect(form.value()).toEqual({ leaving: 'away' });
    form.send({ type: 'page.returned' });
    expect(form.call('recheckPrevious').input).toMatchObject({ transactionId: 'KS7' });
  });

  test('opened again: the device is looked at once more, and the 10 s begin anew', async () => {
    const form = await openUnopened();
    form.send({ type: 'payment.continued' });
    expect(form.value()).toEqual({ continuing: 'looking' });
    await form.call('findPaid').answer(null);
    expect(form.value()).toEqual({ leaving: 'opening' });
    expect(form.actionsTaken().slice(3)).toEqual([
      'storeContinued',
      'rememberItem',
      'leaveForPayment',
    ]);
    await form.wait(10_000);
    expect(form.value()).toBe('unopened');
    expect(form.posts()).toBe(1);
  });

  test.each(['previous.checked', 'page.returned', 'page.restored'] as const)(
    '%s: the page asks what became of the payment',
    async (type) => {
      const form = await openUnopened();
      form.send({ type });
      expect(form.value()).toBe('recheckingPrevious');
      expect(form.call('recheckPrevious').input).toMatchObject({ transactionId: 'KS7' });
      await form.call('recheckPrevious').answer(pendingOutcome);
      expect(form.state().can({ type: 'payment.continued' })).toBe(true);
    },
  );

  test('back to the form: confirming again asks about that payment first', async () => {
    const form = await openUnopened();
    form.send({ type: 'notice.dismissed' });
    expect(form.value()).toBe('filling');
    await form.confirm(unsettled('KS7'));
    expect(form.value()).toBe('verifyingPrevious');
    expect(form.posts()).toBe(1);
  });
});

/** A confirmed page with its own look for previous payments, on a device without any. */
function openLooking() {
  const queries: PreviousPaymentQuery[] = [];
  const findPrevious = fromPromise<PreviousPayment | null, PreviousPaymentQuery>(
    async ({ input }) => {
      queries.push(input);
      return null;
    },
  );
  const previousPayment = previousPaymentMachine.provide({
    actors: { findPrevious },
    actions: { announceAttempt: () => {} },
  });
  const order = orderMachine.provide({ actors: { previousPayment } });
  const form = openPage({}, [], bookingMachine.provide({ actors: { order } }));
  form.send(confirm);
  return { ...form, queries };
}

type LookingForm = ReturnType<typeof openLooking>;

describe('before a payment starts', () => {
  const item = { id: 'manali-leh', kind: 'trip' };

  test('the item is locked, and a previous payment is looked for, once for each confirmation', () => {
    const form = openPage();
    form.send(confirm);
    expect(form.order()?.value).toBe('looking');
    expect(form.state().hasTag('busy')).toBe(true);
    expect(form.call('holdLock').input).toEqual(item);
    const question = { item, cleared: [], acknowledged: [] };
    expect(form.call('previousPayment').input).toEqual(question);
    form.send(confirm);
    expect(form.calls).toHaveLength(2);
    expect(form.posts()).toBe(0);
  });

  test('the lock is held until the payment is stored, and let go before the page leaves', async () => {
    const form = await openConfirmed();
    expect(form.call('holdLock').signal.aborted).toBe(false);
    await form.answer();
    expect(form.call('holdLock').signal.aborted).toBe(true);
    expect(form.done()).toEqual([
      'storeUnanswered',
      'storePending',
      'clearUnanswered',
      'retractAttempt',
      'rememberItem',
      'leaveForPayment',
    ]);
  });

  test('another tab has started a payment while this one posted: this page stays, checks it, and posts no second time by itself', async () => {
    const form = await openConfirmed();
    await form.answer(undefined, unsettled('KS6'));
    expect(form.call('findOther').input).toMatchObject({
      cleared: [{ kind: 'payment', id: 'KS7' }],
    });
    expect(form.value()).toBe('recheckingPrevious');
    expect(form.call('recheckPrevious').input).toMatchObject({ transactionId: 'KS6' });
    expect(form.actionsTaken()).toEqual(['storePending']);
    await form.call('recheckPrevious').answer(declinedOutcome);
    expect(form.value()).toBe('filling');
    expect(form.posts()).toBe(1);
  });

  const old = {
    ...exampleDraft({ own: 1 }),
    priced: { at: noonOf('2027-01-01'), uptime: 0, load: 'before' },
  };
  const fresh = { ...old, priced: { at: noonOf('2027-01-01'), uptime: 0, load: 'load' } };

  test.each<[string, Partial<BookingInput>]>([
    ['in another load of the page', { draft: old }],
    ['at a time that is not stated', { draft: { ...old, priced: undefined } }],
    [
      'more than five minutes ago',
      { draft: fresh, clock: () => noonOf('2027-01-01') + PRICE_LIFETIME + 1 },
    ],
    [
      'more than five minutes ahead of a clock that was set back',
      { draft: fresh, clock: () => noonOf('2027-01-01') - PRICE_LIFETIME - 1 },
    ],
  ])('tickets priced %s → their price is requested before anything is sent', async (_, input) => {
    const form = openPage(input);
    form.send(confirm);
    expect(form.value()).toBe('pricing');
    expect(form.posts()).toBe(0);
  });

  test('tickets priced five minutes ago → on without asking', () => {
    const form = openPage({ draft: fresh, clock: () => noonOf('2027-01-01') + PRICE_LIFETIME });
    form.send(confirm);
    expect(form.state().matches('ordering')).toBe(true);
  });

  test('priced anew, the same → on; another price → displayed, and sold once the rider takes it', async () => {
    const form = openPage({ draft: old });
    form.send(confirm);
    expect(form.call('priceAnew').input).toEqual({ draft: old });
    await form.call('priceAnew').answer({ draft: fresh, differences: [] });
    expect(form.state().matches('ordering')).toBe(true);

    const dearer = openPage({ draft: old });
    dearer.send(confirm);
    const line = assertDefined(old.lines[0], 'line');
    const twice = {
      ...fresh,
      ...draftOf(old.item, [{ ...line, price: line.price * 2, oldPrice: line.oldPrice * 2 }]),
    };
    await dearer.call('priceAnew').answer({
      draft: twice,
      differences: [{ kind: 'price', line, price: line.price * 2 }],
    });
    expect(dearer.value()).toBe('changed');
    expect(dearer.posts()).toBe(0);
    dearer.send({ type: 'price.accepted' });
    await dearer.look();
    expect(dearer.call('bookAsGuest').input).toMatchObject({
      payload: { priceToBePaid: amountToPay(old) * 2 },
    });
  });

  test('nothing of it is sold any more → only another choice is left', async () => {
    const form = openPage({ draft: old });
    form.send(confirm);
    const draft = { ...fresh, lines: [] };
    await form
      .call('priceAnew')
      .answer({ draft, differences: [{ kind: 'closed', reason: 'soldOut' }] });
    expect(form.state().can({ type: 'price.accepted' })).toBe(false);
    form.send({ type: 'notice.dismissed' });
    expect(form.value()).toBe('filling');
  });

  test('a price that was turned down → requested anew, also by a clock that was set back', async () => {
    let now = noonOf('2027-01-01') + PRICE_LIFETIME + 1;
    const form = openPage({ draft: fresh, clock: () => now });
    form.send(confirm);
    await form
      .call('priceAnew')
      .answer({ draft: fresh, differences: [{ kind: 'seats', left: 0 }] });
    now = noonOf('2027-01-01');
    form.send({ type: 'notice.dismissed' });
    form.send(confirm);
    expect(form.value()).toBe('pricing');
  });

  test('a page that slept on its way to the request asks for the price again', async () => {
    let now = noonOf('2027-01-01');
    const form = openPage({ draft: fresh, clock: () => now });
    form.send(confirm);
    now += PRICE_LIFETIME + 1;
    await form.look();
    expect(form.value()).toBe('pricing');
    expect(form.posts()).toBe(0);
  });

  test('a ride that has left meanwhile is not sold', async () => {
    const form = await openConfirmed({
      clock: () => yearEnd,
      draft: pricedAt(yearEnd, exampleDraft({ own: 1 })),
    });
    expect(form.state().context.alert?.alert).toBe('itemNotFound');
    expect(form.calls).toEqual([]);
  });

  test.each<[string, (form: LookingForm) => unknown, number[]]>([
    ['is granted', (form) => form.state().children.order?.send({ type: 'lock.granted' }), []],
    [
      'is refused: 0.5 s later',
      (form) => form.state().children.order?.send({ type: 'lock.refused' }),
      [500],
    ],
    ['breaks: 5.5 s later', (form) => form.call('holdLock').fail(new Error('x')), [5_000, 500]],
    ['says nothing: 5.5 s later', () => undefined, [5_000, 500]],
  ])('a lock that %s, the device is read and the page posts', async (_, answer, delays) => {
    const form = openLooking();
    await answer(form);
    for (const delay of delays) {
      await form.wait(delay - 1);
      expect(form.queries).toEqual([]);
      await form.wait(1);
    }
    await settled();
    expect(form.queries).toHaveLength(1);
    expect(form.order()?.value).toBe('posting');
  });

  test('a page restored while it waits for its lock looks no further', async () => {
    const form = openLooking();
    form.send(back);
    expect(form.value()).toBe('filling');
    await form.wait(5_500);
    expect(form.queries).toEqual([]);
    expect(form.done()).toEqual(['retractAttempt']);
  });

  test('a device that cannot be read books nothing, and says so', async () => {
    const form = openPage();
    form.send(confirm);
    await form.call('previousPayment').answer({ state: 'failed' });
    expect(form.value()).toEqual({ failed: 'cooldown' });
    expect(form.state().context.alert).toEqual(UNEXPECTED_PAYMENT_ERROR);
    expect(form.posts()).toBe(0);
  });

  test('an answer that the page has no way on for books nothing, and says so', async () => {
    const form = openPage();
    form.send(confirm);
    await form.call('previousPayment').answer({ state: 'of a later release' });
    expect(form.state().context.alert).toEqual(UNEXPECTED_PAYMENT_ERROR);
    expect(form.posts()).toBe(0);
  });

  test('an answer about other payments that no release names leads to no payment page, and the order stays recorded', async () => {
    const later = { state: 'of a later release' };
    const form = await openConfirmed();
    await form.call('bookAsGuest').answer(initiation());
    await form.call('findOther').answer(later);
    expect(form.state().context.alert).toEqual(UNEXPECTED_PAYMENT_ERROR);
    const again = await openConfirmed();
    await again.answer();
    await again.wait(10_000);
    again.send({ type: 'payment.continued' });
    await again.call('findPaid').answer(later);
    expect(again.state().context.alert).toEqual(UNEXPECTED_PAYMENT_ERROR);
    expect([...form.actionsTaken(), ...again.actionsTaken()]).toEqual([
      'storePending',
      'storePending',
      'rememberItem',
      'leaveForPayment',
    ]);
  });

  test('another tab is paying: paying here too is a deliberate step', async () => {
    const attempt = 'paymentAttempt.trip.leh.9';
    const elsewhere = { state: 'elsewhere', attempt, booking: unanswered.booking } as const;
    const form = await openConfirmed({}, [elsewhere]);
    expect(form.value()).toBe('startedElsewhere');
    form.send({ type: 'previous.overridden' });
    await form.look();
    expect(form.call('previousPayment').input).toMatchObject({
      cleared: [
        { kind: 'attempt', id: attempt },
        { kind: 'unansweredBooking', id: unanswered.booking },
      ],
    });
    expect(form.posts()).toBe(1);
  });

  test('a paid payment is announced however old, and paid again only on purpose', async () => {
    const booking = exampleBooking('KS1');
    const form = await openConfirmed({}, [{ state: 'paid', booking }]);
    expect(form.value()).toBe('previousPaid');
    expect(form.state().context.previous).toEqual({ state: 'paid', booking });
    expect(form.posts()).toBe(0);
    form.send({ type: 'notice.dismissed' });
    expect(form.paramsOf('acknowledgePayment')).toEqual({ booking });
    await form.confirm();
    expect(form.call('previousPayment').input).toMatchObject({ acknowledged: ['KS1'] });
    expect(form.posts()).toBe(1);
  });

  test.each<[string, Failure]>([
    ['an answer without an id', { kind: 'unexpected', status: 200, mayHaveOrder: true }],
    ['a connection that broke off', { kind: 'network' }],
    ['a connection lost after the request was sent', { kind: 'offline', mayHaveOrder: true }],
    ['no answer in time', { kind: 'timeout' }],
    ['408', { kind: 'http', status: 408, text: 'x' }],
    ['502', { kind: 'http', status: 502, text: 'x' }],
    ['504', { kind: 'http', status: 504, text: 'x' }],
  ])('%s → an order may exist: the rider is asked before a second request', async (_, failure) => {
    const form = await openConfirmed();
    await form.call('bookAsGuest').fail(apiError(failure));
    expect(form.state().context.alert).toEqual(initiationAlert(failure));
    expect(form.done()).toEqual(['storeUnanswered', 'storeUnanswered', 'retractAttempt']);
    await form.wait(1_000);
    await form.confirm(unanswered);
    expect(form.value()).toBe('orderUnclear');
    form.send({ type: 'notice.dismissed' });
    await form.confirm(unanswered);
    expect(form.value()).toBe('orderUnclear');
    expect(form.posts()).toBe(1);
    form.send({ type: 'previous.overridden' });
    await form.look();
    expect(form.call('previousPayment').input).toMatchObject({
      cleared: [{ kind: 'unansweredBooking', id: unanswered.booking }],
    });
    expect(form.posts()).toBe(2);
  });

  test.each([
    [
      'was refused',
      (form: Form) => form.call('bookAsGuest').fail(conflict),
      'withdrawUnanswered' as const,
    ],
    ['was answered with an order', (form: Form) => form.answer(), 'clearUnanswered' as const],
    [
      'cannot be paid from here',
      (form: Form) => form.answer('javascript:alert(1)'),
      'clearUnanswered' as const,
    ],
  ])('a booking that %s is no longer unanswered', async (_, end, action) => {
    const form = await openConfirmed();
    expect(form.paramsOf('storeUnanswered')).toEqual({ item });
    expect(form.done()).not.toContain(action);
    await end(form);
    expect(form.paramsOf(action)).toEqual({ item });
  });
});

test('a fault of the page itself while it books → the booking stays unanswered', async () => {
  const form = await openConfirmed();
  await form.call('bookAsGuest').fail(new Error('a fault of our own'));
  expect(form.state().context.alert).toEqual(UNEXPECTED_BOOKING_ERROR);
  expect(form.done()).not.toContain('clearUnanswered');
});

describe('a previous payment for the same ride is unsettled', () => {
  const openWithPrevious = () => openConfirmed({}, [unsettled('KS1'), unsettled('KS1')]);

  /** The page once the check of the previous payment was answered. */
  async function openVerified(outcome: PaymentOutcome) {
    const form = await openWithPrevious();
    await form.call('verifyPrevious').answer(outcome);
    return form;
  }

  test('confirming verifies it first', async () => {
    const form = await openWithPrevious();
    expect(form.value()).toBe('verifyingPrevious');
    expect(form.call('verifyPrevious').input).toEqual({
      transactionId: 'KS1',
      pending: examplePending('KS1'),
      startedAt: NOW,
    });
    expect(form.posts()).toBe(0);
  });

  test('while it is verified once more, what was said before is gone', async () => {
    const form = await openVerified(pendingOutcome);
    form.send({ type: 'notice.dismissed' });
    expect(form.state().context.previousOutcome).toBeNull();
    await form.confirm();
    expect(form.value()).toBe('verifyingPrevious');
    expect(form.state().context.previousOutcome).toBeNull();
    await form.call('verifyPrevious').answer(pendingOutcome);
    form.send({ type: 'previous.checked' });
    expect(form.state().context.previousOutcome).toBeNull();
  });

  test('checked as declined: the confirmation that was given goes on to post, once', async () => {
    const form = await openVerified(declinedOutcome);
    expect(form.order()?.value).toBe('looking');
    expect(form.posts()).toBe(0);
    expect(form.call('previousPayment').input).toMatchObject({
      cleared: [{ kind: 'payment', id: 'KS1' }],
    });
    await form.look(null);
    expect(form.order()?.value).toBe('posting');
    expect(form.posts()).toBe(1);
    expect(form.state().context.previousOutcome).toBeNull();
  });

  test.each([
    ['the bank does not know', 'answer', pendingOutcome, 'Payment verification failed.'],
    ['the server speaks of a failure', 'answer', unclearOutcome, 'Please try later'],
    ['the line is down', 'answer', unreachable('An unexpected error'), 'An unexpected error'],
    [
      'the check itself breaks',
      'fail',
      new Error('x'),
      'Error processing payment response: Unexpected response from the server',
    ],
  ] as const)('%s: says so and posts nothing by itself', async (_, end, with_, message) => {
    const form = await openWithPrevious();
    await form.call('verifyPrevious')[end](with_);
    expect(form.value()).toBe('previousOpen');
    expect(form.state().context.previousOutcome?.message).toBe(message);
    expect(form.state().can(confirm)).toBe(false);
    await form.confirm();
    expect(form.posts()).toBe(0);
  });

  test('checked as open: paying again anyway is a deliberate step, which looks for others first', async () => {
    const form = await openVerified(pendingOutcome);
    form.send({ type: 'previous.overridden' });
    expect(form.posts()).toBe(0);
    await form.look(unsettled('KS0'));
    expect(form.call('previousPayment').input).toMatchObject({
      cleared: [{ kind: 'payment', id: 'KS1' }],
    });
    await form.call('verifyPrevious').answer(pendingOutcome);
    form.send({ type: 'previous.overridden' });
    await form.look(null);
    expect(form.call('previousPayment').input).toMatchObject({
      cleared: [
        { kind: 'payment', id: 'KS1' },
        { kind: 'payment', id: 'KS0' },
      ],
    });
    expect(form.posts()).toBe(1);
    expect(form.state().context.previousOutcome).toBeNull();
  });
});

/** A page that was told of its own order, which is open and can be paid on. */
async function openOwnUnsettled() {
  const form = await openConfirmed();
  await form.answer();
  form.send(back);
  await form.call('recheckPrevious').answer(pendingOutcome);
  return form;
}

/** The same page, which looked once more before it went on to pay, and found this. */
async function openContinued(other: PreviousPayment | null) {
  const form = await openOwnUnsettled();
  form.send({ type: 'payment.continued' });
  await form.call('findPaid').answer(other);
  return form;
}

/** A page that was told of an open payment, on which the rider pays anyway. */
async function openOverridden(meanwhile: (form: Form) => void, input: Partial<BookingInput> = {}) {
  const form = await openConfirmed(input, [unsettled('KS1')]);
  await form.call('verifyPrevious').answer(pendingOutcome);
  meanwhile(form);
  form.send({ type: 'previous.overridden' });
  return form;
}

test.each<[string, () => Promise<Form>, unknown]>([
  [
    'everything is forgotten, and the rider pays anyway',
    () => openOverridden((form) => form.send({ type: 'page.forgotten', generation: 'later' })),
    'filling',
  ],
  [
    'the ride departs, the rider pays anyway and sends an empty field',
    async () => {
      const departure = midnightOf('2027-06-13');
      let now = departure - 1;
      const depart = () => {
        now = departure;
      };
      const draft = pricedAt(now, exampleDraft({ own: 1 }));
      const form = await openOverridden(depart, { draft, clock: () => now });
      expect(form.state().context.alert?.alert).toBe('itemNotFound');
      await form.wait(1_000);
      form.send({ type: 'field.changed', field: 'phone', value: '' });
      form.send(confirm);
      expect(form.state().context.alert).toBeNull();
      return form;
    },
    { failed: 'ready' },
  ],
  ['the page goes on to pay it', () => openContinued(null), { leaving: 'opening' }],
  [
    'another one turns out paid, and the rider books more',
    async () => {
      const form = await openContinued({ state: 'paid', booking: exampleBooking('KS9') });
      form.send({ type: 'notice.dismissed' });
      return form;
    },
    'filling',
  ],
  [
    'a record of a newer release is found, and the rider goes back to the form',
    async () => {
      const form = await openContinued({ state: 'newer', key: 'paymentJournal.KS9' });
      form.send({ type: 'notice.dismissed' });
      return form;
    },
    'filling',
  ],
])('an open payment: %s → the page speaks of it no more', async (_, open, state) => {
  const form = await open();
  expect(form.value()).toEqual(state);
  expect(form.state().context.previousOutcome).toBeNull();
});

describe('the platform uses the id of an earlier order again', () => {
  test.each([
    ['overrode both', pendingOutcome, 'cleared', [{ kind: 'payment', id: 'KS1' }]],
    ['waited until both were declined', declinedOutcome, 'declined', ['KS1']],
  ] as const)(
    'the rider %s → the new order is checked like any other',
    async (_, outcome, decided, left) => {
      const form = await openConfirmed({}, [unsettled('KS1')]);
      const decide = async () => {
        await form.call('verifyPrevious').answer(outcome);
        if (form.value() === 'previousOpen') form.send({ type: 'previous.overridden' });
      };
      await decide();
      await form.look(unsettled('KS7'));
      await decide();
      await form.look(null);
      await form.answer();
      expect(form.state().matches('leaving')).toBe(true);
      expect(form.state().context[decided]).toEqual(left);
      expect(form.state().context.alert).toBeNull();
    },
  );
});

describe('everything is forgotten', () => {
  const forget = { type: 'page.forgotten', generation: 'later' } as const;
  const person = /Asha|asha@example|98450/;
  const held = (form: Form) => JSON.stringify([form.state().context, form.order()?.context]);

  test('before anything was sent → the form is empty, and there is no payment to speak of', () => {
    const form = openPage();
    form.send(forget);
    expect(form.state().context).toMatchObject({
      ...{ generation: 'later', guest: EMPTY_GUEST },
      ...{ pending: null, previousOutcome: null },
    });
  });

  test('while the booking is on its way → its order is stored without its person, and can be paid', async () => {
    const form = await openConfirmed();
    form.send(forget);
    expect(held(form)).not.toMatch(person);
    await form.answer();
    expect(form.state().matches('leaving')).toBe(true);
    expect(form.paramsOf('storePending')).toMatchObject({
      pending: { transactionId: 'KS7', payload: { itemId: 'manali-leh' } },
    });
    form.send({ ...forget, generation: 'still later' });
    expect(held(form)).not.toMatch(person);
    expect(form.state().context.pending?.transactionId).toBe('KS7');
  });

  test('while an earlier payment is checked → it is still in the way, without its person', async () => {
    const form = await openConfirmed({}, [unsettled('KS1')]);
    await form.call('verifyPrevious').answer(pendingOutcome);
    form.send(forget);
    expect(held(form)).not.toMatch(person);
    expect(form.value()).toBe('previousOpen');
    expect(form.state().context.previousOutcome).toEqual(pendingOutcome);
  });
});

test('a record of a newer release is in the way of the booking', async () => {
  const form = await openConfirmed({}, [{ state: 'newer', key: 'paymentJournal.KS9' }]);
  expect(form.value()).toBe('previousUnreadable');
  expect(form.posts()).toBe(0);
});

test('an item without an id cannot be booked, however old its price is', async () => {
  const draft = exampleDraft({ own: 1 }, { ...exampleTrip, id: null });
  const form = openPage({ draft: { ...draft, priced: { at: 0, uptime: 0, load: 'before' } } });
  form.send(confirm);
  expect(form.state().matches('failed')).toBe(true);
  expect(form.calls).toEqual([]);
});

test('an order whose payment address is not safe is checked, and cannot be paid on here', async () => {
  const form = await openConfirmed();
  await form.answer('javascript:alert(1)');
  expect(form.state().matches('failed')).toBe(true);
  expect(form.state().context.alert).not.toBeNull();
  await form.wait(1_000);
  await form.confirm(unsettled('KS7'));
  await form.call('verifyPrevious').answer(pendingOutcome);
  expect(form.value()).toBe('previousOpen');
  expect(form.state().can({ type: 'payment.continued' })).toBe(false);
});
