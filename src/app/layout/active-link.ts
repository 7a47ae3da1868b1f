import { language } from '#texts/language.ts';

/** True when a link of the header is the current one: by whole path segments and without regard to case; Home exactly. */
export function isActiveLink(path: string, link: string): boolean {
  const current = segments(path);
  const target = segments(link);
  if (target.length === 0) return current.length === 0;
  return target.every((segment, index) => segment === current[index]);
}

function segments(path: string): string[] {
  return path
    .slice(language.base.length)
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}
