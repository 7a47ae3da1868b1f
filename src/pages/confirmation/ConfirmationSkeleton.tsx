import * as texts from '#texts/confirmation.ts';
import * as paths from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Container } from '../../ui/Container.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Confirmation.module.css';

/** The skeleton of the last page before paying: the prerendered page, without the selection. The start script fills the elements with `data-draft`. */
export function ConfirmationSkeleton() {
  return (
    <div className={styles.page}>
      <Container className={styles.inner}>
        <BackLink href={paths.getaways}>{texts.backToGetaways}</BackLink>
        <h1 className={styles.title}>{texts.heading}</h1>
        <div role="status" aria-busy="true">
          <span className="ks-hidden">{texts.loading}</span>
          <div className={styles.columns} aria-hidden="true">
            <div className={styles.summary}>
              <div className={styles.picture}>
                <Skeleton shape="picture" className={styles.pictureSkeleton} />
                <img
                  data-draft="picture"
                  src="data:,"
                  className={styles.earlyPicture}
                  alt=""
                  fetchPriority="high"
                  suppressHydrationWarning
                />
              </div>
              <div className={styles.summaryText}>
                <div className={styles.titleSkeleton}>
                  <Skeleton shape="heading" width="most" />
                  <p data-draft="title" className={styles.earlyTitle} suppressHydrationWarning>
                    {''}
                  </p>
                </div>
                <Skeleton shape="line" width="half" />
                <Skeleton shape="line" width="most" />
                <Skeleton shape="line" width="half" />
              </div>
            </div>
            <div className={styles.main}>
              <Skeleton shape="block" className={styles.formSkeleton} />
              <Skeleton shape="block" className={styles.linesSkeleton} />
            </div>
            <Skeleton shape="block" className={styles.sumsSkeleton} />
          </div>
        </div>
      </Container>
    </div>
  );
}
