import { Box, Button, Group } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useId, useState } from 'react';
import type { Item } from '#machines/domain/item.ts';
import { entryOfItem } from '#machines/domain/ride-entry.ts';
import * as texts from '#texts/details.ts';
import { itemLink } from '../../item-link.ts';
import { useSite } from '../../site/site.ts';
import { CalendarLinks, saveCalendarFile } from '../../ui/CalendarLinks.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** Keeps the date of a ride before it is booked: a button, and under it a file for any calendar, Google's and Outlook's on the web. */
export function AddToCalendar({ item, takenAt }: { item: Item; takenAt: number | null }) {
  const { facts, browser } = useSite();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [openedAt] = useState(browser.now);
  const origin = browser.origin();
  const entry = entryOfItem(item, takenAt, {
    host: new URL(origin).host,
    page: `${origin}${itemLink(item)?.href ?? ''}`,
    openedAt,
  });
  if (entry === null) return null;
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
      {isOpen && (
        <Group id={id} gap="xs" mih="var(--ks-tap)" mt="xs">
          <Button
            onClick={() => saveCalendarFile(entry, facts.brand, browser.save)}
            leftSection={<Icon icon={IconDownload} />}
          >
            {texts.calendarFile}
          </Button>
          <CalendarLinks entry={entry} />
        </Group>
      )}
    </Box>
  );
}
