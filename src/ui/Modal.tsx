import { Modal as MantineModal } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Modal.module.css';

export interface ModalProps {
  open: boolean;
  /** Closed by the button, Escape or a press beside it. */
  onClose: () => void;
  title: string;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** Buttons that stay in sight under the scrolling content. */
  footer?: ReactNode;
}

/** How long the modal and its backdrop take to appear and to disappear, in ms (rule: Frame). */
const CONTENT_DURATION = 300;
const BACKDROP_DURATION = 150;

const slideUp = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(16px)' },
  transitionProperty: 'opacity, transform',
};

/** A modal dialog of at most 360 px (rule: Frame): the focus stays in it, and goes back to where it was when it closes. */
export function Modal({ open, onClose, title, subtitle, children, footer }: ModalProps) {
  // Opened one commit after it is mounted: only a change from closed to open makes Mantine remember the focus and run the transition.
  const [isMounted, setMounted] = useState(false);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => setOpened(isMounted && open), [isMounted, open]);
  return (
    <MantineModal.Root
      opened={isOpened}
      onClose={onClose}
      transitionProps={{
        transition: slideUp,
        duration: CONTENT_DURATION,
        timingFunction: 'var(--ks-ease)',
      }}
      classNames={{
        overlay: styles.backdrop,
        inner: styles.inner,
        content: styles.content,
        title: styles.title,
        close: styles.close,
      }}
    >
      <MantineModal.Overlay
        data-backdrop=""
        transitionProps={{ duration: BACKDROP_DURATION, timingFunction: 'ease-out' }}
      />
      <MantineModal.Content ref={lockPageScroll}>
        {/* Mantine's Modal.Header is a <header>, which in a portal would be a second banner. */}
        <div className={styles.header}>
          <div>
            <MantineModal.Title>{title}</MantineModal.Title>
            {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          <MantineModal.CloseButton aria-label="Close" icon={<Icon icon={IconX} size={24} />} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

/** Keeps the page behind the modal from scrolling; where its scrollbar takes room, that room stays. */
function lockPageScroll(content: HTMLElement | null): void {
  if (content === null || content.dataset.locksScroll !== undefined) return;
  const { defaultView, documentElement } = content.ownerDocument;
  const hasScrollbar = defaultView !== null && defaultView.innerWidth > documentElement.clientWidth;
  content.dataset.locksScroll = hasScrollbar ? 'gutter' : '';
}
