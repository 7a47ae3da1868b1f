import type { SnapshotFrom } from 'xstate';
import type { RecoveryEvent, recoveryMachine } from '#machines/recovery.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Recovery.module.css';

interface RecoveryViewProps {
  state: SnapshotFrom<typeof recoveryMachine>;
  send: (event: RecoveryEvent) => void;
}

/** The banner over every page when a payment that never came back turns out to be a booking. */
export function RecoveryView({ state, send }: RecoveryViewProps) {
  const [booking] = state.context.found;
  if (!state.matches({ banner: 'shown' }) || booking === undefined) return null;
  return (
    <Container className={styles.banner}>
      <Notice
        tone="success"
        title="Your payment came through"
        actions={
          <>
            <Button variant="text" onClick={() => send({ type: 'booking.opened' })}>
              View booking
            </Button>
            <Button variant="text" onClick={() => send({ type: 'banner.dismissed' })}>
              Not now
            </Button>
          </>
        }
      >
        {booking.item === null
          ? 'A booking you paid for is confirmed.'
          : `Your booking of ${booking.item.title} is confirmed.`}
      </Notice>
    </Container>
  );
}
