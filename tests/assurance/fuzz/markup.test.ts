import fc from 'fast-check';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { withoutMarkup } from '#machines/codec/markup.ts';
import { checkProperty } from '../../fixtures/properties.ts';

/** Elements that may stand in each other without being moved by a parser, and some that show nothing. */
const displayedTags = [
  'b',
  'a',
  'span',
  'em',
  'div',
  'section',
  'ul',
  'ol',
  'li',
  'li',
  'li',
  'details',
  'picture',
];
const hidden = ['script', 'style', 'template', 'video', 'iframe', 'noscript', 'object'];

const words = fc
  .array(fc.constantFrom('Stay', 'food', 'Leh', '&amp;', '&eacute;', '&#8377;', '\n', ' ', ''))
  .map((parts) => parts.join(' '));
const attributes = fc.constantFrom(
  '',
  ' class="x"',
  " title='a > b'",
  ' hidden data-x="it\'s"',
  ' /',
);
const comment = words.map((text) => `<!--${text}<p>-->`);

/** A text of HTML, its elements closed. */
const html = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    words,
    comment,
    fc.constantFrom('<br>', '<br/>', '<hr>', '<img src="a.jpg">', '<wbr>'),
    fc
      .tuple(fc.constantFrom(...hidden), attributes, words)
      .map(([name, with_, text]) => `<${name}${with_}>${text}</${name}>`),
    fc
      .tuple(fc.constantFrom(...displayedTags), attributes, tie('nodes'))
      .map(([name, with_, inner]) => `<${name}${with_}>${inner}</${name.toUpperCase()}>`),
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
})).nodes;

const { document } = new Window();

/** The words that a parser of HTML finds where something is shown. */
function shownWords(text: string): string {
  document.body.innerHTML = text;
  for (const element of document.body.querySelectorAll(hidden.join(','))) element.remove();
  return document.body.textContent.replace(/\s+/g, '');
}

test('a text of HTML has the words that a parser finds, in their order', () => {
  let compared = 0;
  checkProperty(
    fc.property(html, (text) => {
      const read = String(withoutMarkup(text));
      expect(read.replace(/^• /gm, '').replace(/\s+/g, '')).toBe(shownWords(text));
      compared += Number(text.includes('<li'));
    }),
    400,
  );
  expect(compared).toBeGreaterThan(20);
});

test('no mark of a list stands alone, and what was read is read no other way again', () => {
  checkProperty(
    fc.property(html, (text) => {
      const read = String(withoutMarkup(text));
      expect(read).not.toMatch(/^• *$/m);
      expect(withoutMarkup(read)).toBe(read);
    }),
    2_000,
  );
});

test('a text that was escaped on its way is read as the one that was not', () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  checkProperty(
    fc.property(html, (text) => {
      const read = String(withoutMarkup(text));
      expect(withoutMarkup(escaped(text))).toBe(read);
      expect(withoutMarkup(escaped(escaped(text)))).toBe(read);
    }),
    2_000,
  );
});
