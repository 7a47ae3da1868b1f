import { Box, Button, Group } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { Suspense, useId, useState } from 'react';
import type { Item } from '#machines/domain/item.ts';
import * as texts from '#texts/details.ts';
import type { CalendarHelp } from '../../ui/CalendarLinks.tsx';
import { ErrorBoundary, lazyWithRetry } from '../../ui/ErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';

// Most visitors keep no date, so the code for entries loads with the first press.
const CalendarChoices = lazyWithRetry(
  async () => (await import('./CalendarChoices.tsx')).CalendarChoices,
);

interface AddToCalendarProps {
  item: Item;
  /** The time of reading of the item, in ms since 1970; null for an answer of this visit. */
  takenAt: number | null;
  help: CalendarHelp;
}

/** Keeps the date of a ride before it is booked: a button, and under it the calendars to choose from. */
export function AddToCalendar({ item, takenAt, help }: AddToCalendarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [openedAt] = useState(help.now);
  return (
    <Box mt="md">
      <Button
        variant="transparent"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        leftSection={<Icon icon={IconCalendarPlus} />}
      >
        {texts.addToCalendar}
      </Button>
      <Group id={id} gap="xs" mih="var(--ks-tap)" mt="xs" display={isOpen ? undefined : 'none'}>
        {isOpen && (
          <ErrorBoundary fallback={<p role="alert">{texts.calendarsNotLoaded}</p>}>
            <Suspense fallback={<span role="status">{texts.loadingCalendars}</span>}>
              <CalendarChoices item={item} takenAt={takenAt} openedAt={openedAt} help={help} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Group>
    </Box>
  );
}
