import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { clsx } from 'clsx';
import { type ComponentType, memo } from 'react';
import { AVAILABILITIES } from '#machines/domain/catalogue/availabilities.ts';
import { badgeDiscount, type Item } from '#machines/domain/catalogue/item.ts';
import { cardDate, cardLength } from '#machines/domain/catalogue/item-dates.ts';
import { levelText } from '#machines/domain/catalogue/item-labels.ts';
import type { CardOrigin } from '#machines/domain/catalogue/lists.ts';
import { cardPrice, offText } from '#machines/domain/catalogue/price.ts';
import { CARD_TITLE_LENGTH, FEATURED_TITLE_LENGTH, isolated } from '#machines/domain/text/text.ts';
import { availabilityWords } from '#texts/availability.ts';
import { type TimedFacts, timedFacts } from './card-time.ts';
import { Icon } from './Icon.tsx';
import styles from './ItemCard.module.css';
import { itemLink } from './item-link.ts';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { RideBadge } from './RideBadge.tsx';
import { SiteLink } from './SiteLink.tsx';
import { TruncatedText } from './TruncatedText.tsx';

/** The item of a card, and how the page that displays it differs from others. */
export interface ItemCardProps {
  item: Item;
  /** The time, epoch ms, which decides between sold out and departed. */
  now: number;
  origin?: CardOrigin | null;
  /** True for the home page's four cards: a smaller title with more characters. */
  featured?: boolean;
  /** True for a card whose picture is on the first screen. */
  urgent?: boolean;
  /** The level of its title among the page's headings. */
  headingLevel?: 2 | 3;
  /** The button that saves the ride, over the picture, beside the link and not in it. */
  Heart?: ComponentType<{ item: Item }> | undefined;
}

/**
 * One trip, training or event, of plain elements: a list repeats it many times, and Mantine's would resolve their props each time.
 * The whole card is one link, with a heart beside it where one is given; without an id it has neither link nor heart.
 */
export const ItemCard = memo(function ItemCard({
  item,
  now,
  origin,
  featured = false,
  urgent = false,
  headingLevel = 3,
  Heart,
}: ItemCardProps) {
  const link = itemLink(item, origin);
  const price = cardPrice(item);
  const timed = timedFacts(item, now);
  const Heading = `h${headingLevel}` as const;
  const content = (
    <>
      <div className={styles.picture}>
        <Picture src={item.picture?.thumbnailUrl} alt="" ratio="16:10" urgent={urgent} />
        <div className={styles.badges}>
          <CardBadges item={item} timed={timed} />
        </div>
      </div>
      <div className={styles.words}>
        <Heading className={clsx(styles.title, featured && styles.featured, 'ks-cut')} dir="auto">
          <TruncatedText
            text={item.title}
            limit={featured ? FEATURED_TITLE_LENGTH : CARD_TITLE_LENGTH}
          />
        </Heading>
        {item.location !== '' && (
          <p className="ks-fact">
            <Icon icon={IconMapPin} size={18} />
            <span className="ks-cut" dir="auto">
              {item.location}
            </span>
          </p>
        )}
        <p className="ks-fact">
          <Icon icon={IconCalendar} size={18} />
          <span className="ks-cut">{when(item, timed)}</span>
        </p>
        <div className={styles.price}>
          <Price text={price.text} oldText={price.oldText} />
        </div>
      </div>
    </>
  );
  if (link === null)
    return <article className={`${styles.card} ks-card ks-paper`}>{content}</article>;
  return (
    <>
      <SiteLink {...link} className={`${styles.card} ks-card ks-paper ks-lift`}>
        {content}
      </SiteLink>
      {Heart !== undefined && <Heart item={item} />}
    </>
  );
});

function when(item: Item, { until }: TimedFacts): string {
  const length = cardLength(item);
  const date = until || cardDate(item);
  return length === '' ? date : `${date} · ${isolated(length)}`;
}

function CardBadges({ item, timed }: { item: Item; timed: TimedFacts }) {
  const { isOpenForBooking: isOpen } = AVAILABILITIES[timed.availability];
  return (
    <>
      <RideBadge tone="closed" words={availabilityWords[timed.availability]} />
      {isOpen && <RideBadge tone="offer" words={offText(badgeDiscount(item))} />}
      <RideBadge tone="lastSeats" words={timed.lastSeats} />
      {isOpen && <RideBadge words={levelText(item)} />}
    </>
  );
}
