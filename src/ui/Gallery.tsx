import { lazy, Suspense } from 'react';
import styles from './Gallery.module.css';
import type { GalleryPicture } from './gallery-picture.ts';
import { Picture } from './Picture.tsx';

interface GalleryProps {
  /** What the pictures are of. */
  label: string;
  pictures: readonly GalleryPicture[];
}

const GalleryCarousel = lazy(() =>
  import('./GalleryCarousel.tsx').then((module) => ({ default: module.GalleryCarousel })),
);

/** A carousel with thumbnails; its script comes on its own, the first picture stands until then. */
export function Gallery({ label, pictures }: GalleryProps) {
  const first = pictures[0];
  if (first === undefined) return null;
  return (
    <Suspense
      fallback={
        <div className={styles.gallery}>
          <div className={styles.stage}>
            <Picture src={first.src} alt={first.alt} ratio="fill" />
          </div>
        </div>
      }
    >
      <GalleryCarousel label={label} pictures={pictures} />
    </Suspense>
  );
}
