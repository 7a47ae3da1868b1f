import { kindFromHints } from '#machines/domain/item-kind.ts';
import { AREAS, LIST_PATHS } from '../api/catalogue-paths.ts';
import { askEarly } from '../api/early-answers.ts';
import type { EarlyRead } from '../pages/route.ts';
import { config } from '../site/config.ts';

/** The paths of the API that the page behind a link will read, as far as its address shows. */
export function earlyPaths(wanted: readonly EarlyRead[], link: EarlyLink): string[] {
  return wanted.flatMap((name) => (name === 'item' ? itemPath(link) : LIST_PATHS[name].join('/')));
}

/** The parts of a link's address. */
type EarlyLink = Pick<URL, 'pathname' | 'search'>;

/** Starts the reads of the page behind a link. `origin` is the site's own. */
export function askForData(wanted: readonly EarlyRead[], link: EarlyLink, origin: string): void {
  for (const path of earlyPaths(wanted, link))
    askEarly(`${config.apiBaseUrl || origin}/api/v1/${path}`, config.apiToken);
}

function itemPath({ pathname, search }: EarlyLink): string[] {
  const id = /\/details\/([\w-]+)\/?$/i.exec(pathname)?.[1];
  if (id === undefined) return [];
  const kind = kindFromHints({ state: null, query: search, referrer: '', path: pathname });
  return [[...AREAS[kind], id].join('/')];
}
