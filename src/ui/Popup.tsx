import { Modal } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Popup.module.css';

export interface PopupProps {
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

/** How long the popup takes to come and go, and its backdrop, in ms (rule: Frame). */
const SHEET_DURATION = 300;
const BACKDROP_DURATION = 150;

const rise = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(16px)' },
  transitionProperty: 'opacity, transform',
};

/** The popup itself: the focus stays in it and goes back to where it was. */
export function Popup({ open, onClose, title, lede, children, foot }: PopupProps) {
  // Opened only once it stands closed in its portal: Mantine notes on the change where the focus came from, and lets the popup rise.
  const [placed, setPlaced] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => setPlaced(true), []);
  useEffect(() => setOpened(placed && open), [placed, open]);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      transitionProps={{
        transition: rise,
        duration: SHEET_DURATION,
        timingFunction: 'var(--ks-ease)',
      }}
      classNames={{
        overlay: styles.backdrop,
        inner: styles.inner,
        content: styles.sheet,
        title: styles.title,
        close: styles.close,
      }}
    >
      <Modal.Overlay
        data-backdrop=""
        transitionProps={{ duration: BACKDROP_DURATION, timingFunction: 'ease-out' }}
      />
      <Modal.Content ref={holdPage}>
        {/* Mantine's Modal.Header is a <header>, which in a portal would be a second banner. */}
        <div className={styles.head}>
          <div>
            <Modal.Title>{title}</Modal.Title>
            {lede !== undefined && <p className={styles.lede}>{lede}</p>}
          </div>
          <Modal.CloseButton aria-label="Close" icon={<Icon of={IconX} size={24} />} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Keeps the page behind the popup still; where its scrollbar takes room, that room stays. */
function holdPage(sheet: HTMLElement | null): void {
  if (sheet === null || sheet.dataset.holds !== undefined) return;
  const { defaultView, documentElement } = sheet.ownerDocument;
  const hasScrollbar = defaultView !== null && defaultView.innerWidth > documentElement.clientWidth;
  sheet.dataset.holds = hasScrollbar ? 'gutter' : '';
}
