import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  AddressSchema,
  aliasedFieldsSchema,
  firstOf,
  LineSchema,
  LocationSchema,
  listSchema,
  namedField,
  TextLinesSchema,
  unwrapJsonText,
} from '#machines/codec/fields.ts';

test.each<[unknown, unknown]>([
  ['{"a":1}', { a: 1 }],
  [' [1,2]', [1, 2]],
  ['null', null],
  ['{broken', '{broken'],
  ['12', '12'],
  ['"quoted"', '"quoted"'],
  ['nullable', 'nullable'],
  [7, 7],
])('%j holds %j', (value, structure) => {
  expect(unwrapJsonText(value)).toEqual(structure);
});

test('digits alone are the name of a location, and a line of a list', () => {
  expect(v.parse(LocationSchema, '560001')).toBe('560001');
  expect(v.parse(TextLinesSchema, '12')).toEqual(['12']);
});

test.each<[string, string[]]>([
  ['- Tea', ['Tea']],
  ['9. Tea', ['Tea']],
  ['12. Tea', ['Tea']],
  ['3.5 litres', ['3.5 litres']],
  ['2025. Tea', ['2025. Tea']],
])('%j is the line without its mark', (text, lines) => {
  expect(v.parse(TextLinesSchema, text)).toEqual(lines);
});

test.each<[string, unknown, number[]]>([
  ['a list', [{ n: 1 }, { n: 2 }], [1, 2]],
  ['a list in a text', '[{"n":1}]', [1]],
  ['an object that numbers them', { 0: { n: 1 }, 10: { n: 2 } }, [1, 2]],
  ['one object alone', { n: 1 }, [1]],
  ['one object with a number among its fields', { n: 1, 0: { n: 2 } }, [1]],
  ['one object whose fields end in a number', { n1: { n: 2 } }, []],
  ['one object whose fields begin with a number', { '1st': { n: 2 } }, []],
  ['a number', 7, []],
  ['nothing', null, []],
])('the objects of %s', (_, sent, numbers) => {
  const objects = v.parse(listSchema(v.object({ n: v.number() })), sent);
  expect(objects.map(({ n }) => n)).toEqual(numbers);
});

test.each<[readonly unknown[], unknown]>([
  [['', 'b'], 'b'],
  [[null, 'b'], 'b'],
  [[[], ['b']], ['b']],
  [[0, 'b'], 0],
  [['a', 'b'], 'a'],
  [['', null], ''],
])('the first of %j that says something is %j', (values, first) => {
  expect(firstOf(...values)).toEqual(first);
});

test('a field is read by the first of its names that says something, and only of an object', () => {
  const schema = aliasedFieldsSchema({ title: namedField(LineSchema, 'title', 'name') });
  expect(v.parse(schema, { name: 'Leh' })).toEqual({ title: 'Leh' });
  expect(v.parse(schema, { title: 'Spiti', name: 'Leh' })).toEqual({ title: 'Spiti' });
  expect(v.parse(schema, { title: '', name: 'Leh' })).toEqual({ title: 'Leh' });
  expect(v.parse(schema, {})).toEqual({ title: '' });
  for (const other of ['Leh', 7, null, undefined])
    expect(v.safeParse(schema, other).success).toBe(false);
});

test('an address is taken without the blanks around it', () => {
  expect(v.parse(AddressSchema, ' /media/leh.jpg ')).toBe('/media/leh.jpg');
  expect(v.parse(AddressSchema, 7)).toBe('');
});
