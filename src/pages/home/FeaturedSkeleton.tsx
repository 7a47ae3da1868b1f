import { FEATURED_CARD_COUNT } from '#machines/domain/catalogue/lists.ts';
import * as texts from '#texts/home.ts';
import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import styles from './Featured.module.css';

/** The columns of the cards on a wide screen, as a variable of their style sheet. */
export const FEATURED_COLUMNS = { '--card-columns': String(FEATURED_CARD_COUNT) };

/** The skeletons of the cards of the featured getaways. */
export function FeaturedSkeleton() {
  return (
    <Loading
      words={texts.featuredLoading}
      className={`${styles.cards} ks-scroller`}
      __vars={FEATURED_COLUMNS}
    >
      {Array.from({ length: FEATURED_CARD_COUNT }, (_, index) => index).map((index) => (
        <CardSkeleton key={index} featured />
      ))}
    </Loading>
  );
}
