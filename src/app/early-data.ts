// Part of the first script of every page.

import { kindFromHints } from '#machines/domain/item-kind.ts';
import { AREAS, LIST_PATHS } from '../api/catalogue-paths.ts';
import { askEarly } from '../api/early-answers.ts';
import { config } from '../site/config.ts';

/** The place at which a page is opened. */
export interface EarlyPlace {
  readonly pathname: string;
  readonly search: string;
  readonly referrer: string;
  /** The navigation state. */
  readonly state: unknown;
}

/** The paths of the API that a page will read, as far as its address shows. */
export function earlyPaths(wanted: readonly string[], place: EarlyPlace): string[] {
  return wanted.flatMap((name) => {
    if (name === 'item') return itemPath(place);
    return name in LIST_PATHS ? [LIST_PATHS[name as keyof typeof LIST_PATHS].join('/')] : [];
  });
}

/** Starts a page's reads of the API before its script does. `origin` is the site's own. */
export function askForData(wanted: readonly string[], place: EarlyPlace, origin: string): void {
  for (const path of earlyPaths(wanted, place))
    askEarly(`${config.apiBaseUrl || origin}/api/v1/${path}`, config.apiToken);
}

// A page that comes with a state may read another kind.
function itemPath({ pathname, search, referrer, state }: EarlyPlace): string[] {
  const id = /\/details\/([\w-]+)\/?$/i.exec(pathname)?.[1];
  if (id === undefined || state !== null) return [];
  const kind = kindFromHints({ state, query: search, referrer, path: pathname });
  return [[...AREAS[kind], id].join('/')];
}
