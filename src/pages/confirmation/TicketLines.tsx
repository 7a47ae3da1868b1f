import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type ReactNode, useId } from 'react';
import { amountToPay, type Chargeable } from '#machines/domain/booking/amount.ts';
import { lineLabel, type TicketLine, totals } from '#machines/domain/booking/selection.ts';
import { offText } from '#machines/domain/catalogue/price.ts';
import { formatAmount, formatReduction } from '#machines/domain/payment/money.ts';
import { confirmedLength } from '#machines/domain/text/text.ts';
import * as texts from '#texts/confirmation.ts';
import { refundTitle, termsTitle } from '#texts/frame.ts';
import * as paths from '../../paths.ts';
import { Amount } from '../../ui/Amount.tsx';
import facts from '../../ui/FactRows.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { Reduction } from '../../ui/Reduction.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './Confirmation.module.css';

interface PanelProps {
  children: ReactNode;
  title: string;
  className?: string | undefined;
}

/** A white card on the mist page, labelled by its heading. */
export function Panel({ children, title, className }: PanelProps) {
  const titleId = useId();
  return (
    <Paper component="section" p="inset" className={className} aria-labelledby={titleId}>
      <Title order={2} id={titleId} size="xl" mb="lg">
        {title}
      </Title>
      <Words>{children}</Words>
    </Paper>
  );
}

interface LinesProps {
  lines: readonly TicketLine[];
}

/** Each chosen ticket with its price, quantity and sum. */
export function TicketLines({ lines }: LinesProps) {
  return (
    <Panel title={texts.bookingType}>
      <Stack component="ul" gap="md">
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div>
              <Title order={3} size="md" dir="auto">
                {line.name}
              </Title>
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
                mt="space1"
                style={{ gridColumn: '1 / -1' }}
                size="sm"
                c="dimmed"
              />
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function UnitPrice({ line }: { line: TicketLine }) {
  return (
    <Text size="sm" c="dimmed">
      <Words>
        <Amount text={lineLabel(line)} />{' '}
        {line.discount > 0 && (
          <Reduction oldText={formatAmount(line.oldPrice)} offText={offText(line.discount)} />
        )}
      </Words>
    </Text>
  );
}

/** The amounts to pay, and the pay button of wide screens; a booking that costs nothing shows no sums. */
export function PaymentSums({ draft, children }: { draft: Chargeable; children: ReactNode }) {
  const { fees, discount } = totals(draft.lines);
  const amount = amountToPay(draft);
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
          <span>{texts.securePage}</span>
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
