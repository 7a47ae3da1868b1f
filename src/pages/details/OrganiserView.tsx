import { useId } from 'react';
import { catalogueQuery, NO_FILTERS } from '#machines/domain/catalogue/filters.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { cardDate, cardLength, untilText } from '#machines/domain/catalogue/item-dates.ts';
import { cardPrice } from '#machines/domain/catalogue/price.ts';
import { isolated } from '#machines/domain/text/text.ts';
import type { organiserMachine } from '#machines/loader.machine.ts';
import * as texts from '#texts/details.ts';
import { listWords } from '#texts/lists.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { itemLink } from '../../ui/item-link.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './OrganiserView.module.css';

/**
 * Up to three rides, each in a line, and a link to all of them; nothing where there is none or the list cannot be
 * loaded.
 */
export function OrganiserView({
  state,
  now,
}: Pick<ViewProps<typeof organiserMachine>, 'state'> & { now: number }) {
  const { request, result } = state.context;
  const headingId = useId();
  if (result === null || result.others.length === 0) return null;
  const { list, organiser } = request.item;
  return (
    <section className={`${styles.section} ks-screen`} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {texts.ridesByOrganiser}
      </h2>
      <p className={styles.organiser}>
        <span dir="auto">{texts.organisedBy(organiser)}</span>
        {' · '}
        <SiteLink href={paths.lists[list] + catalogueQuery({ ...NO_FILTERS, organiser })}>
          {texts.listed(result.count, listWords[list].noun)}
        </SiteLink>
      </p>
      <ul className={styles.rides}>
        {result.others.map((ride) => (
          <OrganiserRide key={ride.id} ride={ride} now={now} />
        ))}
      </ul>
    </section>
  );
}

function OrganiserRide({ ride, now }: { ride: Item; now: number }) {
  const link = itemLink(ride);
  if (link === null) return null;
  const price = cardPrice(ride);
  const facts = [
    untilText(ride, now) || cardDate(ride),
    isolated(cardLength(ride)),
    // words in place of a price ask for a press
    price.kind === 'amount' && price.text,
  ];
  return (
    <li>
      <SiteLink {...link} className={styles.ride}>
        <Picture src={ride.picture?.thumbnailUrl} alt="" ratio="16:10" className={styles.picture} />
        <span>
          <b className={styles.title} dir="auto">
            {ride.title}
          </b>
          <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </SiteLink>
    </li>
  );
}
