import { ITEM_KINDS, type ItemKind, isItemKind, KINDS, UNHINTED_KIND } from './kinds.ts';

/**
 * Returns the kind of the item behind `/details/{id}` (rule: Trip or event): from the `type` of the navigation state,
 * else `?type=` of the query, else the referrer, else the path; without any of them it is `UNHINTED_KIND`.
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
  const hintedBy = (source: 'referrer' | 'path') =>
    ITEM_KINDS.find((kind) => KINDS[kind].hints?.[source].test(hints[source]));
  return hintedBy('referrer') ?? hintedBy('path') ?? UNHINTED_KIND;
}
