import { ActionIcon, Badge, Box, Stack, Text, Title } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import { clsx } from 'clsx';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import type { EventFrom } from 'xstate';
import type { copyMachine } from '#machines/copy.machine.ts';
import {
  type Booking,
  isConfirmed,
  isOnDevice,
  NOT_AVAILABLE,
  paymentLabel,
  standingOf,
  statusLabel,
  thankedName,
  thanksSentence,
} from '#machines/domain/booking.ts';
import { dayOf, formatDay } from '#machines/domain/calendar.ts';
import { daysText } from '#machines/domain/item-dates.ts';
import { formatPhone } from '#machines/domain/phone.ts';
import { isSuccess, offWord } from '#machines/domain/status-word.ts';
import { isolated } from '#machines/domain/text.ts';
import { ZERO_PRICE } from '#machines/domain/transaction.ts';
import { whenOfBooking } from '#machines/domain/when.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { ErrorBoundary, lazyWithRetry } from '../../ui/ErrorBoundary.tsx';
import facts from '../../ui/FactRows.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './BookingDetails.module.css';
import { PaymentTable } from './PaymentTable.tsx';
import type { TicketHelp } from './TicketActions.tsx';

// The encoder loads separately.
const QrCode = lazyWithRetry(async () => (await import('./QrCode.tsx')).QrCode);

interface TicketProps {
  booking: Booking;
  help: TicketHelp;
  onCopy: (event: EventFrom<typeof copyMachine>) => void;
}

/** A booking as a ticket: ride, date and place, a stub with its code, then people and prices. */
export function Ticket({ booking, help, onCopy }: TicketProps) {
  const { summary, person } = booking;
  const reference = booking.id ?? booking.transactionId;
  const organiser = summary.organiser === '' ? help.brand : summary.organiser;
  const { kind } = standingOf(booking);
  const bookingMark = markOf(booking.status, isConfirmed(booking), kind === 'off');
  const paymentMark = markOf(booking.paymentStatus, isSuccess(booking.paymentStatus), false);
  return (
    <>
      <Title order={1} maw="32ch" mt="xs" mb="var(--ks-space-7)" className={styles.heading}>
        {kind === 'off' ? offSentence(booking) : <Thanks booking={booking} />}
      </Title>
      {kind === 'contradicted' && (
        <Notice tone="warning" title={texts.askFirst} mb="lg">
          <p>{texts.contradicted(booking.status, booking.paymentStatus)}</p>
        </Notice>
      )}
      <article className={styles.ticket} aria-label={texts.ticket}>
        <div className={styles.top}>
          <div className={styles.main}>
            <div className={styles.picture}>
              <Picture src={summary.picture?.url ?? null} alt="" ratio="fill" urgent />
            </div>
            <Box p="var(--ks-inset)">
              <Badge
                variant="light"
                color={bookingMark.color}
                leftSection={<Icon icon={bookingMark.icon} size={18} />}
              >
                {texts.bookingStatus(statusLabel(booking))}
              </Badge>
              <Title order={2} size="var(--ks-text-part)" dir="auto" mt="sm" mb="md">
                {summary.title === '' ? texts.yourRide : summary.title}
              </Title>
              <Stack component="dl" className={styles.facts} gap="0.875rem">
                <Fact icon={<Icon icon={IconUserStar} size={24} />} label={texts.organizedBy}>
                  <bdi>{organiser}</bdi>
                </Fact>
                <Fact icon={<Icon icon={IconCalendar} size={24} />} label={texts.date}>
                  {dateText(booking)}
                </Fact>
                <Fact icon={<Icon icon={IconMapPin} size={24} />} label={texts.location}>
                  <bdi>{summary.place === '' ? texts.locationUnknown : summary.place}</bdi>
                </Fact>
              </Stack>
            </Box>
          </div>
          <div className={styles.verticalTear} />
          <div className={styles.horizontalTear} />
          <Stub booking={booking} reference={reference} origin={help.origin} />
        </div>
        <div className={clsx(styles.horizontalTear, styles.middle)} />
        <div className={styles.information}>
          <Title order={2} size="xl" mb="var(--ks-space-5)">
            {texts.bookingInformation}
          </Title>
          <div className={styles.columns}>
            <section>
              <Title order={3} mb="0.375rem">
                {texts.bookingDetails}
              </Title>
              <dl className={facts.rows} data-divided>
                <IdRow name={texts.bookingId} id={reference} onCopy={onCopy} />
                <Row label={texts.bookingDate}>
                  {booking.bookedAt === null
                    ? texts.notProvided
                    : formatDay(dayOf(booking.bookedAt))}
                </Row>
                <Row label={texts.paymentStatus}>
                  <Badge
                    variant="light"
                    color={paymentMark.color}
                    leftSection={<Icon icon={paymentMark.icon} size={18} />}
                  >
                    {paymentLabel(booking)}
                  </Badge>
                </Row>
                {booking.transactionId !== null && booking.transactionId !== ZERO_PRICE && (
                  <IdRow name={texts.transactionId} id={booking.transactionId} onCopy={onCopy} />
                )}
              </dl>
            </section>
            <section>
              <Title order={3} mb="0.375rem">
                {texts.userDetails}
              </Title>
              <dl className={facts.rows} data-divided>
                <Row label={texts.name}>
                  <bdi>{detailText(person.name)}</bdi>
                </Row>
                <Row label={texts.email}>{detailText(person.email)}</Row>
                <Row label={texts.phone}>{detailText(formatPhone(person.phone))}</Row>
              </dl>
            </section>
          </div>
          <PaymentTable lines={booking.lines} amount={booking.amountPaid ?? booking.total} />
          {isOnDevice(booking) && (
            <Text p="md" mt="1.75rem" bg="ink.0" bdrs="md">
              <Words>
                {texts.tellOrganiser(
                  <a key="link" href={help.chat}>
                    {texts.messageUs}
                  </a>,
                  <bdi key="organiser">{organiser}</bdi>,
                )}
              </Words>
            </Text>
          )}
        </div>
        <div className={styles.bottomEdge} />
      </article>
    </>
  );
}

