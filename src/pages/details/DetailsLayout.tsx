import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import details from './Details.module.css';

interface DetailsLayoutProps {
  /** The list to go back to: all getaways while the item's own is unknown. */
  back?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** The way back and, under it, an item, its skeleton or the failure. */
export function DetailsLayout({
  back = { href: paths.getaways, label: texts.getaways },
  children,
}: DetailsLayoutProps) {
  return (
    <Container pb="section">
      <div className={details.back}>
        <BackLink href={back.href}>{back.label}</BackLink>
      </div>
      {children}
    </Container>
  );
}
