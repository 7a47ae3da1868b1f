import '@mantine/core/styles/Badge.layer.css';
import {
  ActionIcon,
  Badge,
  Box,
  Group,
  type MantineColor,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CopyEvent } from '#machines/copy.machine.ts';
import type { Booking } from '#machines/domain/booking/booking.ts';
import {
  paymentLabel,
  paymentLook,
  type StatusLook,
  statusLabel,
  statusLook,
  thankedName,
  thanksSentence,
} from '#machines/domain/booking/booking-labels.ts';
import {
  bookingStanding,
  isOff,
  isOnDevice,
  type Standing,
} from '#machines/domain/booking/booking-status.ts';
import type { RideDay } from '#machines/domain/booking/ride-day.ts';
import { totals } from '#machines/domain/booking/selection.ts';
import { dayOf, formatDay } from '#machines/domain/calendar/calendar.ts';
import { ZERO_PRICE } from '#machines/domain/payment/transaction.ts';
import { NOT_AVAILABLE, type Person } from '#machines/domain/person/person.ts';
import { formatPhone } from '#machines/domain/person/phone.ts';
import { mapUrl } from '#machines/domain/text/map-url.ts';
import * as texts from '#texts/booking-details.ts';
import { openInMaps } from '#texts/ui.ts';
import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import facts from '../../ui/FactRows.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import { teamLink } from '../../widgets/contact/team-link.ts';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { Nothing } from '../../widgets/lazy/Nothing.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import styles from './Ticket.module.css';
import { dateText, offSentence } from './ticket-text.ts';

// The encoder loads separately.
const QrCode = lazyComponent(async () => (await import('./QrCode.tsx')).QrCode, {
  Lost: Nothing,
  Waiting: () => <div className={styles.qrCode} />,
});

interface TicketProps {
  booking: Booking;
  /** The day of the ride, from the day before; null at any other time. */
  rideDay: RideDay | null;
  /** True once the ride is over: there is nothing to show at a meetup. */
  isRideOver: boolean;
  onCopy: (event: CopyEvent) => void;
}

/** The notice above a ticket, by the standing of its booking; null for none. */
const NOTICES: Readonly<
  Record<Standing['kind'], ((booking: Booking) => { title: string; text: string }) | null>
> = {
  good: null,
  partlyRefunded: () => ({ title: texts.partlyRefundedTitle, text: texts.partlyRefunded }),
  contradicted: ({ status, paymentStatus }) => ({
    title: texts.askFirst,
    text: texts.contradictedSentence(status, paymentStatus),
  }),
  off: null,
};

/** A booking as a ticket: status and ride, a stub with its code, date and location, then people and prices. */
export function Ticket({ booking, rideDay, isRideOver, onCopy }: TicketProps) {
  const site = useSite();
  const { summary, person } = booking;
  const reference = booking.id ?? booking.transactionId;
  const { transactionId } = booking;
  const isTransactionOfItsOwn =
    transactionId !== null && transactionId !== ZERO_PRICE && transactionId !== reference;
  const organiser = <bdi key="organiser">{summary.organiser || site.facts.brand}</bdi>;
  const locationRow = (
    <Row icon={IconMapPin} label={texts.location}>
      <bdi>{summary.location === '' ? texts.locationUnknown : summary.location}</bdi>
      {rideDay !== null && summary.location !== '' && (
        <Group className="ks-screen" gap="0 var(--ks-space-2)">
          <LinkButton variant="transparent" href={mapUrl(summary.location)} newTab>
            {openInMaps}
          </LinkButton>
          <Text span size="sm" c="dimmed">
            {texts.mapNeedsConnection}
          </Text>
        </Group>
      )}
    </Row>
  );
  const notice = NOTICES[bookingStanding(booking).kind]?.(booking);
  const name = thankedName(person);
  return (
    <>
      <Title order={1} maw="32ch" mt="xs" mb="space7" style={{ overflowWrap: 'anywhere' }}>
        {isOff(booking) ? (
          offSentence(booking)
        ) : (
          <Words>
            {name === '' ? texts.thankYou : texts.thankYouTo(<bdi key="name">{name}</bdi>)}{' '}
            {thanksSentence(booking)}
          </Words>
        )}
      </Title>
      {notice && (
        <Notice tone="warning" title={notice.title} mb="lg">
          <p>{notice.text}</p>
        </Notice>
      )}
      <article className={styles.ticket} aria-label={texts.ticket}>
        <div className={styles.top} style={{ overflowWrap: 'anywhere' }}>
          <div className={styles.head}>
            <Status look={statusLook(booking)}>{texts.bookingStatus(statusLabel(booking))}</Status>
            <Title order={2} size="var(--ks-text-part)" dir="auto" mt="sm">
              {summary.title === '' ? texts.yourRide : summary.title}
            </Title>
            {rideDay !== null && (
              <>
                <Title order={3} mt="xs">
                  {texts.rideIs[rideDay.day]}
                </Title>
                <Stack component="dl" className={styles.facts} gap="0.875rem">
                  {rideDay.time !== null && (
                    <Row icon={IconClock} label={texts.rideTime[rideDay.time.label]}>
                      <bdi>{rideDay.time.text}</bdi>
                    </Row>
                  )}
                  {locationRow}
                </Stack>
              </>
            )}
          </div>
          <div className={styles.verticalTear} />
          <div className={styles.horizontalTear} />
          <Stub booking={booking} isRideOver={isRideOver} origin={site.browser.origin()} />
          <div className={clsx(styles.horizontalTear, styles.fromStub)} />
          <Stack component="dl" className={styles.facts} gap="0.875rem">
            <Row icon={IconUserStar} label={texts.organizedBy}>
              {organiser}
            </Row>
            <Row icon={IconCalendar} label={texts.date}>
              {dateText(booking)}
            </Row>
            {rideDay === null && locationRow}
          </Stack>
          <Picture className={styles.picture} src={summary.picture?.url} alt="" urgent />
        </div>
        <div className={clsx(styles.horizontalTear, styles.middle)} />
        <Box p="inset" bg="white">
          <Title order={2} size="xl" mb="space5">
            {texts.bookingInformation}
          </Title>
          <div className={styles.columns}>
            <Rows title={texts.bookingDetails}>
              <IdRow name={texts.bookingId} id={reference} onCopy={onCopy} />
              <Row label={texts.bookingDate}>
                {booking.bookedAt === null ? texts.notProvided : formatDay(dayOf(booking.bookedAt))}
              </Row>
              <Row label={texts.paymentStatus}>
                <Status look={paymentLook(booking)}>{paymentLabel(booking)}</Status>
              </Row>
              {isTransactionOfItsOwn && (
                <IdRow name={texts.transactionId} id={booking.transactionId} onCopy={onCopy} />
              )}
            </Rows>
            <Rows title={texts.userDetails}>
              {PERSON_DETAILS.map((detail) => {
                const { label, format } = PERSON_ROWS[detail];
                return (
                  <Row key={detail} label={label}>
                    <bdi>{detailText(format(person[detail]))}</bdi>
                  </Row>
                );
              })}
            </Rows>
          </div>
          <PaymentTable booking={booking} />
          {isOnDevice(booking) && (
            <Text p="md" mt="1.75rem" bg="ink.0" bdrs="md">
              <Words>
                {texts.tellOrganiser(
                  <SiteLink
                    key="link"
                    {...teamLink(site.facts, { bookingId: reference })}
                    newTab={false}
                  >
                    {texts.messageUs}
                  </SiteLink>,
                  organiser,
                )}
              </Words>
            </Text>
          )}
        </Box>
        <div className={styles.bottomEdge} />
      </article>
    </>
  );
}

