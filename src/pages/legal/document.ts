/** A run of words, or a link. */
export type TextPart = string | { label: string; href: string };

/** Words, or words and links in their order. */
export type LinkedText = string | readonly TextPart[];

/** A piece of a section. */
export type LegalBlock =
  | { kind: 'text'; text: LinkedText }
  | { kind: 'list'; items: readonly LinkedText[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      /** The first cell of a row names it. */
      rows: readonly (readonly [name: string, ...cells: LinkedText[]])[];
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

const linked = (parts: readonly TextPart[]): LinkedText => {
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
};

/** A link within a text: to a section of its own page, a page of the site, a mailbox or a telephone. */
export const link = (label: string, href: string): TextPart => ({ label, href });

/** A paragraph. */
export const text = (...parts: readonly TextPart[]): LegalBlock => ({
  kind: 'text',
  text: linked(parts),
});

/** A list of points. */
export const list = (...items: readonly LinkedText[]): LegalBlock => ({ kind: 'list', items });
