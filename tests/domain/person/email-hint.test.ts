import { describe, expect, test } from 'vitest';
import { suggestEmail } from '#machines/domain/person/email-hint.ts';

// each kind of slip: the table of edits in domain/text
test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
  ['asha@yaho.co.in', 'asha@yahoo.co.in'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@hotmial.con', 'asha@hotmail.com'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@iclould.com', 'asha@icloud.com'],
  ['asha@protonmial.com', 'asha@protonmail.com'],
  ['asha@gmail.com.', 'asha@gmail.com'],
  [' Asha.Rao+Ride@GMIAL.COM ', 'Asha.Rao+Ride@gmail.com'],
  ['रवि@gmial.com', 'रवि@gmail.com'],
])('%s → did you mean %s?', (typed, meant) => {
  expect(suggestEmail(typed, true)).toBe(meant);
  expect(suggestEmail(typed, false)).toBe(meant);
});

describe('one slip, two in a domain of eleven letters or more', () => {
  test.each([
    ['two slips in a short domain', 'gmial.con', null],
    ['two slips in a long one', 'hotmial.con', 'hotmail.com'],
    ['three slips in a long one', 'hxtmial.con', null],
  ])('%s: %s', (_, domain, meant) => {
    expect(suggestEmail(`asha@${domain}`, false)).toBe(meant === null ? null : `asha@${meant}`);
  });

  test.each([['a'], ['अ']])('an address may begin with one letter: %s', (local) => {
    expect(suggestEmail(`${local}@gmial.com`, false)).toBe(`${local}@gmail.com`);
  });

  test.each(['gmial.com', 'xgmail.com', '@gmial.com', 'xx', ''])(
    'what has nothing before an @ is left as it is: %j',
    (text) => {
      expect(suggestEmail(text, false)).toBeNull();
    },
  );
});

test.each([
  ...['asha@gmail.com', 'asha@GMAIL.com', 'asha@mail.com', 'asha@ymail.com', 'asha@email.com'],
  ...['asha@cloud.com', 'asha@yahoo.in', 'asha@yahoo.co.uk', 'asha@example.com', 'asha@live.com'],
  ...['asha@gmx.com', 'asha@aol.com', 'asha@zoho.in', 'asha@kickstand.example.com'],
  ...['asha@gmaal.con', 'asha@', 'asha', '@gmial.com', 'asha rao@gmial.com', ''],
])('%j is left as it is', (typed) => {
  expect(suggestEmail(typed, false)).toBeNull();
});

test.each(['asha@gmail.co', 'asha@yahoo.co', 'asha@outlook.c', 'asha@hotmail.'])(
  '%s may only be begun while it is typed, and has its hint once the field is left',
  (typed) => {
    expect(suggestEmail(typed, true)).toBeNull();
  },
);

test('a beginning has its hint once the field is left', () => {
  expect(suggestEmail('asha@gmail.co', false)).toBe('asha@gmail.com');
  expect(suggestEmail('asha@hotmail.co', false)).toBe('asha@hotmail.com');
});
