import { clsx } from 'clsx';
import { splitDecimals } from '#machines/domain/money.ts';
import * as texts from '#texts/ui.ts';
import styles from './Price.module.css';
import { translateOf } from './Words.tsx';

interface PriceProps {
  /** The price, formatted, or words such as 'Register Now'. */
  text: string;
  /** The price before the discount, formatted; '' when there is none. */
  oldText?: string;
  /** Rounded percent off; shown above 0 only. */
  discount?: number;
  /** `card` 18 px · `large` 36 px (price card) · `bar` 18 px over its old price (bottom bar). */
  size?: 'card' | 'large' | 'bar';
}

/** A price with small decimals, its struck-through original and the percent off. */
export function Price({ text, oldText = '', discount = 0, size = 'card' }: PriceProps) {
  const { whole, decimals } = splitDecimals(text);
  return (
    <p className={clsx(styles.price, styles[size])}>
      <b className={styles.current} translate={translateOf(text)}>
        <span>{whole}</span>
        {decimals !== '' && <span className={styles.decimals}>{decimals}</span>}
      </b>
      {(oldText !== '' || discount > 0) && (
        <span className={styles.old}>
          {oldText !== '' && (
            <s>
              <span className="ks-hidden">{texts.wasBefore}</span>
              <span translate="no">{oldText}</span>
            </s>
          )}
          {discount > 0 && <span className={styles.percentOff}>{texts.percentOff(discount)}</span>}
        </span>
      )}
    </p>
  );
}
