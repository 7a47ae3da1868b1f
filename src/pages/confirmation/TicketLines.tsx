import { lineLabel, type TicketLine } from '#machines/domain/booking/selection.ts';
import { offText } from '#machines/domain/catalogue/price.ts';
import { formatAmount } from '#machines/domain/payment/money.ts';
import { confirmedLength } from '#machines/domain/text/text.ts';
import * as texts from '#texts/confirmation.ts';
import { Amount } from '../../ui/Amount.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { Reduction } from '../../ui/Reduction.tsx';
import { Words } from '../../ui/Words.tsx';
import { Panel } from './Panel.tsx';
import styles from './TicketLines.module.css';

interface LinesProps {
  lines: readonly TicketLine[];
}

/** Each chosen ticket with its price, quantity and sum. */
export function TicketLines({ lines }: LinesProps) {
  return (
    <Panel title={texts.bookingType}>
      <ul className={`${styles.lines} ks-stack`}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div>
              <h3 className={styles.name} dir="auto">
                {line.name}
              </h3>
              {line.price > 0 && <UnitPrice line={line} />}
            </div>
            <p className={styles.lineTotal}>
              <Amount
                text={line.price === 0 ? lineLabel(line) : formatAmount(line.price * line.quantity)}
              />
            </p>
            {line.description !== '' && (
              <ReadMore
                text={line.description}
                limit={confirmedLength(line.description)}
                about={line.name}
                className={`${styles.description} ks-quiet`}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function UnitPrice({ line }: { line: TicketLine }) {
  return (
    <p className={`${styles.unitPrice} ks-quiet`}>
      <Words>
        <Amount text={lineLabel(line)} />{' '}
        {line.discount > 0 && (
          <Reduction oldText={formatAmount(line.oldPrice)} offText={offText(line.discount)} />
        )}
      </Words>
    </p>
  );
}
