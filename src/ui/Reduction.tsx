import { wasBefore } from '#texts/ui.ts';
import styles from './Reduction.module.css';

/** The price before a discount, struck through, and the percent off; '' shows none. */
export function Reduction({ oldText, offText }: { oldText: string; offText: string }) {
  return (
    <>
      <s>
        <span className="ks-hidden">{wasBefore}</span>
        <span translate="no">{oldText}</span>
      </s>
      {offText !== '' && <span className={styles.off}>{` ${offText}`}</span>}
    </>
  );
}
