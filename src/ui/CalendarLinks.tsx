import { Button } from '@mantine/core';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import IconBrandWindows from '@tabler/icons-react/dist/esm/icons/IconBrandWindows.mjs';
import {
  googleCalendarUrl,
  icalendar,
  outlookCalendarUrl,
  type RideEntry,
} from '#machines/domain/icalendar.ts';
import * as texts from '#texts/ui.ts';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';

/** The help that pages with a ride need to offer it to calendars. */
export interface CalendarHelp {
  /** The product, which makes the file. */
  brand: string;
  /** The site's own origin, 'https://host'. */
  origin: string;
  /** Epoch ms. */
  now: () => number;
  /** Offers a file to keep; the text is an iCalendar file. */
  save: (name: string, text: string) => void;
}

/** Offers the calendar file of a ride. */
export function saveCalendarFile(entry: RideEntry, { brand, save }: CalendarHelp): void {
  save(fileName(brand), icalendar(entry, brand));
}

/** 'Bolt & Bevel' → 'bolt-bevel-ride.ics'. */
function fileName(brand: string): string {
  return `${
    brand
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'my'
  }-ride.ics`;
}

/** The two calendars on the web that open with a ride filled in, each in a new tab. */
export function CalendarLinks({ entry }: { entry: RideEntry }) {
  return (
    <>
      <Button
        component={SiteLink}
        href={googleCalendarUrl(entry)}
        newTab
        leftSection={<Icon icon={IconBrandGoogle} />}
      >
        {texts.googleCalendar}
      </Button>
      <Button
        component={SiteLink}
        href={outlookCalendarUrl(entry)}
        newTab
        leftSection={<Icon icon={IconBrandWindows} />}
      >
        Outlook
      </Button>
    </>
  );
}
