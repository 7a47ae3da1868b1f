import { Box, Container } from '@mantine/core';
import type { ReactNode } from 'react';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import styles from './BookingDetailsLayout.module.css';

/** The layout of the page: its ground, and the way back above a ticket or its substitute. */
export function BookingDetailsLayout({ children }: { children: ReactNode }) {
  return (
    <Box mih={720} bg="ink.0">
      <Container className={styles.page} maw="calc(69rem + 2 * var(--ks-gutter))">
        <BackLink href={paths.getaways}>{texts.backToGetaways}</BackLink>
        {children}
      </Container>
    </Box>
  );
}
