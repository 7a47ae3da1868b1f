import { Box, Button, Container, Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { copyMachine } from '#machines/copy.machine.ts';
import {
  type Booking,
  isOnDevice,
  type KnownBooking,
  standingOf,
} from '#machines/domain/booking.ts';
import { isSuccess } from '#machines/domain/status-word.ts';
import { isTransactionId } from '#machines/domain/transaction.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Words } from '../../ui/Words.tsx';
import { CopyResult } from '../support/CopyResult.tsx';
import styles from './BookingDetails.module.css';
import { NextSteps } from './NextSteps.tsx';
import { RefundTimes } from './RefundTimes.tsx';
import { Ticket } from './Ticket.tsx';
import { TicketActions, type TicketHelp } from './TicketActions.tsx';

/** The copy buttons of a ticket: their state and their event. */
export interface TicketCopy {
  state: SnapshotFrom<typeof copyMachine>;
  send: (event: EventFrom<typeof copyMachine>) => void;
}

interface BookingDetailsViewProps {
  known: KnownBooking;
  copy: TicketCopy;
  help: TicketHelp;
}

/** A booking as a ticket, or the way on when this device has no such booking. */
export function BookingDetailsView({ known, copy, help }: BookingDetailsViewProps) {
  const { id, booking } = known;
  if (booking === null) return <Missing id={isTransactionId(id) ? id : null} />;
  if (booking === 'unreadable')
    return <NotFound message={texts.failedMessage} help={texts.missingHelp} />;
  return <Shown booking={booking} copy={copy} help={help} />;
}

interface ShownProps {
  booking: Booking;
  copy: TicketCopy;
  help: TicketHelp;
}

function Shown({ booking, copy, help }: ShownProps) {
  const { name = '', text = '' } = copy.state.context.request ?? {};
  const standing = standingOf(booking);
  const isPaid = isSuccess(booking.paymentStatus) && !isOnDevice(booking);
  const money = standing.words.includes('refunded') ? 'refunded' : isPaid ? 'paid' : 'none';
  return (
    <Page>
      <Ticket booking={booking} help={help} onCopy={copy.send} />
      <CopyResult
        copied={copy.state.matches('copied') ? name : null}
        refused={copy.state.matches('blocked') ? { name, text } : null}
      />
      <TicketActions booking={booking} help={help} />
      <div className={styles.after}>
        {standing.kind !== 'off' && <NextSteps booking={booking} now={help.now()} />}
        <RefundTimes reference={booking.id ?? booking.transactionId} money={money} />
      </div>
    </Page>
  );
}

/** A booking of another device, such as one whose code an organiser scanned. */
function Missing({ id }: { id: string | null }) {
  if (id === null) return <NotFound help={texts.missingHelp} />;
  return (
    <NotFound
      message={
        <Words>
          <span>{texts.bookingId}</span> <b translate="no">{id}</b>
          <br />
          <span>{texts.otherDevice}</span>
        </Words>
      }
      help={isOnDevice({ id }) ? texts.freeElsewhere : texts.lookItUp}
    />
  );
}

function NotFound({ message, help }: { message?: ReactNode; help: string }) {
  return (
    <Page>
      <StatePanel
        kind="empty"
        headingLevel={1}
        title={texts.missingTitle}
        message={message}
        help={help}
      >
        <Button component={SiteLink} href={paths.myBookings} variant="filled">
          {texts.myBookings}
        </Button>
        <Button component={SiteLink} href={paths.getaways}>
          {texts.exploreGetaways}
        </Button>
      </StatePanel>
    </Page>
  );
}

/** The skeleton of a ticket, in the prerendered page. */
export function BookingDetailsSkeleton() {
  return (
    <Page>
      <div role="status" aria-busy="true">
        <Title order={1} className="ks-hidden">
          {texts.heading}
        </Title>
        <span className="ks-hidden">{texts.opening}</span>
        <Skeleton height={20} width="56%" maw="32ch" mt="xs" mb="var(--ks-space-7)" />
        <Skeleton radius="xl" height="35rem" />
      </div>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Box mih={720} bg="ink.0">
      <Container className={styles.page} maw="calc(69rem + 2 * var(--ks-gutter))">
        <BackLink href={paths.getaways}>{texts.backToGetaways}</BackLink>
        <Words>{children}</Words>
      </Container>
    </Box>
  );
}
