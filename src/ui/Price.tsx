import { clsx } from 'clsx';
import { splitDecimals } from '#machines/domain/payment/money.ts';
import { translateAttribute } from './Amount.tsx';
import styles from './Price.module.css';
import { Reduction } from './Reduction.tsx';

interface PriceProps {
  /** The formatted price, or words such as 'Register Now'. */
  text: string;
  /** The formatted price before the discount; '' when there is none. */
  oldText?: string;
  /** The discount, such as '12% off'; '' when there is none. */
  offText?: string;
  /** `card` 18 px · `large` 36 px (price card) · `bar` 18 px over its old price (bottom bar). */
  size?: 'card' | 'large' | 'bar';
}

/** A price with small decimals, its struck-through original and the percent off. */
export function Price({ text, oldText = '', offText = '', size = 'card' }: PriceProps) {
  const { whole, decimals } = splitDecimals(text);
  return (
    <p className={clsx(styles.price, styles[size])}>
      <b className={styles.current} translate={translateAttribute(text)}>
        <span>{whole}</span>
        {decimals !== '' && <span className={styles.decimals}>{decimals}</span>}
      </b>
      {oldText !== '' && (
        <span className={styles.old}>
          <Reduction oldText={oldText} offText={offText} />
        </span>
      )}
    </p>
  );
}
