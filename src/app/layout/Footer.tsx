import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { memo } from 'react';
import { dayOf } from '#machines/domain/calendar/calendar.ts';
import * as texts from '#texts/layout.ts';
import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useDisplayedTime, useIsClient } from '../../ui/prerendered.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './Footer.module.css';

const columns = {
  [texts.explore]: [
    { href: paths.home, label: texts.homeLink },
    { href: paths.getaways, label: texts.getawaysLink },
    { href: paths.corporate, label: texts.corporateTitle },
    { href: paths.talentHuntInFooter, label: texts.talentHuntTitle },
  ],
  [texts.company]: [
    { href: paths.about, label: texts.aboutUsLink },
    { href: paths.contact, label: texts.contactUsLink },
    { href: paths.terms, label: texts.termsTitle },
    { href: paths.privacy, label: texts.privacyTitle },
    { href: paths.refund, label: texts.refundTitle },
  ],
};

/** The company, the links to pages that the header leaves out, and the ways to reach us. */
export const Footer = memo(function Footer() {
  const { facts: site } = useSite();
  const { social } = site;
  const networks = [
    { name: 'WhatsApp', href: social.whatsapp, icon: IconBrandWhatsapp },
    { name: 'Instagram', href: social.instagram, icon: IconBrandInstagram },
    { name: 'Facebook', href: social.facebook, icon: IconBrandFacebook },
    { name: 'LinkedIn', href: social.linkedin, icon: IconBrandLinkedin },
  ];
  return (
    <footer className={`${styles.footer} ks-dark ks-screen`}>
      <div className={`${styles.inner} ks-container`}>
        <div className={styles.columns}>
          <div>
            <SiteLink href={paths.home} className="ks-tap">
              <Logo name={texts.homeOf(site.brand)} />
            </SiteLink>
            <p className={styles.about}>{texts.aboutSite}</p>
            <ul className={`${styles.social} ks-wrap`}>
              {networks.map(({ name, href, icon }) => (
                <li key={name}>
                  <SiteLink href={href} newTab aria-label={texts.network(name)}>
                    <Icon icon={icon} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          {Object.entries(columns).map(([title, links]) => (
            <nav key={title} aria-label={title} className={styles.links}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <SiteLink className="ks-tap" href={href}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.links}>
            <h2>{texts.talkToUs}</h2>
            <address>
              <a className="ks-tap" href={`mailto:${site.email}`}>
                <Icon icon={IconMail} />
                <span translate="no">{site.email}</span>
              </a>
              <a className="ks-tap" href={`tel:${site.phones[0].dialled}`}>
                <Icon icon={IconPhone} />
                <span translate="no">{site.phones[0].label}</span>
              </a>
              <SiteLink href={site.office.map} newTab className={`${styles.office} ks-tap`}>
                <Icon icon={IconMapPin} />
                <span>
                  <span>{site.office.lines.join(', ')}</span>
                  <span className="ks-hidden">{texts.opensMap}</span>
                </span>
              </SiteLink>
            </address>
          </div>
        </div>
        <div className={styles.end}>
          <span>
            <Words>{texts.rights(<Year key="year" />, site.brand)}</Words>
          </span>
          <span>{texts.madeIn(site.office.city)}</span>
        </div>
      </div>
    </footer>
  );
});

/** The present year. It stands alone, so that no more of the footer is rendered once the page is hydrated. */
function Year() {
  // a page that was prerendered last year shows that year until it is hydrated: the new key then puts in the current one
  const isClient = useIsClient();
  const now = useDisplayedTime(useSite().browser.clock);
  return (
    <span key={isClient ? 'now' : 'built'} suppressHydrationWarning>
      {dayOf(now).slice(0, 4)}
    </span>
  );
}
