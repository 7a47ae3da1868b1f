import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { type ReactNode, useId } from 'react';
import * as texts from '#texts/contact.ts';
import { hoursLabel, type SiteConfig } from '../../site/site-config.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './Contact.module.css';

/** Address, phones, e-mail and business hours of the office. */
export function ContactDetails({ site }: { site: SiteConfig }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="xl" mb="xs">
        {texts.contactDetails}
      </Title>
      <address className={styles.details}>
        <ul>
          <Detail icon={IconMapPin} label={texts.office}>
            <span>{site.office.lines.join(', ')}</span>
            <SiteLink href={site.office.map} newTab>
              {texts.openInMaps}
              <span className="ks-hidden">{texts.opensInNewTab}</span>
            </SiteLink>
          </Detail>
          <Detail icon={IconPhone} label={texts.phone}>
            {site.phones.map(({ dialled, shown }) => (
              <a key={dialled} href={`tel:${dialled}`} translate="no">
                {shown}
              </a>
            ))}
          </Detail>
          <Detail icon={IconMail} label={texts.email}>
            <a href={`mailto:${site.infoEmail}`} translate="no">
              {site.infoEmail}
            </a>
          </Detail>
          <Detail icon={IconClock} label={texts.businessHours}>
            <span>{hoursLabel(site.office.hours)}</span>
          </Detail>
        </ul>
      </address>
    </section>
  );
}

function Detail({
  icon,
  label,
  children,
}: {
  icon: TablerIcon;
  label: string;
  children: ReactNode;
}) {
  return (
    <Group component="li" wrap="nowrap" align="start" gap="0.875rem" py="0.875rem">
      <Box mt={2}>
        <Icon icon={icon} size={24} />
      </Box>
      <Stack className={styles.detail} align="start" gap={0} miw={0}>
        <Text component="small" size="sm" c="dimmed">
          {label}
        </Text>
        <Words>{children}</Words>
      </Stack>
    </Group>
  );
}
