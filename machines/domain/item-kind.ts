import type { ItemKind } from './item.ts';

/** The hints about the kind of the item behind `/details/{id}` before it is fetched. */
export interface KindHints {
  /** `type` of the navigation state. */
  readonly state: unknown;
  /** The query of the page, such as '?type=trip'. */
  readonly query: string;
  readonly referrer: string;
  readonly path: string;
}

/** The kind of an item (rule: Trip or event): navigation state, `?type=`, referrer, path, else event. */
export function kindFromHints(hints: KindHints): ItemKind {
  if (hints.state === 'trip' || hints.state === 'event') return hints.state;
  const type = new URLSearchParams(hints.query).get('type')?.trim().toLowerCase();
  if (type === 'trip' || type === 'event') return type;
  if (/adventure-?tours/i.test(hints.referrer)) return 'trip';
  return /trip/i.test(hints.path) ? 'trip' : 'event';
}
