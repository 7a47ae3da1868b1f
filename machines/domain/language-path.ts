import { base, otherBase } from '#texts/language.ts';

/** The path of the same page in the other language. */
export function inOtherLanguage(path: string): string {
  return (otherBase + path.slice(base.length)).replace(/(.)\/+$/, '$1') || '/';
}

/** Whether a path is one of the pages in this language: whatever the other one does not begin with, where this one begins with nothing. */
export function isInThisLanguage(path: string): boolean {
  return base === '' ? !isBelow(path, otherBase) : isBelow(path, base);
}

function isBelow(path: string, folder: string): boolean {
  return `${path.toLowerCase()}/`.startsWith(`${folder}/`);
}
