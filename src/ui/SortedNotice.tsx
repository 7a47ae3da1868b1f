import { Button } from '@mantine/core';
import * as texts from '#texts/ui.ts';
import styles from './SortedNotice.module.css';

/** Announces at once that a line was sorted into the fields of a form, and undoes it on a press (rule: Pasted contact lines). */
export function SortedNotice({ onUndo }: { onUndo: () => void }) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{texts.pastedLineSorted}</p>
      <Button variant="transparent" onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
