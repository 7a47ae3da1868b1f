import { Box, Container } from '@mantine/core';
import type { ReactNode } from 'react';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Words } from '../../ui/Words.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

/** A list of the getaways to go back to. */
export interface List {
  href: string;
  label: string;
}

/** The list to go back to while the item's own list is unknown. */
export const allGetaways: List = { href: paths.getaways, label: texts.getaways };

/** The prerendered page before the browser reads which item it is. */
export function DetailsFallback({ site }: { site: SiteConfig }) {
  return (
    <>
      <title>{`${texts.details} · ${site.brand}`}</title>
      <meta name="description" content={site.description} />
      <DetailsFrame back={allGetaways} isBusy />
    </>
  );
}

interface DetailsFrameProps {
  back: List;
  /** True while the skeleton of an item is shown. */
  isBusy: boolean;
  children?: ReactNode;
}

/** The way back and, under it, an item or its skeleton. */
export function DetailsFrame({ back, isBusy, children }: DetailsFrameProps) {
  return (
    <Container pb="var(--ks-section)">
      <Box my="0.375rem">
        <BackLink href={back.href}>{back.label}</BackLink>
      </Box>
      <div aria-busy={isBusy}>
        {isBusy && (
          <>
            <p className="ks-hidden" role="status">
              {texts.loadingDetails}
            </p>
            <DetailsSkeleton />
          </>
        )}
        <Words>{children}</Words>
      </div>
    </Container>
  );
}
