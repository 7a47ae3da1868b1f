import { expect, test } from 'vitest';
import { contrast, enoughFor } from '../../stories/foundations/contrast.ts';

test('black on white is 21, white on black too, a colour on itself is 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrast('#FFD21F', '#FFD21F')).toBe(1);
});

test('a known pair: #767676 on white just carries text', () => {
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(enoughFor(contrast('#767676', '#FFFFFF'))).toBe('all text');
  expect(enoughFor(contrast('#777777', '#FFFFFF'))).toBe('large text and marks');
});

test('at the edges: 4.5 and 3', () => {
  expect(enoughFor(4.5)).toBe('all text');
  expect(enoughFor(4.499)).toBe('large text and marks');
  expect(enoughFor(3)).toBe('large text and marks');
  expect(enoughFor(2.999)).toBe('decoration');
});
