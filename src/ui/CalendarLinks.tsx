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
import { LinkButton } from './SiteLink.tsx';

/** Offers the calendar file of a ride by `save`; that of 'Bolt & Bevel' is 'bolt-bevel-ride.ics'. */
export function saveCalendarFile(
  entry: RideEntry,
  brand: string,
  save: (name: string, text: string, type: string) => void,
): void {
  const words = brand.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['my'];
  save(`${words.join('-')}-ride.ics`, icalendar(entry, brand), 'text/calendar');
}

/** The two calendars on the web that open with a ride filled in, each in a new tab. */
export function CalendarLinks({ entry }: { entry: RideEntry }) {
  const calendars = [
    { name: texts.googleCalendar, href: googleCalendarUrl(entry), icon: IconBrandGoogle },
    { name: 'Outlook', href: outlookCalendarUrl(entry), icon: IconBrandWindows },
  ];
  return calendars.map(({ name, href, icon }) => (
    <LinkButton key={name} href={href} newTab leftSection={<Icon icon={icon} />}>
      {name}
    </LinkButton>
  ));
}
