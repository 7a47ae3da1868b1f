import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { Nothing } from '../../widgets/lazy/Nothing.tsx';

const LazyOrganiserRides = lazyComponent(
  async () => (await import('./OrganiserRides.tsx')).OrganiserRides,
  { Lost: Nothing, Waiting: Nothing },
);

/**
 * Other rides of the organiser of a ride, requested shortly before they come into view; nothing where the ride names
 * no organiser.
 */
export function OrganiserInView({ item, now }: { item: Item; now: number }) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '600px' });
  const [isDue, setDue] = useState(false);
  if (entry?.isIntersecting === true && !isDue) setDue(true);
  if (item.organiser === '') return null;
  return isDue ? <LazyOrganiserRides item={item} now={now} /> : <div ref={ref} />;
}
