import type { ComponentProps } from 'react';
import styles from '../../ui/Gallery.module.css';
import type { GalleryCarousel } from '../../ui/GalleryCarousel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';

type GalleryProps = ComponentProps<typeof GalleryCarousel>;

const LazyCarousel = lazyComponent(
  async () => (await import('../../ui/GalleryCarousel.tsx')).GalleryCarousel,
  { Waiting: FirstPicture, Lost: FirstPicture },
);

/**
 * A carousel with thumbnails. Its first picture stands there until the carousel's script arrives, and instead of it
 * where it does not.
 */
export function Gallery(props: GalleryProps) {
  return props.pictures.length > 0 && <LazyCarousel {...props} />;
}

function FirstPicture({ pictures: [first] }: GalleryProps) {
  if (first === undefined) return null;
  return (
    <div className={styles.gallery}>
      <Picture className={styles.frame} src={first.src} alt={first.alt} />
    </div>
  );
}
