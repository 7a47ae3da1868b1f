import { Group, Skeleton } from '@mantine/core';
import * as texts from '#texts/getaways.ts';
import { CardSkeletonGrid } from '../../ui/CardSkeletonGrid.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { type GetawaysTab, PAGE_SIZE } from '../../widgets/lists/getaways-tabs.ts';
import styles from './Getaways.module.css';

/** The skeleton of a whole page of a list, so that a returning visitor finds their place again. It keeps its room and appears after 200 ms. */
export function CatalogueSkeleton({ tab }: { tab: GetawaysTab }) {
  return (
    <Loading words={texts.loading(tab.noun.many)} className="ks-late">
      <div className={styles.filters}>
        <Skeleton radius="md" mih="5.5rem" maw="51.25rem" />
      </div>
      <div className={styles.strip} />
      <Group className={styles.count}>
        <Skeleton height={14} width="5rem" />
      </Group>
      <CardSkeletonGrid count={PAGE_SIZE} />
    </Loading>
  );
}
