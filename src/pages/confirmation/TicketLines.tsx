import { Stack, Text, Title } from '@mantine/core';
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
