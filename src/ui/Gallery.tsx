import { type ComponentProps, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './Gallery.module.css';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { Picture } from './Picture.tsx';

const GalleryCarousel = lazyWithRetry(
  async () => (await import('./GalleryCarousel.tsx')).GalleryCarousel,
);

/** A carousel with thumbnails; its script is loaded lazily, the first picture shows until then and when it fails to load. */
export function Gallery(props: ComponentProps<typeof GalleryCarousel>) {
  const [first] = props.pictures;
  if (first === undefined) return null;
  const firstPicture = (
    <div className={styles.gallery}>
      <Picture className={styles.frame} src={first.src} alt={first.alt} />
    </div>
  );
  return (
    <ErrorBoundary fallback={firstPicture}>
      <Suspense fallback={firstPicture}>
        <GalleryCarousel {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
