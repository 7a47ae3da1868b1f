import { base, otherBase } from '#texts/language.ts';

/** The path of the same page in the other language. */
export function inOtherLanguage(path: string): string {
  return (otherBase + path.slice(base.length)).replace(/(.)\/+$/, '$1') || '/';
}
