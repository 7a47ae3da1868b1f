import { memo, Suspense, useMemo } from 'react';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { useCardTime } from './card-time.ts';
import { announceHydration, unhydrated } from './hydration.ts';
import { ItemCard, type ItemCardProps } from './ItemCard.tsx';

type ItemCardsProps = Omit<ItemCardProps, 'item' | 'urgent'> & {
  items: readonly Item[];
  /** The number of first cards whose pictures are on the first screen. */
  urgent?: number;
};

/** The number of cards that are hydrated together. */
const GROUP_SIZE = 6;

/** The cards of a list, each in a list item. A prerendered list is hydrated in groups, the one that is pressed first. */
export function ItemCards({ items, now, urgent = 0, ...card }: ItemCardsProps) {
  const time = useCardTime(items, now);
  const groups = useMemo(() => inGroups(items), [items]);
  return groups.map((group, index) => (
    <CardGroup
      // biome-ignore lint/suspicious/noArrayIndexKey: a group has nothing of its own
      key={index}
      {...card}
      items={group}
      now={time}
      urgent={Math.max(0, urgent - index * GROUP_SIZE)}
    />
  ));
}

/** The cards of a group. Rendered only for another group: a new prop would have React hydrate it before all else. */
const CardGroup = memo(function CardGroup({ items, urgent = 0, ...card }: ItemCardsProps) {
  return (
    <Suspense>
      {items.map((item, index) => (
        <li
          key={`${item.kind} ${item.id ?? `${index} ${item.title}`}`}
          {...unhydrated}
          ref={announceHydration}
        >
          <ItemCard {...card} item={item} urgent={index < urgent} />
        </li>
      ))}
    </Suspense>
  );
});

function inGroups(items: readonly Item[]): (readonly Item[])[] {
  const count = Math.ceil(items.length / GROUP_SIZE);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
  );
}
