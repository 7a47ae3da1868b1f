import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is laid out for paper, where nothing can be opened by a press (rule: A ride on paper). */
export function useIsPrinting(): boolean {
  const isPaper = useMediaQuery('print', false);
  const [isPrinting, setPrinting] = useState(false);
  // the page is laid out as soon as the event's listeners return
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return isPaper || isPrinting;
}
