import type { LanguageId } from '#languages.ts';

/** The words that riders paste before a colon with their details, such as 'Phone: …', as a pattern of a regular expression. */
export interface DetailLabels {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The labels of details in each language. */
export const DETAIL_LABELS: Readonly<Record<LanguageId, DetailLabels>> = {
  en: { name: 'name', email: 'e-?mail|mail(?:to)?', phone: 'phone|mobile|mob|tel|ph' },
  hi: { name: 'नाम', email: 'ई-?मेल', phone: 'फ़ोन|फोन|मोबाइल' },
};
