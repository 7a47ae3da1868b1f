import type { LanguageId } from '#languages.ts';

/** The words in which a ticket option asks for an engine, each in all its spellings, as a pattern of a regular expression. */
export interface EngineWords {
  readonly cc: string;
  /** The words before the smallest engine, as in 'at least 350 cc'. */
  readonly atLeast: string;
  /** The words between an engine and `more`, as in '350 cc or more'. */
  readonly or: string;
  readonly more: string;
  /** The words that reverse a sentence about an engine, or leave its choice open. */
  readonly refusal: string;
  /** The ends of words that do the same, as in 'don't'. */
  readonly refusingEnd: string;
}

/** The words of engines in each language. */
export const ENGINE_WORDS: Readonly<Record<LanguageId, EngineWords>> = {
  en: {
    cc: 'cc',
    atLeast: 'at least|minimum(?: of)?|min\\.?|above|over',
    or: 'or|and',
    more: 'more|above|over|higher|up(?:wards)?|bigger',
    refusal: 'no|not|never|without|except|unless',
    refusingEnd: "n['’]t",
  },
  hi: {
    cc: 'सीसी',
    atLeast: 'कम से कम|न्यूनतम',
    or: '(?:या|और)(?: [उइ]ससे)?|से',
    more: 'अधिक|ज़्यादा|ज्यादा|ऊपर',
    refusal: 'नहीं|न|ना|मत|मना|बिना',
    refusingEnd: '',
  },
};
