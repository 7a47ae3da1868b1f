import { useEffect, useEffectEvent } from 'react';
import { stopAll } from '../../site/listeners.ts';
import { useSite } from '../../site/site.ts';

/** Calls `onSeen` once for each `subject`, after its page has been visible for `delay` ms without a break. */
export function useSeenFor(delay: number, subject: string | null, onSeen: () => void): void {
  const { onHidden, onReturned } = useSite().browser;
  const notify = useEffectEvent(onSeen);
  useEffect(() => {
    if (subject === null) return;
    let isSeen = false;
    const see = () => {
      isSeen = true;
      notify();
    };
    let timer = setTimeout(see, delay);
    return stopAll([
      () => clearTimeout(timer),
      // calls back at once where the page opened in a hidden tab
      onHidden(() => clearTimeout(timer)),
      onReturned(() => {
        clearTimeout(timer);
        if (!isSeen) timer = setTimeout(see, delay);
      }),
    ]);
  }, [delay, subject, onHidden, onReturned]);
}
