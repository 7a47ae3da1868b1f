import { Group, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { amountToPay, type Chargeable } from '#machines/domain/booking/amount.ts';
import { totals } from '#machines/domain/booking/selection.ts';
import { formatAmount, formatReduction } from '#machines/domain/payment/money.ts';
import { providerName } from '#machines/domain/payment/provider-name.ts';
import * as texts from '#texts/confirmation.ts';
import { refundTitle, termsTitle } from '#texts/layout.ts';
import * as paths from '../../paths.ts';
import facts from '../../ui/FactRows.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import { Panel } from './Panel.tsx';
import styles from './PaymentSums.module.css';

interface PaymentSumsProps {
  draft: Chargeable;
  /** The payment provider, as the platform names it. */
  provider: string;
  /** The pay button of wide screens. */
  children: ReactNode;
}

/** The amounts to pay, with the pay button of wide screens; a booking that costs nothing displays no sums. */
export function PaymentSums({ draft, provider, children }: PaymentSumsProps) {
  const { fees } = totals(draft.lines);
  const amount = amountToPay(draft);
  // whatever makes the amount smaller, the three figures agree
  const discount = fees - amount;
  const isFree = amount === 0;
  return (
    <Panel title={isFree ? texts.nothingToPay : texts.paymentDetails} className={styles.sums}>
      {isFree ? (
        <p>{texts.confirmedAtOnce}</p>
      ) : (
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
            <dd translate="no">{formatAmount(amount)}</dd>
          </div>
        </dl>
      )}
      <div className="ks-wide">{children}</div>
      {!isFree && (
        <Group gap="xs" wrap="nowrap" align="start" mt="0.875rem" c="dimmed" fz="sm" lh="sm">
          <Icon icon={IconLock} />
          <span>{texts.securePage(providerName(provider))}</span>
        </Group>
      )}
      <Text mt="0.875rem" c="dimmed" size="sm">
        <Words>
          {texts.byPaying(
            isFree,
            <SiteLink key="terms" href={paths.terms}>
              {termsTitle}
            </SiteLink>,
            <SiteLink key="refunds" href={paths.refund}>
              {refundTitle}
            </SiteLink>,
          )}
        </Words>
      </Text>
    </Panel>
  );
}
