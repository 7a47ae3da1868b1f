import { Button } from '@mantine/core';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import IconBrandWindows from '@tabler/icons-react/dist/esm/icons/IconBrandWindows.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import {
  type CalendarEntry,
  googleCalendarUrl,
  icalendar,
  outlookCalendarUrl,
} from '#machines/domain/calendar/icalendar.ts';
import * as texts from '#texts/calendar.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The button that saves the calendar file of a ride, and the two calendars on the web that open with it filled in, each in a new tab. The file of 'Bolt & Bevel' is 'bolt-bevel-ride.ics'. */
export function CalendarLinks({ entry }: { entry: CalendarEntry }) {
  const { browser, facts } = useSite();
  const words = facts.brand.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['my'];
  const save = () =>
    browser.save(`${words.join('-')}-ride.ics`, icalendar(entry, facts.brand), 'text/calendar');
  const calendars = [
    { name: texts.googleCalendar, href: googleCalendarUrl(entry), icon: IconBrandGoogle },
    { name: 'Outlook', href: outlookCalendarUrl(entry), icon: IconBrandWindows },
  ];
  return (
    <>
      <Button onClick={save} leftSection={<Icon icon={IconDownload} />}>
        {texts.calendarFile}
      </Button>
      {calendars.map(({ name, href, icon }) => (
        <LinkButton key={name} href={href} newTab leftSection={<Icon icon={icon} />}>
          {name}
        </LinkButton>
      ))}
    </>
  );
}
