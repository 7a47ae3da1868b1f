import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { comparedFacts } from '#machines/domain/catalogue/compare-rides.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { rideRefOf } from '#machines/domain/catalogue/saved-items.ts';
import type { savedMachine } from '#machines/saved.machine.ts';
import * as texts from '#texts/saved.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { translateAttribute } from '../../ui/Amount.tsx';
import { itemLink } from '../../ui/item-link.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import table from '../../ui/Table.module.css';
import styles from './CompareTable.module.css';

interface CompareTableProps extends Pick<ViewProps<typeof savedMachine>, 'send'> {
  /** Two or three rides, in the order of choosing. */
  items: readonly Item[];
  now: number;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Rides side by side, one fact a row; on a narrow screen the table scrolls sideways. */
export function CompareTable({ items, now, send }: CompareTableProps) {
  return (
    <div>
      <Group justify="space-between" gap="0 var(--ks-space-6)" mb="space5">
        <Title order={2} ref={focus} id="compare-heading" tabIndex={-1} fz="xxl">
          {texts.sideBySide}
        </Title>
        <Button variant="transparent" onClick={() => send({ type: 'compare.closed' })}>
          {texts.backToSavedRides}
        </Button>
      </Group>
      {/* a box that scrolls must be reachable with the keyboard */}
      <Paper
        component="section"
        style={{ overflowX: 'auto', overscrollBehaviorX: 'contain' }}
        aria-labelledby="compare-heading"
        tabIndex={0}
      >
        <table className={clsx(table.table, styles.table)}>
          <thead>
            <tr>
              <td />
              {items.map((item) => (
                <th key={`${item.kind} ${item.id}`} scope="col">
                  <Ride item={item} send={send} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedFacts(items, now).map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={`${items[index]?.kind} ${items[index]?.id}`}>
                    {value === '' ? (
                      <span className={styles.notStated}>{texts.notStated}</span>
                    ) : (
                      <bdi translate={translateAttribute(value)}>{value}</bdi>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Paper>
    </div>
  );
}

function Ride({ item, send }: { item: Item } & Pick<CompareTableProps, 'send'>) {
  const link = itemLink(item);
  const ride = rideRefOf(item);
  const title = <bdi>{item.title}</bdi>;
  return (
    <Stack gap="xs" align="start" maw="17.5rem" fw={600} lh="xl">
      <Picture
        src={item.picture?.thumbnailUrl}
        alt=""
        ratio="16:10"
        style={{ borderRadius: 'var(--ks-radius-badge)' }}
      />
      {link === null ? title : <SiteLink {...link}>{title}</SiteLink>}
      {ride !== null && (
        <Button
          variant="transparent"
          fz="sm"
          aria-label={texts.removeRide(item.title)}
          onClick={() => send({ type: 'compare.toggled', ride })}
        >
          {texts.remove}
        </Button>
      )}
    </Stack>
  );
}
