import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { legalTextModule, readLegalText } from '../../tools/build/legal-texts.ts';

const page = (body: string) => `# A title\n\nThe lead.\n\n## In short {#in-short}\n\n${body}\n`;
const blocksOf = (body: string) => readLegalText(page(body)).sections[0]?.blocks;

test('title, lead, day, sections with their ids', () => {
  expect(
    readLegalText(
      '# A title\n\nThe lead.\n\nEffective from 2024-02-29\n\n## One {#one}\n\nA.\n\n## Two, too {#two-2}\n\nB.\n',
    ),
  ).toEqual({
    title: 'A title',
    lead: 'The lead.',
    effective: '2024-02-29',
    sections: [
      { id: 'one', title: 'One', blocks: [{ kind: 'text', text: 'A.' }] },
      { id: 'two-2', title: 'Two, too', blocks: [{ kind: 'text', text: 'B.' }] },
    ],
  });
});

test('a paragraph → its words on one line and its links, in order', () => {
  expect(blocksOf('Write to [us](mailto:a@b.in),\nor [look](/booking). [Up](#in-short)')).toEqual([
    {
      kind: 'text',
      text: [
        'Write to ',
        { label: 'us', href: 'mailto:a@b.in' },
        ', or ',
        { label: 'look', href: '/booking' },
        '. ',
        { label: 'Up', href: '#in-short' },
      ],
    },
  ]);
});

test('a list → its points, without the breaks of their lines', () => {
  expect(blocksOf('- one;\n- two,\n  [three](/booking)\n- 2 \\* 2 & “so” on')).toEqual([
    {
      kind: 'list',
      items: ['one;', ['two, ', { label: 'three', href: '/booking' }], '2 * 2 & “so” on'],
    },
  ]);
});

test('a table → its caption, its columns, its rows; figures where the last column stands right', () => {
  const rows = '| You paid with | Days |\n|---|---|\n| UPI | 3-5 |\n| Card | [ask](/contact) |';
  const table = {
    kind: 'table',
    caption: 'Days, by method',
    columns: ['You paid with', 'Days'],
    rows: [
      ['UPI', '3-5'],
      ['Card', [{ label: 'ask', href: '/contact' }]],
    ],
  };
  expect(blocksOf(`Table: Days, by method\n\n${rows}`)).toEqual([table]);
  const right = rows.replace('|---|---|', '|---|---:|');
  expect(blocksOf(`Table: Days, by method\n\n${right}`)).toEqual([{ ...table, figures: true }]);
});

test('the place of the button that clears the device', () => {
  expect(blocksOf('Before.\n\n::forget-details')).toEqual([
    { kind: 'text', text: 'Before.' },
    { kind: 'forget' },
  ]);
});

describe('a section for builds that send reports alone', () => {
  const markdown = `${page('So.')}\n## Reports {#reports}\n\n::only-with-reports\n\nSent to us.\n\n## Last {#last}\n\nEnd.\n`;
  const idsWith = (hasReports: boolean) =>
    readLegalText(markdown, { hasReports }).sections.map(({ id }) => id);

  test('stands in such a build, without its mark, and in no other', () => {
    expect(idsWith(true)).toEqual(['in-short', 'reports', 'last']);
    expect(idsWith(false)).toEqual(['in-short', 'last']);
    expect(readLegalText(markdown).sections).toHaveLength(2);
    expect(readLegalText(markdown, { hasReports: true }).sections[1]?.blocks).toEqual([
      { kind: 'text', text: 'Sent to us.' },
    ]);
  });

  test('cannot be linked to from what is always there', () => {
    const linked = markdown.replace('So.', 'See [reports](#reports).');
    expect(() => readLegalText(linked, { hasReports: true })).not.toThrow();
    expect(() => readLegalText(linked)).toThrow('#reports is no section of this page');
  });

  test('the privacy page speaks of reports in such a build alone', async () => {
    const text = await readFile(
      new URL('../../src/pages/legal/privacy.md', import.meta.url),
      'utf8',
    );
    expect(JSON.stringify(readLegalText(text, { hasReports: true }))).toMatch(
      /sends us a short report/,
    );
    expect(JSON.stringify(readLegalText(text))).not.toMatch(/short report|from your browser/i);
  });
});

