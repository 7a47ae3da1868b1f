import { clsx } from 'clsx';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './Picture.module.css';

/** Displayed where an item has no picture, or where its picture does not load. */
export const PLACEHOLDER = '/art/placeholder.svg';

const SHAPES = {
  '16:10': { aspectRatio: '16 / 10' },
  '16:9': { aspectRatio: '16 / 9' },
  fill: { position: 'absolute', inset: 0 },
} as const;

interface PictureProps {
  /** The address of the picture; without one, or for '', the placeholder is displayed. */
  src: string | undefined;
  /** The description of the picture; empty when the words beside it say the same. */
  alt: string;
  /**
   * The shape of the reserved box; `fill` takes the size of its positioned parent. Without one, its class or its cell
   * gives it a size.
   */
  ratio?: keyof typeof SHAPES;
  /** True for the picture that a visitor waits for: it is loaded at once and first. */
  urgent?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A picture in a box that is reserved before it arrives; a broken one becomes the placeholder. */
export function Picture({ src, alt, ratio, urgent = false, className, style }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // one that failed before the page was hydrated sent its event to nobody; a picture without a size of its own decodes all the same
  useEffect(() => {
    const { complete = false, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) image.current?.decode().catch(() => setBroken(src));
  }, [src]);
  const displayedSrc = !src || broken === src ? PLACEHOLDER : src;
  return (
    <span className={clsx(styles.box, className)} style={{ ...(ratio && SHAPES[ratio]), ...style }}>
      <img
        key={displayedSrc}
        ref={image}
        src={displayedSrc}
        alt={alt}
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </span>
  );
}
