import { Box, Button, Group } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useId, useState } from 'react';
import { entryOfItem } from '#machines/domain/calendar/ride-entry.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import * as texts from '#texts/details.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CalendarLinks, useEntrySource } from '../../widgets/calendar/CalendarLinks.tsx';

/** Keeps the date of a ride before it is booked: a button, and under it a file for any calendar, Google's and Outlook's on the web. */
export function AddToCalendar({ item, takenAt }: { item: Item; takenAt: number | null }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const entry = entryOfItem(item, takenAt, useEntrySource(item));
  if (entry === null) return null;
  return (
    <Box mt="md" className="ks-screen">
      <Button
        variant="transparent"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        leftSection={<Icon icon={IconCalendarPlus} />}
      >
        {texts.addToCalendar}
      </Button>
      {isOpen && (
        <Group id={id} gap="xs" mih="var(--ks-tap)" mt="xs">
          <CalendarLinks entry={entry} leftSection={<Icon icon={IconDownload} />}>
            {texts.calendarFile}
          </CalendarLinks>
        </Group>
      )}
    </Box>
  );
}
