import { Title } from '@mantine/core';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconArmchair from '@tabler/icons-react/dist/esm/icons/IconArmchair.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMountain from '@tabler/icons-react/dist/esm/icons/IconMountain.mjs';
import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type MouseEvent, memo } from 'react';
import { isUpcoming } from '#machines/domain/calendar/when.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import {
  detailsDate,
  durationText,
  lengthText,
  tripEnds,
  untilText,
} from '#machines/domain/catalogue/item-dates.ts';
import { hashtags, levelText } from '#machines/domain/catalogue/item-labels.ts';
import { KINDS } from '#machines/domain/catalogue/kinds.ts';
import { ownFacts } from '#machines/domain/catalogue/own-facts.ts';
import type { ShareTarget } from '#machines/domain/catalogue/share.ts';
import { DESCRIPTION_LENGTH } from '#machines/domain/text/text.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import * as texts from '#texts/details.ts';
import { kindWords } from '#texts/kinds.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { Icon } from '../../ui/Icon.tsx';
import { skippable } from '../../ui/modal-dialog.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { RideBadge } from '../../ui/RideBadge.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { useDeferredContent } from '../../widgets/lazy/use-deferred-content.ts';
import { OwnPageHeart } from '../../widgets/saved/OwnPageHeart.tsx';
import { BeforeYouBook } from './BeforeYouBook.tsx';
import details from './Details.module.css';
import { EXCLUSIONS_ID } from './exclusions-heading.ts';
import factStyles from './Facts.module.css';
import styles from './ItemView.module.css';
import { Itinerary } from './Itinerary.tsx';
import { KeepDate } from './KeepDate.tsx';
import { MeetupMap } from './MeetupMap.tsx';
import { OrganiserInView } from './OrganiserInView.tsx';
import { PriceBar } from './PriceBar.tsx';
import { PriceCard } from './PriceCard.tsx';
import { priceSummary } from './price-summary.ts';
import { RiderFit } from './RiderFit.tsx';
import { ShareCard } from './ShareCard.tsx';
import { SimilarRides } from './SimilarRides.tsx';

interface ItemViewProps {
  item: Item;
  now: number;
  share: ViewProps<typeof shareMachine>['state'];
  /** Shares the item; stable, so that it renders nothing again. */
  onShare(target: ShareTarget): void;
  sendToTickets(event: { type: 'selector.opened' }): void;
  /** The time of reading of a prerendered or cached item, epoch ms; null for an answer of this visit. */
  cachedAt: number | null;
  /** The path of the page's address; undefined for a view without a page. */
  path?: string | undefined;
}

/**
 * A trip, training or event with all its facts for riders, without its tickets: a press in their popup, or on Book
 * Now, does not render it again.
 */
export const ItemView = memo(function ItemView({
  item,
  now,
  share,
  onShare,
  sendToTickets,
  cachedAt,
  path,
}: ItemViewProps) {
  const summary = priceSummary(item, now);
  const { offText } = summary.price;
  const isOpen = summary.closedReason === null;
  const isContentDue = useDeferredContent();
  const organiserRides = isContentDue && cachedAt === null && (
    <OrganiserInView key={item.list} item={item} now={now} />
  );
  const book = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari leaves a pressed button without the focus that the modal gives back when it closes.
    currentTarget.focus();
    sendToTickets({ type: 'selector.opened' });
  };

  return (
    <>
      <div
        {...skippable}
        className={`${details.grid} ${styles.item} ks-columns`}
        // while only the first screen is there, the footer stays below it
        style={{ minHeight: isContentDue ? undefined : '100svh' }}
      >
        <div>
          <div className={details.picture}>
            <Picture src={item.picture?.url} alt={item.title} ratio="fill" urgent />
            <div className={`${styles.badges} ks-wrap`}>
              {!isOpen && <RideBadge tone="closed" words={summary.action} />}
              <RideBadge words={untilText(item, now)} />
              <RideBadge tone="offer" words={offText} />
              <RideBadge words={levelText(item)} />
              <RideBadge words={durationText(item)} />
            </div>
            <OwnPageHeart item={item} />
          </div>
          <Title order={1} mt="lg" dir="auto">
            {item.title}
          </Title>
          <Hashtags item={item} />
          <StartToEnd item={item} />
          <Facts item={item} />
          {isContentDue && (
            <section className={`${details.section} ks-narrow`}>
              <h2>{texts.beforeYouBook}</h2>
              <BeforeYouBook item={item} summary={summary} />
            </section>
          )}
        </div>
        {/* before the long text, so that few presses of Tab lead to it */}
        <div className={`${styles.aside} ks-wide`}>
          <div className={details.inView}>
            <aside aria-label={texts.priceAndBooking}>
              <PriceCard item={item} summary={summary} onBook={book} />
            </aside>
            {organiserRides}
          </div>
        </div>
        <div>
          {isContentDue && (
            <>
              {isUpcoming(item, now) && <KeepDate item={item} cachedAt={cachedAt} />}
              <LaterSections item={item} share={share} onShare={onShare} path={path} />
              <div className="ks-narrow">{organiserRides}</div>
            </>
          )}
        </div>
      </div>
      {isContentDue && !isOpen && cachedAt === null && (
        <SimilarRides key={item.list} item={item} now={now} />
      )}
      <BottomBar>
        <PriceBar summary={summary} onBook={book} />
      </BottomBar>
    </>
  );
});

