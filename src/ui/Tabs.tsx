import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** The purpose of the tabs, in a word. */
  label: string;
  tabs: ReadonlyArray<{ id: Id; label: ReactNode }>;
  current: Id;
  onChoose: (id: Id) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

/** Tabs inside one page: arrow keys, Home and End move and choose. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChoose,
  children,
}: TabsProps<Id>) {
  return (
    <MantineTabs
      value={current}
      keepMounted={false}
      onChange={(value) => {
        const chosen = tabs.find((tab) => tab.id === value);
        if (chosen !== undefined) onChoose(chosen.id);
      }}
      classNames={{ list: styles.tabs, tab: styles.tab, tabLabel: styles.label }}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab
            key={tab.id}
            value={tab.id}
            onFocus={() => tab.id !== current && onChoose(tab.id)}
          >
            {tab.label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.id} value={tab.id}>
          {children}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
