import { describe, expect, test } from 'vitest';
import { EMPTY_GUEST, type Guest } from '#machines/domain/person/guest.ts';
import { sortedGuest } from '#machines/domain/person/guest-check.ts';
import { formAfterChange, formBeforeSorting } from '#machines/domain/person/typed-form.ts';

const line = 'Asha Rao, asha@example.com, 98450 11223';
const asha: Guest = { fullName: 'Asha Rao', email: 'asha@example.com', phone: '98450 11223' };
const errors = { fullName: 'Name?', phone: 'Phone?' };

/** The empty form, about two of whose fields there is a message, after a field was changed. */
const formAfter = (field: keyof Guest, value: string) =>
  formAfterChange({ texts: EMPTY_GUEST, errors }, { field, value }, sortedGuest);

describe('a field is changed', () => {
  test.each([
    ['with a message', 'phone', { fullName: 'Name?' }],
    ['without one', 'email', errors],
  ] as const)(
    '%s → its text is there, the messages of the others stay, and nothing can be undone',
    (_, field, left) => {
      expect(formAfter(field, 'a')).toEqual({
        texts: { ...EMPTY_GUEST, [field]: 'a' },
        unsorted: null,
        errors: left,
      });
      expect(Object.keys(formAfter(field, 'a').errors)).toEqual(Object.keys(left));
    },
  );

  test('by a pasted contact line → it is sorted, no message stays, and the line can be had back', () => {
    const form = formAfter('email', line);
    expect(form).toEqual({
      texts: asha,
      unsorted: { ...EMPTY_GUEST, email: line },
      errors: {},
    });
    expect(formBeforeSorting(form)).toEqual({
      texts: { ...EMPTY_GUEST, email: line },
      unsorted: null,
    });
  });

  test('after a line was sorted → that can no longer be undone', () => {
    const { texts, errors: none } = formAfter('email', line);
    const form = formAfterChange(
      { texts, errors: none },
      { field: 'phone', value: '9' },
      sortedGuest,
    );
    expect(form).toEqual({ texts: { ...asha, phone: '9' }, unsorted: null, errors: {} });
  });
});

test('nothing was sorted → the texts stay', () => {
  expect(formBeforeSorting({ texts: asha, unsorted: null })).toEqual({
    texts: asha,
    unsorted: null,
  });
});
