import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from '../../ui/Tabs.module.css';

interface TabsNavProps {
  /** The purpose of the tabs, in a word. */
  label: string;
  tabs: ReadonlyArray<{ label: string; href: string }>;
  /** The `href` of the current tab. */
  current: string;
}

/** Tabs that are pages of their own: links, the active one underlined. */
export function TabsNav({ label, tabs, current }: TabsNavProps) {
  return (
    <nav className={`${styles.tabs} ks-scroller`} aria-label={label}>
      {tabs.map((tab) => (
        <SiteLink
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.href === current ? 'page' : undefined}
        >
          {tab.label}
        </SiteLink>
      ))}
    </nav>
  );
}
