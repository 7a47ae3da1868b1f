import { Box, Paper, Skeleton } from '@mantine/core';
import details from './Details.module.css';
import facts from './Facts.module.css';
import price from './PriceArea.module.css';

const FACTS = ['date', 'place', 'organiser', 'duration'];

/** The skeleton of the page while the item is on its way; it keeps the footer below the fold. */
export function DetailsSkeleton() {
  return (
    <Box mih="100svh" className={`${details.grid} ks-columns ks-late`} aria-hidden="true">
      <Box miw={0}>
        <Skeleton radius={0} style={{ aspectRatio: 1.6 }} className={details.picture} />
        <Skeleton height="2.125rem" width="84%" mt="lg" />
        <Skeleton height="1.125rem" width="56%" mt="0.875rem" />
        <Skeleton radius="lg" mih="5.5rem" mt="lg" />
        <div className={facts.facts}>
          {FACTS.map((fact) => (
            <Skeleton mih="var(--ks-tap)" mt="var(--ks-space-5)" key={fact} />
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
    </Box>
  );
}
