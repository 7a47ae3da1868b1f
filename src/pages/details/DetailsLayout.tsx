import { Box, Container } from '@mantine/core';
import type { ReactNode } from 'react';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';

interface DetailsLayoutProps {
  /** The list to go back to; all getaways while the item's own list is unknown. */
  back?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** The layout of a details page: the way back and, under it, an item, its skeleton or the failure. */
export function DetailsLayout({
  back = { href: paths.getaways, label: texts.getaways },
  children,
}: DetailsLayoutProps) {
  return (
    <Container pb="section">
      <Box my="0.375rem">
        <BackLink href={back.href}>{back.label}</BackLink>
      </Box>
      {children}
    </Container>
  );
}
