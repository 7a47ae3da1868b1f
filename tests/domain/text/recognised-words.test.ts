import { expect, test } from 'vitest';
import { anyMark } from '#machines/domain/text/recognised-words.ts';

test.each([
  ['a hyphen between others', '+', '-;'],
  ['a closing bracket', ',]', ';'],
  ['a backslash', '\\', ';'],
  ['a caret before the others', '^', ';'],
])('a language may divide lists by %s', (_, own, other) => {
  const table = { en: { separators: own }, hi: { separators: other } };
  const mark = new RegExp(`^${anyMark(table, 'separators')}$`, 'u');
  const marks = new Set(own + other);
  for (const each of [...marks, '.', ':', '=', 'a'])
    expect([each, mark.test(each)]).toEqual([each, marks.has(each)]);
});
