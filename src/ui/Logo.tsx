import styles from './Logo.module.css';

/** The brand's mark and word; `name` is what it is called for those who listen. */
export function Logo({ name }: { name: string }) {
  return <img className={styles.logo} src="/logo.svg" alt={name} width={164} height={30} />;
}
