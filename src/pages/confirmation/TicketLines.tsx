import { Text, Title } from '@mantine/core';
import { formatAmount } from '#machines/domain/money.ts';
import { lineLabel, type TicketLine } from '#machines/domain/selection.ts';
import { collapsedDescription, OPTION_DESCRIPTION_LENGTH } from '#machines/domain/text.ts';
import * as texts from '#texts/confirmation.ts';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { Amount, Words } from '../../ui/Words.tsx';
import styles from './Confirmation.module.css';
import { Panel } from './Panel.tsx';

const QUIET = { mt: 'var(--ks-space-1)', size: 'sm', c: 'dimmed' } as const;

/** Each chosen ticket with its price, quantity and sum. */
export function TicketLines({ lines }: { lines: readonly TicketLine[] }) {
  return (
    <Panel title={texts.bookingType}>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div>
              <Title order={3} size="md" dir="auto">
                {line.name}
              </Title>
              {line.price > 0 && <UnitPrice line={line} />}
            </div>
            <Amount
              as="p"
              className={styles.lineTotal}
              text={
                line.price === 0
                  ? lineLabel(line, 'confirmation')
                  : formatAmount(line.price * line.quantity)
              }
            />
            <Description line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function UnitPrice({ line }: { line: TicketLine }) {
  return (
    <Text size="sm" c="dimmed">
      <Words>
        <Amount text={lineLabel(line, 'confirmation')} />{' '}
        {line.discount > 0 && (
          <Words>
            <s>
              <span className="ks-hidden">{texts.earlierPrice} </span>
              <Amount text={formatAmount(line.oldPrice)} />
            </s>{' '}
            <Text span inherit fw={600} c="green">
              {texts.discountOfLine(line.discount)}
            </Text>
          </Words>
        )}
      </Words>
    </Text>
  );
}

/** Up to 100 characters in full, a longer one cut at 60 with a toggle (rule: Long texts). */
function Description({ line }: { line: TicketLine }) {
  if (line.description === '') return null;
  if (!collapsedDescription(line.description, 'confirmation').isCut) {
    return (
      <Text {...QUIET} dir="auto">
        {line.description}
      </Text>
    );
  }
  return (
    <ReadMore
      text={line.description}
      limit={OPTION_DESCRIPTION_LENGTH}
      about={line.name}
      {...QUIET}
    />
  );
}