/** The reason that a booking is off, in sentences; '' for any other. */
export function offSentence(booking: Booking): string {
  const { kind, words } = standingOf(booking);
  return kind === 'off' ? words.map((word) => texts.off[word]).join(' ') : '';
}

function Thanks({ booking }: { booking: Booking }) {
  const name = thankedName(booking.person);
  return (
    <Words>
      {name === '' ? texts.thankYou : texts.thankYouTo(<bdi key="name">{name}</bdi>)}{' '}
      {thanksSentence(booking)}
    </Words>
  );
}

/** The look of a status word. */
function markOf(word: string, isGood: boolean, isOff: boolean) {
  if (isOff || (offWord(word) !== null && !isGood))
    return { color: 'red', icon: IconCircleX } as const;
  return isGood
    ? ({ color: 'green', icon: IconCircleCheck } as const)
    : ({ color: 'signal', icon: IconClock } as const);
}

/** A detail of the person; the recorded word for a missing one is English in every language. */
function detailText(detail: string): string {
  return detail === NOT_AVAILABLE ? texts.notAvailable : detail || texts.notProvided;
}

/** The days of a ticket, and the time to meet. */
export function dateText(booking: Booking): string {
  const { item } = booking;
  const when = whenOfBooking(booking);
  if (when === null) return texts.dateUnknown;
  const days = daysText(when);
  return item === null || item.meetupTime === ''
    ? days
    : texts.daysWithMeetup(days, isolated(item.meetupTime));
}

interface StubProps {
  booking: Booking;
  reference: string | null;
  origin: string;
}

function Stub({ booking, reference, origin }: StubProps) {
  const isOff = standingOf(booking).kind === 'off';
  return (
    <Stack
      className={styles.stub}
      align="center"
      justify="center"
      gap="var(--ks-space-1)"
      ta="center"
    >
      {reference !== null && !isOff && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div className={styles.qrCode} />}>
            <QrCode
              className={styles.qrCode}
              text={origin + paths.bookingDetailsOf(reference)}
              label={texts.qrCode(reference)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <Text component="small" size="sm">
        {texts.bookingId}
      </Text>
      <Text
        component="b"
        size="lg"
        fw={600}
        maw="100%"
        lts="0.01em"
        translate={reference === null ? undefined : 'no'}
      >
        {reference ?? texts.notProvided}
      </Text>
      <Text component="small" size="sm" mt="0.625rem">
        {isOff ? texts.notValid : meetupText(booking)}
      </Text>
    </Stack>
  );
}

function meetupText({ lines }: Booking): string {
  const tickets = lines.reduce((sum, line) => sum + line.quantity, 0);
  return tickets > 0 ? texts.showTicketsAtMeetup(tickets) : texts.showAtMeetup;
}

function Fact({
  icon,
  label,
  children,
}: {
  icon: ReactElement;
  label: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        {icon}
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface IdRowProps {
  name: string;
  id: string | null;
  onCopy: TicketProps['onCopy'];
}

/** An id with the button that copies it. */
function IdRow({ name, id, onCopy }: IdRowProps) {
  return (
    <Row label={name} className={styles.idRow}>
      <span translate={id === null ? undefined : 'no'}>{id ?? texts.notProvided}</span>
      {id !== null && (
        <ActionIcon
          className={`${styles.copy} ks-screen`}
          my="-sm"
          ml="var(--ks-space-1)"
          mr="-sm"
          aria-label={texts.copyId(name)}
          onClick={() => onCopy({ type: 'copy.requested', name, text: id })}
        >
          <Icon icon={IconCopy} />
        </ActionIcon>
      )}
    </Row>
  );
}

interface RowProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

function Row({ label, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
