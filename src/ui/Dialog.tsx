import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

export interface DialogProps {
  open: boolean;
  /** Closed by the button, Escape or a press beside it. */
  onClose: () => void;
  title: string;
  /** One quiet line under the title. */
  lede?: ReactNode;
  children: ReactNode;
  /** Buttons that stay in sight under the scrolling content. */
  foot?: ReactNode;
}

const loadPopup = () => import('./Popup.tsx');
const Popup = lazy(async () => ({ default: (await loadPopup()).Popup }));

/** A popup of at most 360 px (section 9). Its script stays out of the page's first load: it comes once the page is alive, at the latest with the press that opens it. */
export function Dialog(props: DialogProps) {
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
