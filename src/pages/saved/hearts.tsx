import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import type { HeartProps } from '../../ui/ItemCard.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import type { PageServices } from '../route.ts';

/** The services for saving rides. */
export type SavingServices = Pick<PageServices, 'saved' | 'keepsRides'>;

interface HeartOptions {
  /** True when the page is the ride's own, which records the look. */
  isOwnPage?: boolean;
}

const nothing = () => {};

/** The time that hearts wait after a visitor's press, in ms: the page answers that first. */
const ANSWER_MS = 200;

/**
 * The heart that saves a ride, for the cards of a page. It comes with the visitor's first act on the page other than
 * following a link, or at once where this device keeps rides: a visitor who only reads fetches nothing of it.
 */
export function useHearts(
  services: SavingServices | undefined,
  options: HeartOptions = {},
): ComponentType<HeartProps> | undefined {
  const [hearts] = useState(() =>
    services === undefined ? undefined : createHearts(services, options),
  );
  const want = hearts?.want ?? nothing;
  useEffect(() => {
    if (services?.keepsRides()) want();
  }, [services, want]);
  useWindowEvent('pointermove', want);
  // following a link leaves these cards: hearts must not delay the next page
  useWindowEvent('pointerdown', (event) => isOnLink(event) || want());
  useWindowEvent('keydown', (event) => (event.key === 'Enter' && isOnLink(event)) || want());
  useWindowEvent('scroll', want, { capture: true, passive: true });
  return hearts?.Heart;
}

const isOnLink = ({ target }: Event) =>
  target instanceof Element && target.closest('a[href]') !== null;

/** Hearts that wait for the visitor's first act; each card has its own, and all come together. */
function createHearts({ saved }: SavingServices, { isOwnPage = false }: HeartOptions) {
  const waiting = new Set<() => void>();
  let isAsked = false;
  let isWanted = false;
  const subscribe = (listener: () => void) => {
    waiting.add(listener);
    return () => void waiting.delete(listener);
  };
  const Heart = lazyWithRetry<HeartProps>(async () => {
    const [{ NoticedHeart }, { actor }] = await Promise.all([import('./Heart.tsx'), saved()]);
    return (props) => <NoticedHeart {...props} actor={actor()} isOwnPage={isOwnPage} />;
  });
  return {
    want: () => {
      if (isAsked) return;
      isAsked = true;
      setTimeout(() => {
        isWanted = true;
        for (const listener of waiting) listener();
      }, ANSWER_MS);
    },
    // Without its script the ride can still be booked.
    Heart: (props: HeartProps) =>
      useSyncExternalStore(
        subscribe,
        () => isWanted,
        () => false,
      ) && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Heart {...props} />
          </Suspense>
        </ErrorBoundary>
      ),
  };
}