/** The rows of the person, in their order: the label of a detail, and its text as it is displayed. */
const PERSON_ROWS: Readonly<
  Record<keyof Person, { label: string; format: (detail: string) => string }>
> = {
  name: { label: texts.name, format: (name) => name },
  email: { label: texts.email, format: (email) => email },
  phone: { label: texts.phone, format: formatPhone },
};

const PERSON_DETAILS = Object.keys(PERSON_ROWS) as readonly (keyof Person)[];

/** Returns a detail of the person; a missing one is recorded by an English word, which is translated here. */
function detailText(detail: string): string {
  return detail === NOT_AVAILABLE ? texts.notAvailable : detail || texts.notProvided;
}

interface StubProps extends Pick<TicketProps, 'booking' | 'isRideOver'> {
  origin: string;
}

function Stub({ booking, isRideOver, origin }: StubProps) {
  const reference = booking.id ?? booking.transactionId;
  const isTicket = !isOff(booking);
  const { quantity } = totals(booking.lines);
  const advice = isRideOver ? texts.rideOver : texts.showAtMeetup;
  const note = quantity > 0 ? texts.ticketsWith(quantity, advice) : advice;
  return (
    <Stack className={styles.stub} align="center" justify="center" gap="space1" ta="center">
      {reference !== null && isTicket && (
        <QrCode
          className={styles.qrCode}
          text={origin + paths.bookingDetailsOf(reference)}
          label={texts.qrCode(reference)}
        />
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
        {isTicket ? note : texts.notValid}
      </Text>
    </Stack>
  );
}

/** The colour and the icon of each look. */
const LOOKS = {
  good: { color: 'green', icon: IconCircleCheck },
  waiting: { color: 'signal', icon: IconClock },
  off: { color: 'red', icon: IconCircleX },
} as const satisfies Record<StatusLook, { color: MantineColor; icon: TablerIcon }>;

function Status({ look, children }: { look: StatusLook; children: string }) {
  const { color, icon } = LOOKS[look];
  return (
    <Badge variant="light" color={color} leftSection={<Icon icon={icon} size={18} />}>
      {children}
    </Badge>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} mb="0.375rem">
        {title}
      </Title>
      <dl className={facts.rows} data-divided>
        {children}
      </dl>
    </section>
  );
}

interface RowProps {
  icon?: TablerIcon;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

function Row({ icon, label, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt>
        {icon !== undefined && <Icon icon={icon} size={24} />}
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface IdRowProps extends Pick<TicketProps, 'onCopy'> {
  name: string;
  id: string | null;
}

/** An id with the button that copies it. */
function IdRow({ name, id, onCopy }: IdRowProps) {
  return (
    <Row label={name} className={styles.idRow}>
      <span translate={id === null ? undefined : 'no'}>{id ?? texts.notProvided}</span>
      {id !== null && (
        <ActionIcon
          className="ks-screen"
          variant="default"
          bd={0}
          style={{ verticalAlign: 'middle' }}
          my="-sm"
          ms="space1"
          me="-sm"
          aria-label={texts.copyId(name)}
          onClick={() => onCopy({ type: 'copy.requested', name, text: id })}
        >
          <Icon icon={IconCopy} />
        </ActionIcon>
      )}
    </Row>
  );
}
