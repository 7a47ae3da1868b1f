import { Box } from '@mantine/core';
import type { Item } from '#machines/domain/catalogue/item.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NextRides } from './NextRides.tsx';
import { TicketSection } from './TicketSection.tsx';

/** Rides to book after the one of a ticket, and a link to all; where the ticket names no ride, the link alone (rule: Ride again). */
export function RideAgain({ item, now }: { item: Item | null; now: number }) {
  return (
    <TicketSection title={texts.rideAgain} isWide>
      {item !== null && (
        <Box mb="lg">
          <NextRides item={item} now={now} />
        </Box>
      )}
      <LinkButton href={item === null ? paths.getaways : paths.lists[item.list]}>
        {texts.exploreGetaways}
      </LinkButton>
    </TicketSection>
  );
}
