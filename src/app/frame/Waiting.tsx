import styles from './Frame.module.css';

/** A page that is on its way; it keeps the footer below the fold. */
export function Waiting() {
  return <div className={styles.waiting} aria-busy="true" />;
}
