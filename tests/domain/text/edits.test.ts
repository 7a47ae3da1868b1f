import { describe, expect, test } from 'vitest';
import { editsWithin } from '#machines/domain/text/edits.ts';

describe('an edit is a letter more, less or other, or two neighbours that changed places', () => {
  test.each([
    ['the word itself', 'ladakh', 0],
    ['a letter less at the start', 'adakh', 1],
    ['a letter less at the end', 'ladak', 1],
    ['a letter more at the start', 'xladakh', 1],
    ['a letter more at the end', 'ladakhh', 1],
    ['another letter', 'ladokh', 1],
    ['the first two letters swapped', 'aldakh', 1],
    ['the last two letters swapped', 'ladahk', 1],
    ['two letters less', 'laah', 2],
    ['two letters more', 'ladakhxx', 2],
    ['two wrong letters side by side', 'laxxkh', 2],
    ['a letter less and one more', 'adakhx', 2],
    ['a swap and a wrong letter', 'aldakx', 2],
    ['two swaps', 'aldahk', 2],
    ['only the first of two letters a place too early', 'laaxkh', 2],
    ['only the second of two letters a place too late', 'laxdkh', 2],
    ['a swap and two wrong letters', 'aldxxh', 3],
    ['three letters less', 'lad', 3],
    ['three letters more', 'ladakhxxx', 3],
    ['nothing', '', 6],
  ])('%s: %j is so many edits from ladakh: %i', (_, typed, edits) => {
    expect(editsWithin(typed, 'ladakh', edits)).toBe(true);
    if (edits > 0) expect(editsWithin(typed, 'ladakh', edits - 1)).toBe(false);
  });
});

test.each([
  ['a beginning', 'lad', 0],
  ['a beginning with a letter more', 'ladd', 1],
  ['a beginning with another letter', 'lod', 1],
  ['a beginning whose letters are swapped', 'lda', 1],
  ['nothing', '', 0],
  ['a middle', 'adak', 1],
])('%s: %j is so many edits from a beginning of ladakh: %i', (_, typed, edits) => {
  expect(editsWithin(typed, 'ladakh', edits, true)).toBe(true);
  if (edits > 0) expect(editsWithin(typed, 'ladakh', edits - 1, true)).toBe(false);
});
