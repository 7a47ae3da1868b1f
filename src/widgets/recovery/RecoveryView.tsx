import { Button, Container } from '@mantine/core';
import { bookingStanding } from '#machines/domain/booking/booking-status.ts';
import type { recoveryMachine } from '#machines/recovery.machine.ts';
import { partlyRefunded } from '#texts/booking-status.ts';
import * as texts from '#texts/recovery.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The banner over every page of a booking whose payment was recovered. */
export function RecoveryView({ state, send }: ViewProps<typeof recoveryMachine>) {
  const [booking] = state.context.recovered;
  if (booking === undefined) return null;
  const isPartlyRefunded = bookingStanding(booking).kind === 'partlyRefunded';
  return (
    <Container className="ks-screen" py="md">
      <Notice
        tone={isPartlyRefunded ? 'warning' : 'success'}
        title={texts.cameThrough}
        actions={
          <>
            <Button variant="transparent" onClick={() => send({ type: 'booking.opened' })}>
              {texts.viewBooking}
            </Button>
            <Button variant="transparent" onClick={() => send({ type: 'banner.dismissed' })}>
              {texts.notNow}
            </Button>
          </>
        }
      >
        {booking.item === null
          ? texts.bookingConfirmed
          : texts.rideConfirmed(<bdi key="ride">{booking.item.title}</bdi>)}
        {isPartlyRefunded && <p>{partlyRefunded}</p>}
      </Notice>
    </Container>
  );
}
