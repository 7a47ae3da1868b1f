import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { Picture } from './Picture.tsx';

interface GalleryProps {
  /** What the pictures are of. */
  label: string;
  pictures: readonly GalleryPicture[];
}

const GalleryCarousel = lazyWithRetry(
  async () => (await import('./GalleryCarousel.tsx')).GalleryCarousel,
);

/** A carousel with thumbnails; its script comes on its own, the first picture stands until then and should it not arrive. */
export function Gallery({ label, pictures }: GalleryProps) {
  const first = pictures[0];
  if (first === undefined) return null;
  const still = (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <Picture src={first.src} alt={first.alt} ratio="fill" />
      </div>
    </div>
  );
  return (
    <ErrorBoundary fallback={still}>
      <Suspense fallback={still}>
        <GalleryCarousel label={label} pictures={pictures} />
      </Suspense>
    </ErrorBoundary>
  );
}
