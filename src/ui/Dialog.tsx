import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from './lazy-with-retry.ts';
import type { PopupProps } from './Popup.tsx';

const loadPopup = () => import('./Popup.tsx');
const Popup = lazyWithRetry(async () => (await loadPopup()).Popup);

/** A popup of at most 360 px (rule: Frame). Its script stays out of the page's first load: it comes once the page is alive, at the latest with the press that opens it. */
export function Dialog(props: PopupProps) {
  const [isAsked, setAsked] = useState(false);
  if (props.open && !isAsked) setAsked(true);
  useEffect(() => {
    // a press asks again
    loadPopup().catch(() => {});
  }, []);
  if (!isAsked) return null;
  return (
    <Suspense>
      <Popup {...props} />
    </Suspense>
  );
}
