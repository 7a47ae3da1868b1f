import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { BANK_DAYS, REFUND_DAYS } from '#machines/domain/payment/refund-days.ts';
import { readStatus, statusStems } from '#machines/domain/payment/status-word.ts';
import * as storageKeys from '../../src/storage/keys.ts';
import { INVARIANTS } from '../assurance/world/invariants.ts';
import { documentedCodes, documentedVerdicts } from '../fixtures/payment-answers.ts';

const root = join(import.meta.dirname, '../..');
const rooms = ['machines', 'src', 'stories', 'tests', 'sandbox', 'tools', '.storybook'];
const read = /\.(tsx?|mjs|js|css|html|mdx?)$/;

/** A file of docs/behaviour: a page of the product with its rules, the headings below its title. */
interface Page {
  file: string;
  title: string;
  text: string;
  rules: string[];
}

const folder = join(root, 'docs/behaviour');

function pageOf(file: string): Page {
  const text = readFileSync(join(folder, file), 'utf8');
  const headings = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^(##?) (.+)$/gm)];
  return {
    file,
    title: headings.find(([, level]) => level === '#')?.[2] ?? '',
    text,
    rules: headings.flatMap(([, level, name = '']) => (level === '##' ? [name] : [])),
  };
}

const pages = globSync('*.md', { cwd: folder })
  .filter((file) => file !== 'README.md')
  .toSorted(
    (one, other) =>
      Number(other === 'money.md') - Number(one === 'money.md') || one.localeCompare(other),
  )
  .map(pageOf);
const rules = pages.flatMap((page) => page.rules);

/** A comment that runs over several lines as one. */
function unwrapped(source: string): string {
  return source.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
}

/** The rules that a file cites: '(rule: Recovered payments)', '(rules: Recovered payments; Late capture)'. */
function citedIn(source: string): string[] {
  return [...unwrapped(source).matchAll(/\(rules?: ([^()]+)\)/g)].flatMap(([, names = '']) =>
    names.split(';').map((name) => name.trim()),
  );
}

/** What points by number into a document that nobody has here. */
function numbersIn(source: string): string[] {
  return [
    ...unwrapped(source).matchAll(/\b(?:section|decision|invariant)s? \d+\b|'I\d{1,2}'/gi),
  ].map(([text]) => text);
}

const sources = new Map<string, string>();

beforeAll(async () => {
  for (const room of rooms) {
    for (const file of await readdir(join(root, room), { recursive: true })) {
      const path = posix.join(room, file.replaceAll('\\', '/'));
      if (!read.test(path) || path.includes('node_modules/')) continue;
      sources.set(path, await readFile(join(root, path), 'utf8'));
    }
  }
});

/** The anchor of a heading, as the readers of Markdown make it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function indexOf({ file, title, rules: names }: Page): string {
  const links = names.map((name) => `- [${name}](${file}#${anchorOf(name)})\n`);
  return `\n### [${title}](${file})\n\n${links.join('')}`;
}

test('the index of docs/behaviour lists each rule below its page, money first', async () => {
  const [introduction = ''] = readFileSync(join(folder, 'README.md'), 'utf8').split('\n### ');
  await expect(`${introduction.trimEnd()}\n${pages.map(indexOf).join('')}`).toMatchFileSnapshot(
    join(folder, 'README.md'),
  );
});

test('each rule of docs/behaviour has a name of its own', () => {
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

test('no line of docs/behaviour is longer than 150 characters', () => {
  const long = pages.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (line.length > 150 ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

/** The texts of a page's rules, each with its paragraphs that are neither table nor list. */
function paragraphsOf({ text }: Page): { rule: string; paragraphs: string[] }[] {
  const [, ...parts] = text.replace(/^```[\s\S]*?^```$/gm, '').split(/^## /m);
  return parts.map((part) => {
    const [rule = '', ...blocks] = part.split('\n\n').map((block) => block.trim());
    return { rule, paragraphs: blocks.filter((block) => block !== '' && !/^[|-]/.test(block)) };
  });
}

/** The number of sentences of a paragraph, quoted words left out. */
function sentenceCount(paragraph: string): number {
  const plain = paragraph.replace(/`[^`]*`|'[^'\n]*'/g, 'X').replace(/\s+/g, ' ');
  return (plain.match(/[.!?](?= [A-Z]|$)/g) ?? []).length;
}

test('a rule is a sentence or two, and at most one such paragraph more', () => {
  const long = pages
    .flatMap(paragraphsOf)
    .filter(
      ({ paragraphs }) =>
        paragraphs.length > 2 || paragraphs.some((text) => sentenceCount(text) > 2),
    );
  expect(long.map(({ rule }) => rule)).toEqual([]);
});

test('docs/behaviour/device.md lists the keys under which the site stores something, and no other', () => {
  const text = pages.find(({ file }) => file === 'device.md')?.text ?? '';
  const { STORAGE_KEYS, TAB_KEYS, RIDE_KEYS, KEY_PREFIXES } = storageKeys;
  const keys = [STORAGE_KEYS, TAB_KEYS, RIDE_KEYS, KEY_PREFIXES].flatMap((table) =>
    Object.values<string>(table),
  );
  const documented = [...text.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w.]+?)(?:<.*?)?`/g)].map(([, key = '']) => key),
  );
  expect([...new Set(documented)].toSorted()).toEqual([...new Set(keys)].toSorted());
  const [, ofTab = ''] = text.split('\n## Storage keys of a tab\n');
  expect(Object.values(TAB_KEYS).filter((key) => !ofTab.includes(`\`${key}\``))).toEqual([]);
});

