import { Suspense } from 'react';
import { ErrorBoundary, lazyWithRetry } from './ErrorBoundary.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './GalleryCarousel.tsx';
import { Picture } from './Picture.tsx';

interface GalleryProps {
  /** The subject of the pictures. */
  label: string;
  pictures: readonly GalleryPicture[];
}

const GalleryCarousel = lazyWithRetry(
  async () => (await import('./GalleryCarousel.tsx')).GalleryCarousel,
);

/** A carousel with thumbnails; its script is loaded lazily, the first picture shows until then and when it fails to load. */
export function Gallery({ label, pictures }: GalleryProps) {
  const first = pictures[0];
  if (first === undefined) return null;
  const firstPicture = (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        <Picture src={first.src} alt={first.alt} ratio="fill" />
      </div>
    </div>
  );
  return (
    <ErrorBoundary fallback={firstPicture}>
      <Suspense fallback={firstPicture}>
        <GalleryCarousel label={label} pictures={pictures} />
      </Suspense>
    </ErrorBoundary>
  );
}
