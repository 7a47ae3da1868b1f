import { type ItemKind, isItemKind } from './catalogue/kinds.ts';

/** The kind of the item behind `/details/{id}` (rule: Trip or event): `type` of the navigation state, `?type=` of the query, referrer, path, else event. */
export function kindFromHints(hints: {
  readonly state: unknown;
  readonly query: string;
  readonly referrer: string;
  readonly path: string;
}): ItemKind {
  if (isItemKind(hints.state)) return hints.state;
  const type = new URLSearchParams(hints.query).get('type')?.trim().toLowerCase();
  if (isItemKind(type)) return type;
  if (/adventure-?tours/i.test(hints.referrer)) return 'trip';
  return /trip/i.test(hints.path) ? 'trip' : 'event';
}