test('the module fills the facts in, and runs none of its texts', async () => {
  // made of two strings, so that no linter takes it for a forgotten template
  const hole = (name: string) => `$${'{'}${name}}`;
  const body = `{{brand}} says \\\`no\\\` to ${hole('brand')} \\\\ at [{{email}}](mailto:{{email}}).`;
  const code = legalTextModule(page(body));
  const { legalText } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(legalText({ brand: `\`${hole('1')}\``, email: 'a@b.in' }).sections[0].blocks).toEqual([
    {
      kind: 'text',
      text: [
        `\`${hole('1')}\` says \`no\` to ${hole('brand')} \\ at `,
        { label: 'a@b.in', href: 'mailto:a@b.in' },
        '.',
      ],
    },
  ]);
});

test.each([
  [
    'an unknown fact',
    'Hello.\n\nWe are {{brnd}}.',
    9,
    /\{\{brnd\}\} is no fact of the site: brand/,
  ],
  ['what every object has', '{{constructor}}', 7, /is no fact of the site/],
  ['an unknown fact in an address', '[us](mailto:{{mail}})', 7, /\{\{mail\}\} is no fact/],
  ['a placeholder without an end', 'We are {{brand.', 7, /not closed/],
  ['a section that is not there', 'So\n\n[below](#below)\n\non', 9, /#below is no section/],
  ['a script as an address', '[us](javascript:void)', 7, /is no address/],
  ['an address without encryption', '[us](http://example.com)', 7, /is no address/],
  ['a link without an end', '[us](mailto:a b)', 7, /has a space in its address/],
  ['a title of a link', '[us](/contact "Us")', 7, /has a title/],
  ['bold', 'So **bold**', 7, /shows no strong: \*\*bold\*\*/],
  ['a picture', '![so](/x.png)', 7, /shows no image/],
  ['mark-up within a line', 'So <b>bold</b>', 7, /shows no html/],
  ['mark-up', '<script>alert(1)</script>', 7, /shows no html/],
  ['a character by its name', 'Terms &amp; more', 7, /&amp;: write the character/],
  ['code', '```\ncode\n```', 7, /shows no code/],
  ['a quotation', '> so', 7, /shows no blockquote/],
  ['a heading of the third level', '### So', 7, /shows no heading/],
  ['a second title', '# So', 7, /shows no heading/],
  ['a heading without an id', '## So', 7, /ends its heading with an id/],
  ['an id given twice', '## So {#in-short}', 7, /#in-short is there twice/],
  ['a numbered list', '1. so', 7, /no numbered list/],
  ['a list in a list', '- so\n  - on', 7, /is one paragraph/],
  ['a list with air', '- so\n\n- on', 7, /is one paragraph/],
  ['a table without a caption', '| A | B |\n|---|---|\n| x | y |', 7, /has its caption above/],
  ['a caption without a table', 'Table: So\n\nMore.', 9, /no table follows/],
  ['a caption at the end', 'Table: So', 8, /no table follows/],
  ['a link in a column’s name', 'Table: S\n\n| [A](/b) |\n|---|\n| x |', 9, /link cannot stand/],
  ['an unknown part', '::forget-me', 7, /::forget-me is no part/],
  ['a condition in the middle', 'So.\n\n::only-with-reports', 9, /is no part/],
])('%s → refused, by its line', (_what, body, line, message) => {
  let error: unknown;
  try {
    readLegalText(page(body));
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({ message: expect.stringMatching(message), line });
});

test.each([
  ['no title', 'The lead.\n\n## A {#a}\n', /title or a lead/],
  ['no lead', '# A title\n\n## A {#a}\n', /title or a lead/],
  ['no section', '# A title\n\nThe lead.\n', /no section/],
  ['two leads', '# A title\n\nThe lead.\n\nAnother.\n', /only a lead/],
  ['a day before the lead', '# A title\n\nEffective from 2024-01-01\n', /only a lead/],
  ['a day that is none', '# A title\n\nThe lead.\n\nEffective from 2023-02-29\n', /is no day/],
  ['a list before the first section', '# A title\n\nThe lead.\n\n- so\n', /shows no list here/],
])('%s → refused', (_what, markdown, message) => {
  expect(() => readLegalText(markdown)).toThrow(message);
});
