import { Box, Container, Stack, Text, Title } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { type ReactNode, useId } from 'react';
import * as texts from '#texts/contact.ts';
import { openInMaps } from '#texts/ui.ts';
import { hoursLabel } from '../../site/organisation-facts.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import { LoadFailure } from '../lazy/LoadFailure.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import styles from './ContactSection.module.css';

const LazyContactForm = lazyComponent(async () => (await import('./ContactForm.tsx')).ContactForm, {
  Lost: LoadFailure,
  Waiting: () => <Box mih="33.75rem" aria-busy="true" />,
  isRequestedAtOnce: true,
});

interface ContactSectionProps {
  /** The anchor of the section. Without one the form is the page, and a picture fills the column of the details. */
  id?: string;
  /** The form; when left out, the form with a script of its own. */
  children?: ReactNode;
}

/** The contact form beside the contact details (rule: Corporate page). */
export function ContactSection({ id, children = <LazyContactForm /> }: ContactSectionProps) {
  const titleId = useId();
  const isPage = id === undefined;
  return (
    <Box component="section" id={id} py="section" bg="ink.0" aria-labelledby={titleId}>
      <Container className="ks-columns" __vars={{ '--columns': 'minmax(0, 1fr) 25rem' }}>
        <div>
          <Title order={isPage ? 1 : 2} id={titleId}>
            {texts.heading}
          </Title>
          <Text mt="xs" mb="lg" c="dimmed">
            {texts.lead}
          </Text>
          {children}
        </div>
        <Stack gap="space5">
          <ContactDetails />
          {isPage && (
            // fills the column down to the foot of the form
            <Picture
              className="ks-wide"
              style={{ flex: 1, borderRadius: 'var(--ks-radius-card)' }}
              src="/art/contact-band.svg"
              alt=""
              ratio="16:10"
            />
          )}
        </Stack>
      </Container>
    </Box>
  );
}

function ContactDetails() {
  const { office, phones, infoEmail } = useSite().facts;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="xl" mb="xs">
        {texts.contactDetails}
      </Title>
      <Box component="address" style={{ overflowWrap: 'anywhere' }}>
        <ul>
          <Detail icon={IconMapPin} label={texts.office}>
            <span>{office.lines.join(', ')}</span>
            <SiteLink href={office.map} newTab>
              {openInMaps}
              <span className="ks-hidden">{texts.opensInNewTab}</span>
            </SiteLink>
          </Detail>
          <Detail icon={IconPhone} label={texts.phone}>
            {phones.map(({ dialled, label }) => (
              <a key={dialled} href={`tel:${dialled}`} translate="no">
                {label}
              </a>
            ))}
          </Detail>
          <Detail icon={IconMail} label={texts.email}>
            <a href={`mailto:${infoEmail}`} translate="no">
              {infoEmail}
            </a>
          </Detail>
          <Detail icon={IconClock} label={texts.businessHours}>
            {hoursLabel(office.hours)}
          </Detail>
        </ul>
      </Box>
    </section>
  );
}

interface DetailProps {
  icon: TablerIcon;
  label: string;
  children: ReactNode;
}

function Detail({ icon, label, children }: DetailProps) {
  return (
    <li className={styles.detail}>
      <Icon icon={icon} size={24} style={{ marginTop: 2 }} />
      <div className={styles.words}>
        <small className="ks-quiet">{label}</small>
        <Words>{children}</Words>
      </div>
    </li>
  );
}
