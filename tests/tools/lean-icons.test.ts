import { expect, test } from 'vitest';
import { withOnePath } from '../../tools/build/lean-icons.ts';

const icon = (nodes: unknown) => `const __iconNode = ${JSON.stringify(nodes)};\nexport {};`;

test('the lines of an icon become one path', () => {
  const calendar = icon([
    ['path', { d: 'M4 7h16', key: 'svg-0' }],
    ['path', { d: 'M16 3v4', key: 'svg-1' }],
    ['path', { d: 'M8 3v4', key: 'svg-2' }],
  ]);
  expect(withOnePath(calendar)).toBe(icon([['path', { d: 'M4 7h16M16 3v4M8 3v4', key: 'svg-0' }]]));
});

test.each([
  ['begins with a relative move', ['path', { d: 'm8 3 0 4', key: 'svg-1' }]],
  ['has a look of its own', ['path', { d: 'M8 3v4', fill: 'red', key: 'svg-1' }]],
  ['is no path', ['circle', { cx: '1', cy: '1', r: '1', key: 'svg-1' }]],
])('a part that %s stays on its own', (_, part) => {
  const drawing = icon([['path', { d: 'M4 7h16', key: 'svg-0' }], part]);
  expect(withOnePath(drawing)).toBe(drawing);
});

test('a module that is no icon stays as it is', () => {
  expect(withOnePath('export const size = 24;')).toBe('export const size = 24;');
});
