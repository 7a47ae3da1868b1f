import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Notices.module.css';

interface SandboxHintProps {
  /** Asks whether a sandbox answers behind this site. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Remembers for this visit that the note was put away. */
  onHide: () => void;
}

/** Says that nothing here is real, but only where the sandbox answers; one press and it is gone. */
export function SandboxHint({ ask, onHide }: SandboxHintProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      (answers) => {
        if (!leaving.signal.aborted) setShown(answers);
      },
      () => setShown(false),
    );
    return () => leaving.abort();
  }, [ask]);

  if (!shown) return null;
  return (
    <aside className={styles.hint} aria-label="Sandbox">
      <p>
        <strong>Sandbox.</strong> Rides, payments and people are invented.
      </p>
      <button
        type="button"
        className={styles.hide}
        aria-label="Hide this note"
        onClick={() => {
          setShown(false);
          onHide();
        }}
      >
        <Icon icon={IconX} />
      </button>
    </aside>
  );
}
