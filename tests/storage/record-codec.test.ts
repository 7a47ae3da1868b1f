import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readRecord, recordFields } from '../../src/storage/record-codec.ts';

const record = recordFields({
  title: ['name', v.string()],
  seats: ['seat_count', v.optional(v.number()), (seats: number) => seats],
});

test('a field that is optional may be absent from the value and from the record', () => {
  const written = record.write({ title: 'Leh' });
  expect(Object.keys(written)).toEqual(['name']);
  const read = readRecord(record.schema, written);
  expect(Object.keys(read ?? {})).toEqual(['title']);
  expect(read).toStrictEqual({ title: 'Leh' });
});

test('a field that is optional and there is written and read like every other', () => {
  const written = record.write({ title: 'Leh', seats: 0 });
  expect(written).toStrictEqual({ name: 'Leh', seat_count: 0 });
  expect(readRecord(record.schema, written)).toStrictEqual({ title: 'Leh', seats: 0 });
});

test('a record that lacks a field which is not optional cannot be read', () => {
  expect(readRecord(record.schema, { seat_count: 4 })).toBeNull();
});
