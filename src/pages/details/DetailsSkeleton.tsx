import { Box, Paper, Skeleton } from '@mantine/core';
import * as texts from '#texts/details.ts';
import { Loading } from '../../ui/Loading.tsx';
import details from './Details.module.css';
import facts from './Facts.module.css';

/** An item before it arrives: it keeps the footer below the fold. */
export function DetailsSkeleton() {
  return (
    <Loading
      words={texts.loadingDetails}
      mih="100svh"
      className={`${details.grid} ks-columns ks-late`}
    >
      <Box miw={0}>
        <Skeleton radius={0} style={{ aspectRatio: 1.6 }} className={details.picture} />
        <Skeleton height="2.125rem" width="84%" mt="lg" />
        <Skeleton height="1.125rem" width="56%" mt="0.875rem" />
        <Skeleton radius="lg" mih="5.5rem" mt="lg" />
        <div className={facts.facts}>
          {['date', 'place', 'organiser', 'duration'].map((fact) => (
            <Skeleton mih="var(--ks-tap)" mt="space5" key={fact} />
          ))}
        </div>
      </Box>
      <div className="ks-wide">
        <Paper className={details.price} shadow="md">
          <Skeleton height={14} width="34%" />
          <Skeleton height="2.375rem" width="56%" mt="0.625rem" mb="1.375rem" />
          <Skeleton radius="md" mih="3.5rem" />
        </Paper>
      </div>
    </Loading>
  );
}
