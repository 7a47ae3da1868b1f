import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

interface DialogProps {
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

/** A popup of at most 360 px (section 9): the browser traps the focus in it and gives it back. */
export function Dialog({ open, onClose, title, lede, children, foot }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      dialog.toggleAttribute('data-scrollbar', hasScrollbar(dialog.ownerDocument));
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {lede !== undefined && <p className={styles.lede}>{lede}</p>}
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={() => ref.current?.close()}
          >
            <Icon of={IconX} size={24} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

/** Whether the page's scrollbar takes room, so that hiding it would move the page. */
function hasScrollbar({ defaultView, documentElement }: Document): boolean {
  return defaultView !== null && defaultView.innerWidth > documentElement.clientWidth;
}
