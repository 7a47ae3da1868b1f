import { Container, Skeleton, Title } from '@mantine/core';
import * as texts from '#texts/confirmation.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import styles from './Confirmation.module.css';

/** The skeleton of the last page before paying: the prerendered page, without the selection. */
export function ConfirmationSkeleton() {
  return (
    <div className={styles.page}>
      <Container className={styles.inner}>
        <BackLink href={paths.getaways}>{texts.backToGetaways}</BackLink>
        <Title order={1} className={styles.title}>
          {texts.heading}
        </Title>
        <div role="status" aria-busy="true">
          <span className="ks-hidden">{texts.loading}</span>
          <div className={styles.columns} aria-hidden="true">
            <div className={styles.summary}>
              <div className={styles.picture}>
                <Skeleton
                  radius={0}
                  style={{ aspectRatio: 1.6 }}
                  className={styles.pictureSkeleton}
                />
              </div>
              <div className={styles.summaryText}>
                <Skeleton height={20} width="84%" />
                <Skeleton height={14} width="56%" />
                <Skeleton height={14} width="84%" />
                <Skeleton height={14} width="56%" />
              </div>
            </div>
            <div className={styles.main}>
              <Skeleton radius="lg" mih="5.5rem" className={styles.formSkeleton} />
              <Skeleton radius="lg" mih="5.5rem" className={styles.linesSkeleton} />
            </div>
            <Skeleton radius="lg" mih="5.5rem" className={styles.sumsSkeleton} />
          </div>
        </div>
      </Container>
    </div>
  );
}
