import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** The time that a page has for loading before the site's own background tasks start, in ms. */
export const BACKGROUND_DELAY = 1500;

/** True once a delay in ms is over; until then the page has the connection to itself. */
export function useAfter(delay: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useTimeout(() => setIsOver(true), delay, { autoInvoke: true });
  return isOver;
}
