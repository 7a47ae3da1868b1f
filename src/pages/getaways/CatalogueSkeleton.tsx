import { Skeleton } from '@mantine/core';
import * as texts from '#texts/getaways.ts';
import { CardSkeletonGrid } from '../../ui/CardSkeletonGrid.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SkeletonLine } from '../../ui/SkeletonLine.tsx';
import { type GetawaysTab, PAGE_SIZE } from '../../widgets/lists/getaways-tabs.ts';
import styles from './Getaways.module.css';

const CHIP = { radius: 'var(--ks-radius-pill)', height: 'var(--ks-tap)' } as const;

/**
 * The skeleton of a whole page of a list, as high as the page, so that a returning visitor's scroll position holds.
 * It appears after 200 ms.
 */
export function CatalogueSkeleton({ tab }: { tab: GetawaysTab }) {
  return (
    <Loading words={texts.loading(tab.noun.many)} className="ks-late">
      <div className={styles.filters}>
        <Skeleton radius="md" height="3rem" className={styles.search} />
        <div className={`${styles.chips} ks-scroller`}>
          <Skeleton {...CHIP} width="9.5rem" />
          <Skeleton {...CHIP} width="8rem" />
        </div>
      </div>
      <div className={`${styles.strip} ks-scroller`}>
        <Skeleton radius="md" width="5.5rem" className={styles.period} />
        <Skeleton radius="md" width="5.5rem" className={styles.period} />
      </div>
      <div className={`${styles.results} ${styles.count}`}>
        <SkeletonLine width="5rem" />
      </div>
      <CardSkeletonGrid count={PAGE_SIZE} />
    </Loading>
  );
}
