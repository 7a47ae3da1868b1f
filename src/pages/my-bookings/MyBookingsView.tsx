import { Box, Button, Container, Group, Skeleton, Tabs, Text, Title } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useState } from 'react';
import { assertDefined } from '#machines/assert-defined.ts';
import { bookingsMessage } from '#machines/domain/answer/failure.ts';
import {
  BOOKING_TABS,
  type BookingTab,
  bookingsOfTab,
  emptyTabText,
} from '#machines/domain/booking/booking-tabs.ts';
import type { MyBooking } from '#machines/domain/booking/my-bookings.ts';
import { grouped } from '#machines/domain/payment/money.ts';
import type { TextOrigin } from '#machines/domain/person/early-text.ts';
import { formatPhone } from '#machines/domain/person/phone.ts';
import type { myBookingsMachine } from '#machines/my-bookings.machine.ts';
import * as texts from '#texts/my-bookings.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { Form } from '../../ui/Form.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import tabs from '../../ui/Tabs.module.css';
import { Words } from '../../ui/Words.tsx';
import { BookingCard } from './BookingCard.tsx';
import styles from './MyBookingsView.module.css';

type MyBookingsViewProps = ViewProps<typeof myBookingsMachine>;

const GROUND = { mih: 640, bg: 'ink.0' } as const;

/** The number of bookings that are displayed at a time. */
const AT_A_TIME = 50;

/** My Bookings: a phone number, then the bookings made with it in two tabs. */
export function MyBookingsView({ state, send, support }: MyBookingsViewProps) {
  const { bookings } = state.context;
  if (state.matches('looking') || state.matches('listed'))
    return <Bookings state={state} send={send} />;
  return (
    <>
      <Lookup state={state} send={send} support={support} />
      {/* those of this device need no answer of the platform */}
      {state.matches('failed') && bookings.length > 0 && (
        <Box component="section" {...GROUND} aria-labelledby="booked-here">
          <Container pt="space10" pb="section">
            <Title order={2} id="booked-here" mb="space7">
              {texts.bookedHere}
            </Title>
            <Cards bookings={bookings} send={send} />
          </Container>
        </Box>
      )}
    </>
  );
}

function Lookup({ state, send, support }: MyBookingsViewProps) {
  const { phone, error, failure } = state.context;
  const canSubmit = state.can({ type: 'form.submitted' });
  const field = {
    name: 'tel',
    value: phone,
    onChange: (value: string, origin: TextOrigin = 'typed') =>
      send({ type: 'phone.changed', value, origin }),
  };
  return (
    <Box className="ks-columns" mih={640} __vars={{ '--gap': '0px' }}>
      <Form
        name="my-bookings"
        className={styles.form}
        fields={[field]}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        <Title order={1}>{texts.myBookings}</Title>
        {failure !== null && (
          <Notice tone="warning" title={texts.error}>
            <p>{bookingsMessage(failure)}</p>
            <p>
              <Words>
                {texts.bookingsAdvice(
                  <SiteLink key="link" href={paths.contact}>
                    {texts.contactSupport}
                  </SiteLink>,
                )}
              </Words>
            </p>
            {support}
          </Notice>
        )}
        <PhoneField
          {...field}
          label={texts.enterPhone}
          size="lg"
          className={styles.phone}
          // the error takes the place of the hint, so that nothing moves
          description={error === null && texts.phoneHint}
          descriptionProps={{ className: styles.underLabel }}
          errorProps={{ className: styles.underLabel }}
          error={error}
          onBlur={() => send({ type: 'phone.left' })}
        />
        <Button variant="filled" size="lg" fullWidth type="submit" disabled={!canSubmit}>
          {texts.viewMyBookings}
        </Button>
        <Group gap="xs" wrap="nowrap" align="start" c="dimmed" fz="sm" lh="sm">
          <Icon icon={IconLock} size={18} />
          <span>{texts.phoneNote}</span>
        </Group>
        <Text size="sm" c="dimmed">
          <Words>
            {texts.savedHint(
              <SiteLink key="link" href={paths.saved}>
                {texts.savedRides}
              </SiteLink>,
            )}
          </Words>
        </Text>
      </Form>
      <Picture className="ks-wide" src="/art/my-bookings.svg" alt="" />
    </Box>
  );
}

