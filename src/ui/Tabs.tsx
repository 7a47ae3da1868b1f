import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** What the tabs are for, in a word. */
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
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${current}`}>
        {children}
      </div>
    </>
  );
}
