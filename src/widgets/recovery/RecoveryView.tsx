import { Button, Container } from '@mantine/core';
import { bookingStanding, type Standing } from '#machines/domain/booking/booking-status.ts';
import type { recoveryMachine } from '#machines/recovery.machine.ts';
import { partlyRefunded } from '#texts/booking-status.ts';
import * as texts from '#texts/recovery.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Notice, type NoticeProps } from '../../ui/Notice.tsx';

/** The tone of the banner and a sentence more, by the standing of the booking; null for one that is not announced. */
const NEWS: Readonly<
  Record<Standing['kind'], { tone: NoticeProps['tone']; addition: string | null } | null>
> = {
  good: { tone: 'success', addition: null },
  partlyRefunded: { tone: 'warning', addition: partlyRefunded },
  contradicted: { tone: 'warning', addition: null },
  off: null,
};

/** The banner over every page of a booking whose payment was recovered. */
export function RecoveryView({ state, send }: ViewProps<typeof recoveryMachine>) {
  const [booking] = state.context.recovered;
  if (booking === undefined) return null;
  const news = NEWS[bookingStanding(booking).kind];
  if (news === null) return null;
  return (
    <Container className="ks-screen" py="md">
      <Notice
        tone={news.tone}
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
        {news.addition !== null && <p>{news.addition}</p>}
      </Notice>
    </Container>
  );
}
