import { Box, Paper, Skeleton } from '@mantine/core';
import { clsx } from 'clsx';
import details from './Details.module.css';
import styles from './DetailsSkeleton.module.css';
import facts from './Facts.module.css';
import price from './PriceArea.module.css';

const FACTS = ['date', 'place', 'organiser', 'duration'];

/** The skeleton of the page while the item is on its way. */
export function DetailsSkeleton() {
  return (
    <div className={clsx(details.grid, styles.loading, 'ks-late')} aria-hidden="true">
      <Box miw={0}>
        <Skeleton radius={0} style={{ aspectRatio: 1.6 }} className={details.picture} />
        <Skeleton height="2.125rem" width="84%" mt="lg" />
        <Skeleton height="1.125rem" width="56%" mt="0.875rem" />
        <Skeleton radius="lg" mih="5.5rem" mt="lg" />
        <div className={clsx(facts.facts, styles.facts)}>
          {FACTS.map((fact) => (
            <Skeleton mih="var(--ks-tap)" key={fact} />
          ))}
        </div>
      </Box>
      <div className="ks-wide">
        <Paper className={price.priceCard} shadow="md">
          <Skeleton height={14} width="34%" />
          <Skeleton height="2.375rem" width="56%" mt="0.625rem" mb="1.375rem" />
          <Skeleton radius="md" mih="3.5rem" />
        </Paper>
      </div>
    </div>
  );
}
