import { Button } from '@mantine/core';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import IconBrandWindows from '@tabler/icons-react/dist/esm/icons/IconBrandWindows.mjs';
import {
  googleCalendarUrl,
  outlookCalendarUrl,
  type RideEntry,
} from '#machines/domain/icalendar.ts';
import * as texts from '#texts/ui.ts';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';

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
