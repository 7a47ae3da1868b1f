import type { PageRoute } from '../pages/route.ts';

/** The canonical path of a page that is shown at `path`; null for a page that states it itself. */
export function canonicalPath(
  { prerender, shell = '', aliasOf }: Pick<PageRoute, 'prerender' | 'shell' | 'aliasOf'>,
  path: string,
): string | null {
  const asked = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const own = [asked, shell].find((each) => prerender.includes(each));
  return own === undefined ? null : (aliasOf?.[own] ?? own);
}
