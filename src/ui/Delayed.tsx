import { type ReactNode, useEffect, useState } from 'react';

interface DelayedProps {
  /** How long to wait, in ms. */
  after?: number;
  /** Keeps the room while it waits. */
  children: ReactNode;
}

/** Shows its content after a moment, so that a quick answer brings no flicker. The prerendered page shows it at once. */
export function Delayed({ after = 200, children }: DelayedProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return shown ? children : null;
}