function Bookings({ state, send }: MyBookingsViewProps) {
  return (
    <Box {...GROUND}>
      <Container pt="space10" pb="section">
        <Group justify="space-between" align="end" gap="0 var(--ks-space-6)" mb="md">
          <div>
            <Title order={1}>{texts.myBookings}</Title>
            <Text mt="0.375rem" c="dimmed">
              {texts.phoneOf(formatPhone(state.context.phone))}
            </Text>
          </div>
          <Button variant="transparent" onClick={() => send({ type: 'number.changed' })}>
            {texts.useOtherPhone}
          </Button>
        </Group>
        {state.hasTag('busy') ? (
          <Loading words={texts.looking} mt="space7" className="ks-columns ks-cards">
            <Skeleton radius="lg" className={styles.skeleton} />
            <Skeleton radius="lg" className={styles.skeleton} />
          </Loading>
        ) : (
          <Listed state={state} send={send} />
        )}
      </Container>
    </Box>
  );
}

interface CardsProps extends Pick<MyBookingsViewProps, 'send'> {
  bookings: readonly MyBooking[];
}

/** The cards, some at a time: a club's number can have thousands. */
function Cards({ bookings, send }: CardsProps) {
  const [count, setCount] = useState(AT_A_TIME);
  const left = bookings.length - count;
  return (
    <>
      <ul className="ks-columns ks-cards">
        {bookings.slice(0, count).map((booking, index) => (
          <BookingCard
            // Two rows may lack an id; their place in the list tells them apart.
            key={booking.id ?? `nameless-${index}`}
            booking={booking}
            onOpen={() => send({ type: 'booking.opened', booking })}
          />
        ))}
      </ul>
      {left > 0 && (
        <Group justify="center" mt="lg">
          <Button onClick={() => setCount(count + AT_A_TIME)}>
            {texts.showMore(Math.min(left, AT_A_TIME), grouped(left))}
          </Button>
        </Group>
      )}
    </>
  );
}

function Listed({ state, send }: MyBookingsViewProps) {
  const { bookings, listedAt } = state.context;
  const count = useAnnouncement<HTMLParagraphElement>('polite');
  const isOpen = (tab: BookingTab) => state.matches({ listed: tab });
  const tab = assertDefined(BOOKING_TABS.find(isOpen), 'tab');
  const tabBookings = bookingsOfTab(bookings, tab, assertDefined(listedAt, 'time of the list'));
  const choose = (name: string | null) => {
    const chosen = BOOKING_TABS.find((each) => each === name);
    if (chosen !== undefined) send({ type: 'tab.chosen', tab: chosen });
  };
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      onChange={choose}
      classNames={{ list: `${tabs.tabs} ks-scroller`, tab: tabs.tab, tabLabel: tabs.label }}
    >
      <Tabs.List aria-label={texts.bookings}>
        {BOOKING_TABS.map((name) => (
          // a tab that the keyboard reaches is chosen
          <Tabs.Tab key={name} value={name} onFocus={() => name !== tab && choose(name)}>
            <span className={tabs.words} data-room={texts.tabs[name]}>
              {texts.tabs[name]}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab} pt="1.75rem">
        {tabBookings.length === 0 ? (
          <StatePanel title={emptyTabText(tab)} help={texts.noneHelp}>
            <LinkButton href={paths.getaways} variant="filled">
              {texts.exploreGetaways}
            </LinkButton>
          </StatePanel>
        ) : (
          <>
            <p ref={count} className="ks-hidden">
              {texts.bookingCount(tabBookings.length)}
            </p>
            <Cards key={tab} bookings={tabBookings} send={send} />
          </>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
