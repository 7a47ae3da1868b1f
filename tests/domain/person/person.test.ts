import { describe, expect, test } from 'vitest';
import { EMPTY_GUEST, isEmptyGuest } from '#machines/domain/person/guest.ts';
import { isUnknownPerson, UNKNOWN_PERSON } from '#machines/domain/person/person.ts';

/** A detail that neither interface has yet, as a later release may add one. */
const later = { emergencyContact: '98450 11223' };

describe('a person of a booking', () => {
  test('is unknown where every detail is empty', () => {
    expect(isUnknownPerson(UNKNOWN_PERSON)).toBe(true);
  });

  test.each([...Object.keys(UNKNOWN_PERSON), ...Object.keys(later)])(
    'is not unknown with the %s alone',
    (detail) => {
      expect(isUnknownPerson({ ...UNKNOWN_PERSON, [detail]: 'typed' })).toBe(false);
    },
  );
});

describe('a guest', () => {
  test('is empty where every field is', () => {
    expect(isEmptyGuest(EMPTY_GUEST)).toBe(true);
  });

  test.each([...Object.keys(EMPTY_GUEST), ...Object.keys(later)])(
    'is not empty with the %s alone',
    (field) => {
      expect(isEmptyGuest({ ...EMPTY_GUEST, [field]: 'typed' })).toBe(false);
    },
  );
});
