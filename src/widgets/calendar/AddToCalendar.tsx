import { Button, type ButtonProps, Group } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useId, useState } from 'react';
import type { CalendarEntry } from '#machines/domain/calendar/icalendar.ts';
import * as texts from '#texts/calendar.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoadFailure } from '../lazy/LoadFailure.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { Nothing } from '../lazy/Nothing.tsx';

// Requested with its page, since a ticket may be opened where there is no connection.
const CalendarLinks = lazyComponent(
  async () => (await import('./CalendarLinks.tsx')).CalendarLinks,
  {
    Lost: LoadFailure,
    Waiting: Nothing,
    isRequestedAtOnce: true,
  },
);

interface AddToCalendarProps extends ButtonProps {
  entry: CalendarEntry;
  /** The class of the three calendar links, which follow the button. */
  waysClassName?: string | undefined;
}

/**
 * A button that opens three ways to add a ride to a calendar: a file for any calendar, Google's and Outlook's on the
 * web.
 */
export function AddToCalendar({ entry, waysClassName, ...button }: AddToCalendarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...button}
        name="add-to-calendar"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        leftSection={<Icon icon={IconCalendarPlus} />}
      >
        {texts.addToCalendar}
      </Button>
      {isOpen && (
        <Group id={id} gap="xs" mih="var(--ks-tap)" mt="xs" className={waysClassName}>
          <CalendarLinks entry={entry} />
        </Group>
      )}
    </>
  );
}
