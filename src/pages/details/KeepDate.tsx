import { Box } from '@mantine/core';
import { entryOfItem } from '#machines/domain/calendar/ride-entry.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { AddToCalendar } from '../../widgets/calendar/AddToCalendar.tsx';
import { useEntrySource } from '../../widgets/calendar/use-entry-source.ts';

/** The buttons that add a ride to the rider's own calendar before it is booked; nothing for a ride without a date. */
export function KeepDate({ item, cachedAt }: { item: Item; cachedAt: number | null }) {
  const entry = entryOfItem(item, cachedAt, useEntrySource(item));
  if (entry === null) return null;
  return (
    <Box mt="md" className="ks-screen">
      <AddToCalendar entry={entry} variant="transparent" />
    </Box>
  );
}
