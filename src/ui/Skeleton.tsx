import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The shape of the coming content: a picture, a line of text (14 px) or a heading (20 px). */
  shape: 'picture' | 'line' | 'heading' | 'block';
  /** The part of the line's width that it takes. */
  width?: 'full' | 'most' | 'half' | 'third';
  className?: string;
}

/** A grey box in the shape of the coming content. The region around it has `aria-busy`. */
export function Skeleton({ shape, width = 'full', className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], styles[width], className)}
    />
  );
}
