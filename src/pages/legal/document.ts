import type { Phone, Site } from '../../ui/site.ts';

/** A paragraph's words; `[label](address)` marks a link. */
export type LinkedText = string;

/** A piece of a section. */
export type LegalBlock =
  | { kind: 'text'; text: LinkedText }
  | { kind: 'list'; items: readonly LinkedText[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      /** The first cell of a row names it. */
      rows: readonly (readonly LinkedText[])[];
      /** The last column holds figures and stands at the right edge. */
      figures?: boolean;
    }
  /** The place of the button that clears this device. */
  | { kind: 'forget' };

/** One entry of the table of contents. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page. */
export interface LegalDocument {
  title: string;
  lead: string;
  /** First day of validity, 'YYYY-MM-DD'; null where none is stated. */
  effective: string | null;
  sections: readonly LegalSection[];
}

/** A run of words, or a link. */
export type TextPart = string | { label: string; href: string };

/** Splits a text into its words and its `[label](address)` links. */
export function textParts(text: LinkedText): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    const [whole, label = '', href = ''] = match;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ label, href });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** A paragraph. */
export function text(words: LinkedText): LegalBlock {
  return { kind: 'text', text: words };
}

/** A list of points. */
export function list(...items: readonly LinkedText[]): LegalBlock {
  return { kind: 'list', items };
}

/** A link that writes to the given address. */
export function mailLink(email: string): LinkedText {
  return `[${email}](mailto:${email})`;
}

/** A link that calls the given number. */
export function phoneLink({ dialled, shown }: Phone): LinkedText {
  return `[${shown}](tel:${dialled})`;
}

/** The office in one line. */
export function officeAddress({ office }: Site): string {
  return office.lines.join(', ');
}