test('every rule that the code cites is a heading of docs/behaviour', () => {
  const cited = [...sources].flatMap(([path, source]) =>
    citedIn(source).map((rule) => ({ path, rule })),
  );
  expect(cited.length).toBeGreaterThan(80);
  expect(cited.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
});

test('every rule that a document cites is a heading of docs/behaviour', () => {
  const documents = globSync('{*,docs/**/*,sandbox/*,tests/assurance/**/*}.md', { cwd: root });
  const cited = documents
    .filter((path) => path !== posix.join('docs', 'behaviour', 'README.md'))
    .flatMap((path) =>
      citedIn(readFileSync(join(root, path), 'utf8')).map((rule) => `${path}: ${rule}`),
    );
  expect(cited.filter((line) => !rules.includes(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
});

test('nothing points by number into a document that is not here', () => {
  const pointers = [...sources].flatMap(([path, source]) =>
    numbersIn(source).map((text) => `${path}: ${text}`),
  );
  expect(pointers).toEqual([]);
});

test('the promises about money in docs/behaviour are the invariants of the model, by their names', () => {
  const [, table = ''] =
    pages
      .find(({ file }) => file === 'money.md')
      ?.text.split('## What must always hold\n')
      .map((part) => part.split('\n## ')[0]) ?? [];
  const named = [...table.matchAll(/^\| (\w.*?) \|/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(INVARIANTS));
});

test('every stem of a status word stands with its family in docs/behaviour', () => {
  const document = pages.map((page) => page.text).join('');
  const documented = [...document.matchAll(/^\| \*(\w+)\* \| (.+) \|$/gm)].flatMap(
    ([, family, stems = '']) =>
      stems.split(', ').map((stem) => ({ family, stem: stem.replace('…', '') })),
  );
  const missing = statusStems().filter((text) => {
    const family = readStatus(text)?.family;
    return !documented.some((row) => row.family === family && text.startsWith(row.stem));
  });
  expect(missing).toEqual([]);
});

test('the rule of the legal pages names the days of a refund', () => {
  const text = pages.find(({ file }) => file === 'other-pages.md')?.text ?? '';
  const [, rule = ''] = text.split('\n## Legal pages\n');
  const ranges = rule.match(/\d+-\d+/g);
  expect(ranges).toEqual([...Object.values(REFUND_DAYS), ...Object.values(BANK_DAYS)]);
});

describe('the table of the rule Paid, declined, open', () => {
  const money = pages.find(({ file }) => file === 'money.md')?.text ?? '';
  const [, rule = ''] = money.split('## Paid, declined, open\n');
  const [table = ''] = rule.split('\n## ');
  const rows = [...table.matchAll(/^\| (\w.*?) \| (.+) \|$/gm)].slice(1);

  test('names the verdicts in the order of their rules', () => {
    const verdicts = rows.map(([, verdict = '']) => verdict);
    expect(verdicts.filter((verdict, index) => verdict !== verdicts[index - 1])).toEqual(
      documentedVerdicts(),
    );
  });

  test.each(documentedCodes)('has the code $code beside $verdict', ({ code, verdict }) => {
    const naming = rows.filter(([, , when = '']) => when.includes(`\`${code}\``));
    expect(naming.map(([, name]) => name)).toEqual([verdict]);
  });
});

/** Counts of what a table of the code holds, which nobody corrects when the table grows. */
const COUNTED =
  /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:product lines|languages|kinds of items|calls of the)|\d[\d,]* (?:answers|cells|flows|journeys|mutants|of them|rows))\b/gi;

test('no document, comment or title counts what a table of the code holds', async () => {
  const documents = globSync('{*,docs/*,docs/{behaviour,hosting}/*}.md', { cwd: root });
  const texts = [
    ...documents.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
    // what riders read is of the site's owner
    ...[...sources].filter(([path]) => !path.startsWith('machines/texts/')),
  ];
  const counts = texts.flatMap(([path, text]) =>
    (text.match(COUNTED) ?? []).map((count) => `${path}: ${count}`),
  );
  expect(counts).toEqual([]);
});
