import { assertDefined } from '#machines/assert-defined.ts';
import { entryOfItem } from '#machines/domain/ride-entry.ts';
import preview from '../../.storybook/preview.tsx';
import { CalendarLinks } from '../../src/ui/CalendarLinks.tsx';
import { NOW } from '../../tests/fixtures/bookings.ts';
import { exampleTrip } from '../../tests/fixtures/items.ts';
import { componentParameters } from './component-parameters.ts';

const entry = assertDefined(
  entryOfItem(exampleTrip, null, {
    host: 'kickstand.example.com',
    page: 'https://kickstand.example.com/details/manali-leh?type=trip',
    openedAt: NOW,
  }),
  'entry',
);

const meta = preview.meta({
  title: 'Components/CalendarLinks',
  component: CalendarLinks,
  parameters: componentParameters(
    'Stands beside the calendar file of a ride.',
    'The two open in a new tab and know nothing of a booking.',
  ),
  args: { entry },
});

export const TwoCalendars = meta.story({});
