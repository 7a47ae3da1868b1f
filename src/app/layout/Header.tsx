import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { memo } from 'react';
import * as texts from '#texts/layout.ts';
import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './Header.module.css';
import { LanguageLink, linkedLanguages } from './LanguageLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { bookingsLink, headerLinks } from './links.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { NavLink } from './NavLink.tsx';

const [other, further] = linkedLanguages;

/** The black bar: logo, five links, My Bookings; below 992 px a burger with a full-height sheet. */
export const Header = memo(function Header() {
  const { brand } = useSite().facts;
  return (
    <header
      {...unhydrated}
      ref={announceHydration}
      className={`${styles.header} ks-dark ks-screen`}
    >
      <div className={`${styles.bar} ks-container`}>
        <NavLink href={paths.home} className="ks-tap">
          <Logo name={texts.homeOf(brand)} />
        </NavLink>
        <nav className={`${styles.links} ks-wide`} aria-label={texts.mainLinks}>
          {headerLinks.map(({ href, label }) => (
            <NavLink key={href} href={href} className={styles.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.end}>
          {further !== undefined ? (
            <LanguageMenu />
          ) : (
            other && <LanguageLink to={other} className={`${styles.language} ks-wide`} />
          )}
          <NavLink href={bookingsLink.href} className={styles.bookings}>
            <Icon icon={IconTicket} size={24} />
            <span className={`${styles.label} ks-hidden`}>{bookingsLink.label}</span>
          </NavLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
});
