import * as texts from '#texts/home.ts';
import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import styles from './Featured.module.css';

/** The skeletons of the four cards. */
export function FeaturedSkeleton() {
  return (
    <Loading words={texts.featuredLoading} className={`${styles.cards} ks-scroller`}>
      {[1, 2, 3, 4].map((index) => (
        <CardSkeleton key={index} featured />
      ))}
    </Loading>
  );
}
