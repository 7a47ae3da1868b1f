import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import IconBrandWindows from '@tabler/icons-react/dist/esm/icons/IconBrandWindows.mjs';
import {
  googleCalendarUrl,
  outlookCalendarUrl,
  type RideEntry,
} from '#machines/domain/icalendar.ts';
import * as texts from '#texts/ui.ts';
import { Icon } from './Icon.tsx';
import { LinkButton } from './LinkButton.tsx';

/** The two calendars on the web that open with a ride filled in, each in a new tab. */
export function CalendarLinks({ entry }: { entry: RideEntry }) {
  return (
    <>
      <LinkButton href={googleCalendarUrl(entry)} newTab>
        <Icon icon={IconBrandGoogle} />
        {texts.googleCalendar}
      </LinkButton>
      <LinkButton href={outlookCalendarUrl(entry)} newTab>
        <Icon icon={IconBrandWindows} />
        Outlook
      </LinkButton>
    </>
  );
}
