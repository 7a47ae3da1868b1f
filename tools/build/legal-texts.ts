import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { siteConfig } from '../../src/app/site-config.ts';
import type {
  LegalBlock,
  LegalDocument,
  LegalSection,
  LinkedText,
  TextPart,
} from '../../src/pages/legal/document.ts';
import { legalFacts } from '../../src/pages/legal/facts.ts';

/** Where a legal page may link to: a section of its own, a page of the site, a mailbox, a telephone, another site. */
const address = /^(#[a-z][a-z0-9-]*|\/[a-z]*|(mailto|tel):\S+|https:\/\/\S+)$/;
const placeholder = /\{\{([^{}]*)\}\}/g;
const heading = /^(.+?) *\{#([a-z][a-z0-9-]*)\}$/;
const effectiveFrom = /^Effective from (\d{4}-\d{2}-\d{2})$/;
const captionOfTable = /^Table: (.+)$/;
const forgetButton = '::forget-details';
const onlyWithReports = '::only-with-reports';

/** A fault of a legal text, with its line. */
export class LegalTextError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The settings that a legal text depends on. */
interface LegalTextOptions {
  /** True when the build sends reports (rule: Reports). */
  hasReports: boolean;
}

/** The names that may stand in a placeholder. */
const factNames: ReadonlySet<string> = new Set(Object.keys(legalFacts(siteConfig)));

/** The words of a text token, on one line; throws where they would not be read as they are written. */
function wordsOf(raw: string): string {
  const words = raw.replaceAll('\n', ' ');
  for (const [, name = ''] of words.matchAll(placeholder)) {
    if (!factNames.has(name)) {
      throw new Error(`{{${name}}} is no fact of the site: ${[...factNames].join(', ')} are`);
    }
  }
  const rest = words.replaceAll(placeholder, '');
  if (/\{\{|\}\}/.test(rest)) throw new Error('a placeholder is not closed');
  if (/\]\(/.test(rest)) throw new Error('a link has a space in its address, or no end');
  const [entity] = /&#?\w+;/.exec(rest) ?? [];
  if (entity !== undefined) throw new Error(`${entity}: write the character itself`);
  return words;
}

/** Words and links; throws on any other mark-up, which no legal page shows. */
function linkedText(tokens: readonly Token[] = []): LinkedText {
  const parts: TextPart[] = [];
  const add = (words: string) => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + words;
    else parts.push(words);
  };
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'escape') add(wordsOf(token.text));
    else if (token.type === 'link') {
      const { href, tokens: within, title } = token as Tokens.Link;
      const label = plainText(within);
      wordsOf(href);
      if (!address.test(href)) throw new Error(`${href} is no address that a legal page links to`);
      if (title) throw new Error('a link has a title, which nobody could read on a phone');
      parts.push({ label, href });
    } else throw new Error(`a legal page shows no ${token.type}: ${token.raw.trim()}`);
  }
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

/** Words without a link. */
function plainText(tokens: readonly Token[] = []): string {
  const text = linkedText(tokens);
  if (typeof text !== 'string') throw new Error('a link cannot stand here');
  return text;
}

function listOf({ ordered, items }: Tokens.List): LegalBlock {
  if (ordered) throw new Error('a legal page shows no numbered list');
  return {
    kind: 'list',
    items: items.map(({ tokens, task, loose }) => {
      const [content, ...more] = tokens;
      if (task || loose || more.length > 0 || content?.type !== 'text') {
        throw new Error('a point of a list is one paragraph, with no empty line around it');
      }
      return linkedText(content.tokens);
    }),
  };
}

function tableOf({ header, align, rows }: Tokens.Table, caption: string): LegalBlock {
  return {
    kind: 'table',
    caption,
    columns: header.map(({ tokens }) => plainText(tokens)),
    rows: rows.map(([name, ...cells]) => [
      plainText(name?.tokens),
      ...cells.map(({ tokens }) => linkedText(tokens)),
    ]),
    ...(align.at(-1) === 'right' && { figures: true }),
  };
}

function dayOf(text: string): string | undefined {
  const [, day] = effectiveFrom.exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(day);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new Error(`${day} is no day`);
  }
  return day;
}

/**
 * Reads a legal text: its title (`#`), its lead, perhaps `Effective from YYYY-MM-DD`, then sections
 * (`## Title {#id}`) of paragraphs, lists, tables below their `Table: caption`, and the place of the button that
 * clears the device (`::forget-details`). A section that begins with `::only-with-reports` is part of builds that send reports
 * alone. Placeholders stay as they are. Throws a `LegalTextError` on all else.
 */