/** The sections below the first screen. None depends on the time, so that a later time renders none of them again. */
const LaterSections = memo(function LaterSections({
  item,
  share,
  onShare,
  path,
}: Pick<ItemViewProps, 'item' | 'share' | 'onShare' | 'path'>) {
  const { itinerary } = ownFacts(item);
  return (
    <>
      <SectionBoundary>
        <RiderFit item={item} />
      </SectionBoundary>
      {item.description !== '' && (
        <SectionBoundary>
          <section {...unhydrated} ref={announceHydration} className={details.section}>
            <h2>{kindWords[item.kind].about}</h2>
            <ReadMore
              text={item.description}
              limit={DESCRIPTION_LENGTH}
              about={item.title}
              className={styles.description}
            />
          </section>
        </SectionBoundary>
      )}
      <SectionBoundary>
        <IncludedLists item={item} />
      </SectionBoundary>
      {itinerary.length > 0 && (
        <SectionBoundary>
          <Itinerary days={itinerary} start={item.start} path={path} />
        </SectionBoundary>
      )}
      {item.location !== '' && (
        <SectionBoundary>
          <MeetupMap item={item} />
        </SectionBoundary>
      )}
      <SectionBoundary>
        <ShareCard item={item} state={share} onShare={onShare} />
      </SectionBoundary>
    </>
  );
});

function Hashtags({ item }: { item: Item }) {
  const tags = hashtags(item);
  if (tags.length === 0) return null;
  return (
    <ul className={`${styles.tags} ks-wrap`} aria-label={texts.tags}>
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** The start and the end of a trip with their days, and a 'To' between them. */
function StartToEnd({ item }: { item: Item }) {
  const ends = tripEnds(item);
  if (ends === null) return null;
  return (
    <div className={styles.startToEnd}>
      <End {...ends.from} />
      <div className={styles.separator}>{texts.startToEnd}</div>
      <End {...ends.to} />
    </div>
  );
}

function End({ location, day }: { location: string; day: string }) {
  return (
    <div>
      {location !== '' && (
        <b className={styles.end} dir="auto">
          {location}
        </b>
      )}
      {day !== '' && <span className="ks-quiet">{day}</span>}
    </div>
  );
}

/**
 * The facts of a trip, training or event with their icons, in the order of a rider's questions (rule: Details page).
 */
function Facts({ item }: { item: Item }) {
  const words = kindWords[item.kind];
  const seats = KINDS[item.kind].statesSeats ? item.availableSeats : null;
  const facts: [icon: typeof IconClock, label: string, value: string][] = [
    [IconCalendar, texts.date, detailsDate(item)],
    [IconMapPin, words.location, item.location || texts.unknownLocation],
    [IconUserStar, texts.organiser, item.organiser],
    [IconClock, words.length, lengthText(item, texts.unknownDuration)],
    [IconAlarm, texts.meetupTime, item.meetupTime],
    [IconMountain, texts.terrain, ownFacts(item).terrain],
    [IconArmchair, texts.capacity, seats === null ? '' : texts.seatsAvailable(seats)],
  ];
  return (
    <dl {...skippable} className={factStyles.facts}>
      {facts.map(
        ([icon, label, value]) =>
          value !== '' && (
            <div key={label} className={factStyles.fact}>
              <dt>
                <Icon icon={icon} size={24} />
                <span>{label}</span>
              </dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The lists of what the price covers and does not cover; an empty list is left out. */
function IncludedLists({ item }: { item: Item }) {
  const lists = [
    {
      id: 'inclusions',
      title: texts.inclusions,
      icon: IconCheck,
      color: 'green',
      lines: item.inclusions,
    },
    {
      id: EXCLUSIONS_ID,
      title: texts.exclusions,
      icon: IconX,
      color: 'red',
      lines: item.exclusions,
    },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={`${details.section} ${styles.lists}`}>
      {lists.map(({ id, title, icon, color, lines }) => (
        <section key={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <ul>
            {[...new Set(lines)].map((line) => (
              <li key={line} className="ks-line">
                <Icon icon={icon} stroke={2} color={color} style={{ marginTop: 1 }} />
                <span dir="auto">{line}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
