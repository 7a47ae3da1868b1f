import { Badge, Box, Group, Text, Title } from '@mantine/core';
import { type ComponentType, type MouseEvent, memo, type ReactElement, useCallback } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { formatDay } from '#machines/domain/calendar.ts';
import { durationLabel } from '#machines/domain/duration.ts';
import { availability, hashtags, type Item, levelLabel } from '#machines/domain/item.ts';
import { tripEnds, untilText } from '#machines/domain/item-dates.ts';
import { itineraryDate } from '#machines/domain/itinerary.ts';
import { DESCRIPTION_LENGTH, isolated } from '#machines/domain/text.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import * as texts from '#texts/details.ts';
import type { DetailsAddress } from '../../site/details.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import type { CalendarHelp } from '../../ui/CalendarLinks.tsx';
import { PagePart } from '../../ui/ErrorBoundary.tsx';
import type { HeartProps } from '../../ui/ItemCard.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useRest } from '../../ui/prerendered.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import details from './Details.module.css';
import { Facts } from './Facts.tsx';
import { factsOf } from './facts.ts';
import { IncludedLists } from './IncludedLists.tsx';
import styles from './ItemView.module.css';
import { Itinerary } from './Itinerary.tsx';
import { MeetupMap } from './MeetupMap.tsx';
import { PriceBar, PriceCard } from './PriceArea.tsx';
import { priceSummary } from './price-summary.ts';
import { ShareCard } from './ShareCard.tsx';
import { TicketSelector } from './TicketSelector.tsx';