export function readLegalText(
  markdown: string,
  { hasReports }: LegalTextOptions = { hasReports: false },
): LegalDocument {
  let title: string | undefined;
  let lead: string | undefined;
  let effective: string | null = null;
  let caption: string | undefined;
  const sections: (LegalSection & { blocks: LegalBlock[] })[] = [];
  const conditional = new Set<string>();

  const startSection = (words: string) => {
    const [, name, id] = heading.exec(words) ?? [];
    if (name === undefined || id === undefined) {
      throw new Error(`a section ends its heading with an id: ## ${words} {#id}`);
    }
    if (sections.some((section) => section.id === id)) throw new Error(`#${id} is there twice`);
    sections.push({ id, title: name, blocks: [] });
  };

  const addParagraph = (tokens: readonly Token[] | undefined) => {
    const text = linkedText(tokens);
    const section = sections.at(-1);
    if (section !== undefined) {
      const [, words] = (typeof text === 'string' && captionOfTable.exec(text)) || [];
      if (words !== undefined) caption = words;
      else if (text === forgetButton) section.blocks.push({ kind: 'forget' });
      else if (text === onlyWithReports && section.blocks.length === 0) conditional.add(section.id);
      else if (typeof text === 'string' && text.startsWith('::')) {
        throw new Error(
          `${text} is no part of a legal page: ${forgetButton} is, and ${onlyWithReports} below a heading`,
        );
      } else section.blocks.push({ kind: 'text', text });
      return;
    }
    const day = typeof text === 'string' ? dayOf(text) : undefined;
    if (lead === undefined && typeof text === 'string' && day === undefined) lead = text;
    else if (lead !== undefined && effective === null && day !== undefined) effective = day;
    else throw new Error('only a lead and its day stand between the title and the first section');
  };

  const read = (token: Token) => {
    if (token.type === 'space') return;
    const section = sections.at(-1);
    const owned = caption;
    caption = undefined;
    if (owned !== undefined && token.type !== 'table') {
      throw new Error(`no table follows its caption: ${owned}`);
    }
    if (token.type === 'paragraph') return addParagraph(token.tokens);
    if (token.type === 'heading' && token.depth === 1 && title === undefined) {
      title = plainText(token.tokens);
    } else if (token.type === 'heading' && token.depth === 2) {
      startSection(plainText(token.tokens));
    } else if (token.type === 'list' && section !== undefined) {
      section.blocks.push(listOf(token as Tokens.List));
    } else if (token.type === 'table' && section !== undefined) {
      if (owned === undefined) throw new Error('a table has its caption above it: Table: …');
      section.blocks.push(tableOf(token as Tokens.Table, owned));
    } else {
      throw new Error(`a legal page shows no ${token.type} here: ${token.raw.trim()}`);
    }
  };

  let line = 1;
  const at = <Result>(action: () => Result): Result => {
    try {
      return action();
    } catch (error) {
      throw new LegalTextError(error instanceof Error ? error.message : String(error), line);
    }
  };
  for (const token of lexer(markdown)) {
    at(() => read(token));
    line += token.raw.split('\n').length - 1;
  }
  const document = at(() => {
    if (caption !== undefined) throw new Error(`no table follows its caption: ${caption}`);
    if (title === undefined || lead === undefined) throw new Error('a title or a lead is missing');
    if (sections.length === 0) throw new Error('there is no section');
    const shown = sections.filter(({ id }) => hasReports || !conditional.has(id));
    return { title, lead, effective, sections: shown };
  });
  for (const id of missingSections(document.sections)) {
    line = markdown.slice(0, markdown.indexOf(`](${id})`)).split('\n').length;
    throw new LegalTextError(`${id} is no section of this page`, line);
  }
  return document;
}

/** The addresses of sections that are linked to and not there. */
function missingSections(sections: readonly LegalSection[]): string[] {
  const ids = new Set(sections.map(({ id }) => `#${id}`));
  const texts = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): LinkedText[] => {
      if (block.kind === 'text') return [block.text];
      if (block.kind === 'list') return [...block.items];
      return block.kind === 'table' ? block.rows.flat() : [];
    }),
  );
  return texts
    .flat()
    .flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
    .filter((href) => href.startsWith('#') && !ids.has(href));
}

/** A value as code; placeholders in its texts become the facts. */
function codeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value).map(([key, each]) => `${key}:${codeOf(each)}`)}}`;
  }
  if (typeof value !== 'string' || !value.includes('{{')) return JSON.stringify(value);
  const escaped = value.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&');
  return `\`${escaped.replaceAll(placeholder, (_, name: string) => `\${facts.${name}}`)}\``;
}

/** The module of a legal text: `legalText(facts)` gives its document. Throws a `LegalTextError`. */
export function legalTextModule(markdown: string, options?: LegalTextOptions): string {
  return `export const legalText = (facts) => (${codeOf(readLegalText(markdown, options))});\n`;
}

/** Compiles the legal pages' Markdown to the data that they show; what it cannot read fails the build by its line. */
export function legalTexts(options?: LegalTextOptions): Plugin {
  return {
    name: 'kickstand:legal-texts',
    transform: {
      filter: { id: /\/src\/pages\/legal\/[\w-]+\.md$/ },
      handler(markdown, id) {
        try {
          return { code: legalTextModule(markdown, options), map: null, moduleType: 'js' };
        } catch (error) {
          if (!(error instanceof LegalTextError)) throw error;
          return this.error({
            message: `${id}:${error.line}: ${error.message}`,
            id,
            loc: { file: id, line: error.line, column: 0 },
          });
        }
      },
    },
  };
}
