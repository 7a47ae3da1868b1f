import { useMediaQuery } from '@mantine/hooks';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState } from 'react';
import { isActiveLink } from '#machines/domain/active-link.ts';
import * as texts from '#texts/frame.ts';
import type { SiteConfig } from '../../pages/site-config.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { closeModal, openModal } from '../../ui/modal-dialog.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { breakpoints } from '../tokens.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { bookingsLink, headerLinks } from './links.ts';
import styles from './MobileMenu.module.css';

/** The burger and its sheet, below 992 px. A modal dialog: the page behind it is inert, Escape and every link close it. */
export function MobileMenu({ site, path }: { site: SiteConfig; path: string }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery(`(min-width: ${breakpoints.lg}px)`);
  const [phone] = site.phones;

  useEffect(() => {
    if (wide && sheet.current !== null) closeModal(sheet.current);
  }, [wide]);

  const show = () => {
    if (sheet.current !== null) openModal(sheet.current);
    setOpen(true);
  };
  const close = () => {
    if (sheet.current !== null) closeModal(sheet.current);
    setOpen(false);
  };

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon icon={IconMenu2} size={24} />
      </button>
      <dialog
        ref={sheet}
        className={`${styles.sheet} ks-dark`}
        aria-label={texts.menu}
        onClose={() => setOpen(false)}
      >
        <div className={styles.bar}>
          <Logo name={site.brand} />
          <button
            type="button"
            className={styles.close}
            aria-label={texts.closeMenu}
            onClick={close}
          >
            <Icon icon={IconX} size={24} />
          </button>
        </div>
        <nav className={styles.links} aria-label={texts.mainLinks}>
          {headerLinks.map(({ href, label }) => (
            <SiteLink
              key={href}
              href={href}
              className={styles.link}
              aria-current={isActiveLink(path, href) ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </SiteLink>
          ))}
        </nav>
        <div className={styles.foot}>
          <LanguageLink className={styles.language} />
          <LinkButton variant="dark" href={bookingsLink.href} onClick={close}>
            <Icon icon={IconTicket} />
            {bookingsLink.label}
          </LinkButton>
          <LinkButton variant="dark" href={`tel:${phone.dialled}`} onClick={close}>
            <Icon icon={IconPhone} />
            {phone.shown}
          </LinkButton>
        </div>
      </dialog>
    </>
  );
}
