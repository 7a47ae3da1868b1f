import { ActionIcon } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as texts from '#texts/ui.ts';
import { Announcer } from './Announcer.tsx';
import { Icon } from './Icon.tsx';
import styles from './Modal.module.css';
import { closeModal, openModal, restore } from './modal-dialog.ts';
import { useAfterFirstRender } from './use-after-first-render.ts';

interface ModalProps {
  open: boolean;
  /** Called on a press of the button, on Escape, and on a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** Buttons that stay in sight under the scrolling content. */
  footer?: ReactNode;
}

/**
 * A modal dialog of at most 360 px (rule: Popups). The focus stays in it, and returns to where it was when the dialog
 * closes. Once the page has nothing else to do it stands closed and without its content, so that the tap that opens
 * it waits for less.
 */
export function Modal({ open, onClose, title, subtitle, children, footer }: ModalProps) {
  const isDue = useAfterFirstRender(open);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open) show(dialog);
    else closeModal(dialog);
    // A dialog that is removed while it is open, as by a press that leads to another page, sends no close event.
    return () => restore(dialog);
  }, [open]);
  if (!isDue && !open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the browser handles
    <dialog
      ref={ref}
      className={styles.content}
      aria-labelledby={titleId}
      onClose={() => {
        // Escape has closed the dialog by itself
        if (open) onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // a press that began within, such as one that selects text, does not close
        if (target === currentTarget && pressed.current === currentTarget) onClose();
      }}
    >
      <Announcer>
        <div className={styles.header}>
          <div className={styles.titles}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          <ActionIcon
            name="close"
            variant="default"
            className={styles.close}
            aria-label={texts.close}
            onClick={onClose}
          >
            <Icon icon={IconX} size={24} />
          </ActionIcon>
        </div>
        {wasOpened && (
          <>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </>
        )}
      </Announcer>
    </dialog>
  );
}

/** Opens a dialog, with the focus on its `autofocus` element. The page behind does not scroll; a scrollbar's room stays. */
function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const { defaultView, documentElement } = dialog.ownerDocument;
  const hasScrollbar = defaultView !== null && defaultView.innerWidth > documentElement.clientWidth;
  openModal(dialog);
  // after it has measured the page, which would otherwise be laid out twice
  dialog.dataset.locksScroll = hasScrollbar ? 'gutter' : '';
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
