import { Box, Paper, Skeleton } from '@mantine/core';
import * as texts from '#texts/details.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SkeletonLine } from '../../ui/SkeletonLine.tsx';
import details from './Details.module.css';
import facts from './Facts.module.css';

/** The skeleton of an item, high enough that the footer stays below the fold. */
export function DetailsSkeleton() {
  return (
    <Loading
      words={texts.loadingDetails}
      mih="100svh"
      className={`${details.grid} ks-columns ks-late`}
    >
      <Box miw={0}>
        <div className={details.picture}>
          <Skeleton radius={0} height="100%" />
        </div>
        <Box mt="lg">
          <SkeletonLine width="84%" letters="heading" />
          <SkeletonLine width="56%" letters="heading" className="ks-narrow" />
        </Box>
        <Box mt="0.625rem">
          <SkeletonLine width="56%" />
        </Box>
        <Skeleton radius="lg" mih="5.1875rem" mt="lg" />
        <div className={facts.facts}>
          {['date', 'location', 'organiser', 'duration', 'meetup'].map((fact) => (
            <div className={facts.fact} key={fact}>
              <SkeletonLine width="34%" letters="small" />
              <SkeletonLine width="84%" letters="label" />
            </div>
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
      <BottomBar>
        <Box w="40%">
          <SkeletonLine width="84%" letters="label" />
          <SkeletonLine width="56%" letters="small" />
          <SkeletonLine width="34%" letters="small" />
        </Box>
        <Skeleton radius="md" height="3rem" width="9.5rem" />
      </BottomBar>
    </Loading>
  );
}