interface ItemViewProps {
  item: Item;
  /** The time, epoch ms; that of the snapshot while the prerendered page is taken over. */
  now: number;
  tickets: {
    state: SnapshotFrom<typeof ticketSelectorMachine>;
    send(event: EventFrom<typeof ticketSelectorMachine>): void;
  };
  share: {
    state: SnapshotFrom<typeof shareMachine>;
    send(event: EventFrom<typeof shareMachine>): void;
  };
  canShareNatively: boolean;
  /** The help for offering the date to calendars. */
  calendar: CalendarHelp;
  /** The time of reading of the item, in ms since 1970; null for an answer of this visit. */
  takenAt: number | null;
  /** The place where the page keeps its open day. */
  address?: DetailsAddress | undefined;
  /** Saves the item. */
  Heart?: ComponentType<HeartProps> | undefined;
  /** Rides to book in place of an item that cannot be booked. */
  similar?: ReactElement | false;
  /** Asks for the item again, when no answer of this visit came. */
  onItemRetry(): void;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** A trip, training or event with all its facts for riders. */
export function ItemView({ tickets, share, onItemRetry, support, ...shown }: ItemViewProps) {
  const { send } = tickets;
  const open = useCallback(
    (event: MouseEvent<HTMLButtonElement>) => {
      // Safari leaves a pressed button without the focus that the modal gives back when it closes.
      event.currentTarget.focus();
      send({ type: 'selector.opened' });
    },
    [send],
  );
  return (
    <>
      <ShownItem {...shown} shareState={share.state} sendToShare={share.send} onBook={open} />
      <TicketSelector
        state={tickets.state}
        send={send}
        onItemRetry={onItemRetry}
        support={support}
      />
    </>
  );
}

type ShownItemProps = Omit<ItemViewProps, 'tickets' | 'share' | 'onItemRetry' | 'support'> & {
  shareState: ItemViewProps['share']['state'];
  sendToShare: ItemViewProps['share']['send'];
  onBook(event: MouseEvent<HTMLButtonElement>): void;
};

/** An item without its tickets, so that a press in the popup, or on Book Now, does not render it again. */
const ShownItem = memo(function ShownItem({
  item,
  now,
  shareState,
  sendToShare,
  canShareNatively,
  calendar,
  takenAt,
  address,
  Heart,
  similar,
  onBook,
}: ShownItemProps) {
  const price = priceSummary(item, now);
  const facts = factsOf(item);
  const hasRest = useRest();

  return (
    <>
      <div className={`${details.grid} ks-columns`}>
        <Box miw={0}>
          <div className={details.picture}>
            <Picture src={item.picture?.url ?? null} alt={item.title} ratio="fill" urgent />
            <ItemBadges
              item={item}
              discount={price.discount}
              closed={price.closedReason === null ? null : price.action}
              until={untilText(item, now)}
            />
            {Heart !== undefined && <Heart item={item} />}
          </div>
          <Title order={1} mt="lg" dir="auto">
            {item.title}
          </Title>
          <Hashtags item={item} />
          <StartToEnd item={item} />
          <Facts facts={facts} />
          {item.id !== null && item.start !== null && availability(item, now) !== 'departed' && (
            <AddToCalendar item={item} takenAt={takenAt} help={calendar} />
          )}
          {item.description !== '' && (
            <section className={details.section}>
              <Title order={2}>{item.kind === 'trip' ? texts.aboutRide : texts.aboutEvent}</Title>
              <ReadMore
                text={item.description}
                limit={DESCRIPTION_LENGTH}
                about={item.title}
                className={styles.description}
              />
            </section>
          )}
          {hasRest && (
            <>
              <PagePart>
                <IncludedLists inclusions={item.inclusions} exclusions={item.exclusions} />
              </PagePart>
              {item.kind === 'trip' && item.itinerary.length > 0 && (
                <PagePart>
                  <Itinerary
                    days={item.itinerary}
                    dateOf={(day) => itineraryDate(item, day)}
                    address={address}
                  />
                </PagePart>
              )}
              {item.place !== '' && (
                <PagePart>
                  <MeetupMap
                    heading={item.kind === 'trip' ? texts.whereWeMeet : texts.whereItIs}
                    place={item.place}
                    when={whenOf(item)}
                  />
                </PagePart>
              )}
              <PagePart>
                <ShareCard
                  heading={item.kind === 'trip' ? texts.shareRide : texts.shareEvent}
                  state={shareState}
                  send={sendToShare}
                  title={item.title}
                  pictureUrl={item.picture?.thumbnailUrl ?? item.picture?.url ?? null}
                  about={aboutOf(item)}
                  canShareNatively={canShareNatively}
                />
              </PagePart>
            </>
          )}
        </Box>
        <aside className="ks-wide" aria-label={texts.priceAndBooking}>
          <PriceCard
            summary={price}
            seats={price.closedReason === null ? seatsOf(item) : null}
            onBook={onBook}
          />
        </aside>
      </div>
      {hasRest && similar}
      <BottomBar>
        <PriceBar summary={price} onBook={onBook} />
      </BottomBar>
    </>
  );
});

function ItemBadges({
  item,
  discount,
  closed,
  until,
}: {
  item: Item;
  discount: number;
  closed: string | null;
  until: string;
}) {
  return (
    <Group gap="xs" pos="absolute" className={styles.badges}>
      {closed !== null && (
        <Badge color="ink" variant="filled">
          {closed}
        </Badge>
      )}
      {until !== '' && <Badge>{until}</Badge>}
      {discount > 0 && (
        <Badge color="ink" variant="filled" c="signal.6">
          {texts.percentOff(discount)}
        </Badge>
      )}
      {item.kind === 'event' && <Badge>{levelLabel(item.level)}</Badge>}
      {item.kind === 'trip' && item.duration !== '' && <Badge>{durationLabel(item)}</Badge>}
    </Group>
  );
}

function Hashtags({ item }: { item: Item }) {
  const tags = hashtags(item);
  if (tags.length === 0) return null;
  return (
    <Group
      component="ul"
      gap="var(--ks-space-1) 0.875rem"
      mt="0.625rem"
      c="dimmed"
      fw={500}
      style={{ overflowWrap: 'anywhere' }}
      aria-label={texts.tags}
    >
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          {tag}
        </li>
      ))}
    </Group>
  );
}

/** Start and end of a trip with their days, a 'To' between them. */
function StartToEnd({ item }: { item: Item }) {
  const ends = tripEnds(item);
  if (ends === null) return null;
  return (
    <Box className={styles.startToEnd} mt="lg" p="md" bg="ink.0" bdrs="lg">
      <End {...ends.from} />
      <Group className={styles.separator} wrap="nowrap" gap="xs" fz="sm" fw={600}>
        {texts.startToEnd}
      </Group>
      <End {...ends.to} />
    </Box>
  );
}

function End({ place, day }: { place: string; day: string }) {
  return (
    <div>
      {place !== '' && (
        <Text component="b" display="block" fw={600} dir="auto">
          {place}
        </Text>
      )}
      {day !== '' && (
        <Text span size="sm" c="dimmed" lh="inherit">
          {day}
        </Text>
      )}
    </div>
  );
}

function whenOf(item: Item): string {
  const day = item.start === null ? '' : formatDay(item.start.day);
  return [day, isolated(item.meetupTime)].filter(Boolean).join(', ');
}

function aboutOf(item: Item): string {
  const day = item.start === null ? '' : formatDay(item.start.day);
  return [day, isolated(item.kind === 'trip' ? durationLabel(item) : item.timings)]
    .filter(Boolean)
    .join(' · ');
}

function seatsOf(item: Item) {
  if (item.availableSeats === null) return null;
  return { available: item.availableSeats, total: item.kind === 'trip' ? item.totalSeats : null };
}
