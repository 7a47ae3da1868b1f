import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { Item } from '#machines/domain/item.ts';
import { entryOfItem } from '#machines/domain/ride-entry.ts';
import * as texts from '#texts/details.ts';
import { itemLink } from '../../item-link.ts';
import { type CalendarHelp, CalendarLinks, saveCalendarFile } from '../../ui/CalendarLinks.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface CalendarChoicesProps {
  item: Item;
  /** The time of reading of the item, in ms since 1970; null for an answer of this visit. */
  takenAt: number | null;
  /** The time of the page's opening, in ms since 1970. */
  openedAt: number;
  help: CalendarHelp;
}

/** The calendars that a ride can be kept in: a file for any, Google's and Outlook's on the web. */
export function CalendarChoices({ item, takenAt, openedAt, help }: CalendarChoicesProps) {
  const entry = entryOfItem(item, takenAt, {
    host: new URL(help.origin).host,
    page: `${help.origin}${itemLink(item)?.href ?? ''}`,
    openedAt,
  });
  if (entry === null) return null;
  return (
    <>
      <Button
        onClick={() => saveCalendarFile(entry, help)}
        leftSection={<Icon icon={IconDownload} />}
      >
        {texts.calendarFile}
      </Button>
      <CalendarLinks entry={entry} />
    </>
  );
}
