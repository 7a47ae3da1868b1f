import { DEFAULT_KIND, ITEM_KINDS, type ItemKind, isItemKind, KINDS } from './kinds.ts';
import { LIST_NAMES, LISTS } from './lists.ts';

/**
 * Returns the kind of the item behind `/details/{id}` (rule: Trip or event): from the `type` of the navigation state,
 * else `?type=` of the query, else the referrer, else the path; without any of them it is `DEFAULT_KIND`.
 */
export function kindFromHints(hints: {
  readonly state: unknown;
  readonly query: string;
  readonly referrer: string;
  readonly path: string;
}): ItemKind {
  if (isItemKind(hints.state)) return hints.state;
  const type = new URLSearchParams(hints.query).get('type')?.trim().toLowerCase();
  if (isItemKind(type)) return type;
  const list = LIST_NAMES.find((name) => LISTS[name].referrerHint?.test(hints.referrer));
  if (list !== undefined) return LISTS[list].kind;
  return ITEM_KINDS.find((kind) => KINDS[kind].pathHint?.test(hints.path)) ?? DEFAULT_KIND;
}
