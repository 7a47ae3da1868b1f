import { Group, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { formatAmount, formatReduction } from '#machines/domain/money.ts';
import { type TicketLine, totals } from '#machines/domain/selection.ts';
import * as texts from '#texts/confirmation.ts';
import facts from '../../ui/FactRows.module.css';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Confirmation.module.css';
import { Panel } from './Panel.tsx';

interface PaymentSumsProps {
  lines: readonly TicketLine[];
  /** The pay button of wide screens. */
  children: ReactNode;
}

/** The amounts to pay, and the button to pay them; a booking that costs nothing shows no sums. */
export function PaymentSums({ lines, children }: PaymentSumsProps) {
  const { fees, discount, total } = totals(lines);
  if (total === 0) {
    return (
      <Panel title={texts.nothingToPay} className={styles.sums}>
        <p>{texts.confirmedAtOnce}</p>
        <div className="ks-wide">{children}</div>
      </Panel>
    );
  }
  return (
    <Panel title={texts.paymentDetails} className={styles.sums}>
      <dl className={facts.rows}>
        <div>
          <dt>{texts.tripFees}</dt>
          <dd translate="no">{formatAmount(fees)}</dd>
        </div>
        <div>
          <dt>{texts.discount}</dt>
          <Text
            component="dd"
            inherit
            fw={500}
            c={discount > 0 ? 'green' : undefined}
            translate="no"
          >
            {formatReduction(discount)}
          </Text>
        </div>
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd translate="no">{formatAmount(total)}</dd>
        </div>
      </dl>
      <div className="ks-wide">{children}</div>
      <Group gap="xs" wrap="nowrap" align="start" mt="0.875rem" c="dimmed" fz="sm" lh="sm">
        <Icon icon={IconLock} />
        <span>{texts.securePage}</span>
      </Group>
    </Panel>
  );
}
