import { ActionIcon } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useCallback, useEffect, useRef } from 'react';
import * as texts from '#texts/layout.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { closeModal, openModal } from '../../ui/modal-dialog.ts';
import { breakpoints, em } from '../breakpoints.ts';
import { LanguageLink, linkedLanguages } from './LanguageLink.tsx';
import { bookingsLink, headerLinks, savedLink } from './links.ts';
import styles from './MobileMenu.module.css';
import { NavLink } from './NavLink.tsx';
import { BACKGROUND_DELAY, useAfter } from './use-after.ts';

const sheetId = 'menu';

/** The links to the visitor's own pages. */
const OWN_LINKS = [
  { ...savedLink, icon: IconHeart },
  { ...bookingsLink, icon: IconTicket },
];

/**
 * The burger and its sheet, below 992 px. Until the site's script has loaded, the browser opens the sheet as a
 * popover. Then it is a modal dialog: the page behind it is inert, and Escape and every link close it.
 */
export function MobileMenu() {
  const sheet = useRef<HTMLDialogElement>(null);
  const areNamesDue = useAfter(BACKGROUND_DELAY);
  const {
    brand,
    phones: [phone],
  } = useSite().facts;

  const close = useCallback(() => sheet.current && closeModal(sheet.current), []);

  useEffect(() => {
    if (sheet.current !== null && isPopover(sheet.current)) makeModal(sheet.current);
    const wide = matchMedia(`(min-width: ${em(breakpoints.lg)})`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);

  return (
    <>
      <ActionIcon
        className="ks-narrow"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        popoverTarget={sheetId}
        onClick={(event) => {
          // the browser would open it as a popover
          event.preventDefault();
          if (sheet.current) openModal(sheet.current, { coversPage: true });
        }}
      >
        <Icon icon={IconMenu2} size={24} />
      </ActionIcon>
      <dialog
        ref={sheet}
        id={sheetId}
        popover="auto"
        data-names-due={areNamesDue || undefined}
        className={`${styles.sheet} ks-dark`}
        aria-label={texts.menu}
      >
        <div className={styles.bar}>
          <Logo name={brand} />
          <ActionIcon
            aria-label={texts.closeMenu}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon icon={IconX} size={24} />
          </ActionIcon>
        </div>
        <nav className={styles.links} aria-label={texts.mainLinks}>
          {headerLinks.map(({ href, label }) => (
            <NavLink key={href} href={href} className={styles.link} onClick={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={`${styles.foot} ks-stack`}>
          <div className={`${styles.languages} ks-wrap`}>
            {linkedLanguages.map((each) => (
              <LanguageLink key={each.locale} to={each} className={`${styles.language} ks-tap`} />
            ))}
          </div>
          {OWN_LINKS.map(({ href, label, icon }) => (
            <LinkButton
              key={href}
              variant="outline"
              href={href}
              onClick={close}
              leftSection={<Icon icon={icon} />}
            >
              <span>{label}</span>
            </LinkButton>
          ))}
          <LinkButton
            variant="outline"
            href={`tel:${phone.dialled}`}
            onClick={close}
            leftSection={<Icon icon={IconPhone} />}
          >
            <span translate="no">{phone.label}</span>
          </LinkButton>
        </div>
      </dialog>
    </>
  );
}

/** True for a dialog that the browser opened as a popover. The oldest browsers have none and do not know the selector. */
const isPopover = (dialog: HTMLDialogElement) =>
  'showPopover' in dialog && dialog.matches(':popover-open');

/** Makes a popover modal; the focus stays in it. */
function makeModal(dialog: HTMLDialogElement): void {
  const focused = dialog.querySelector<HTMLElement>(':focus');
  dialog.hidePopover();
  openModal(dialog, { coversPage: true });
  focused?.focus({ preventScroll: true });
}
