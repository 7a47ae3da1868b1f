import { Box, Button, Container, Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { copyMachine } from '#machines/copy.machine.ts';
import { isOnDevice, type KnownBooking, standingOf } from '#machines/domain/booking.ts';
import { isTransactionId } from '#machines/domain/transaction.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Words } from '../../ui/Words.tsx';
import { CopyResult } from '../support/CopyResult.tsx';
import type { ViewProps } from '../view-props.ts';
import styles from './BookingDetails.module.css';
import { NextSteps, RefundTimes } from './NextSteps.tsx';
import { Ticket } from './Ticket.tsx';
import { TicketActions, type TicketHelp } from './TicketActions.tsx';

interface BookingDetailsViewProps {
  known: KnownBooking;
  /** The copy buttons of the ticket. */
  copy: ViewProps<typeof copyMachine>;
  help: TicketHelp;
}

/** A booking as a ticket, or the way on when this device has no such booking. */
export function BookingDetailsView({
  known: { id, booking },
  copy,
  help,
}: BookingDetailsViewProps) {
  if (booking === 'unreadable')
    return <NotFound message={texts.failedMessage} help={texts.missingHelp} />;
  if (booking !== null) {
    return (
      <Page>
        <Ticket booking={booking} help={help} onCopy={copy.send} />
        <CopyResult state={copy.state} />
        <TicketActions booking={booking} help={help} />
        <div className={styles.after}>
          {standingOf(booking).kind !== 'off' && <NextSteps booking={booking} now={help.now()} />}
          <RefundTimes booking={booking} />
        </div>
      </Page>
    );
  }
  if (!isTransactionId(id)) return <NotFound help={texts.missingHelp} />;
  // of another device, such as one whose code an organiser scanned
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
