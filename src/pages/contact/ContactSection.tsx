import { Box, Container, Text, Title } from '@mantine/core';
import { type ReactElement, type ReactNode, Suspense, useId } from 'react';
import * as texts from '#texts/contact.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import styles from './Contact.module.css';
import { ContactDetails } from './ContactDetails.tsx';

/** The props of every page with the contact form. */
export interface ContactProps {
  site: SiteConfig;
  /** The form, given the id of the heading that names it; it may come after the page. */
  form: (labelledBy: string) => ReactNode;
}

interface ContactSectionProps extends ContactProps {
  /** The form's title is the heading of its page, or of a section. */
  heading: 1 | 2;
  /** Anchor for links to the form. */
  id?: string;
  /** Content under the contact details on a wide screen. */
  beside?: ReactElement;
}

/** The contact form beside the contact details (rule: Corporate page). */
export function ContactSection({ site, form, heading, id, beside }: ContactSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" id={id} py="var(--ks-section)" bg="ink.0" aria-labelledby={titleId}>
      <Container className={`${styles.columns} ks-columns`}>
        <div>
          <Title order={heading} id={titleId}>
            {texts.heading}
          </Title>
          <Text mt="xs" mb="lg" c="dimmed">
            {texts.lead}
          </Text>
          <Suspense fallback={<Box mih="33.75rem" aria-busy="true" />}>{form(titleId)}</Suspense>
        </div>
        <div className={styles.aside}>
          <ContactDetails site={site} />
          {beside}
        </div>
      </Container>
    </Box>
  );
}
