import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Fragment } from 'react';
import { badgeDiscount, type Item } from '#machines/domain/catalogue/item.ts';
import { detailsDate, lengthText } from '#machines/domain/catalogue/item-dates.ts';
import { levelText } from '#machines/domain/catalogue/item-labels.ts';
import * as texts from '#texts/confirmation.ts';
import { kindWords } from '#texts/kinds.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RideBadge } from '../../ui/RideBadge.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './SummaryCard.module.css';

/** The ride that is being booked, in a row beside its picture, so that the form is on the first screen. */
export function SummaryCard({ item }: { item: Item }) {
  const off = badgeDiscount(item);
  return (
    <Paper
      component="section"
      p="insetSmall"
      miw={0}
      className={styles.summary}
      style={{ overflowWrap: 'anywhere' }}
      aria-label={texts.whatYouBook}
    >
      <Stack gap="xs" align="start">
        <Picture
          src={item.picture?.thumbnailUrl}
          alt=""
          className={styles.picture}
          style={{ borderRadius: 'var(--ks-radius-badge)' }}
          urgent
        />
        <RideBadge tone="offer" words={off > 0 ? texts.discountBadge(off) : ''} />
        <RideBadge words={levelText(item)} />
      </Stack>
      <Stack gap="space1" miw={0}>
        <Title order={2} size="lg" dir="auto">
          {item.title}
        </Title>
        {item.organiser !== '' && (
          <Text c="dimmed" size="sm" truncate>
            <Words>{texts.organisedBy(<bdi key="organiser">{item.organiser}</bdi>)}</Words>
          </Text>
        )}
        {item.location !== '' && (
          <Facts icon={IconMapPin} facts={[{ label: texts.location, value: item.location }]} />
        )}
        <Facts
          icon={IconCalendar}
          facts={[
            { label: texts.date, value: detailsDate(item) },
            { label: kindWords[item.kind].length, value: lengthText(item, texts.oneDay) },
          ]}
        />
      </Stack>
    </Paper>
  );
}

interface FactsProps {
  icon: TablerIcon;
  facts: readonly { readonly label: string; readonly value: string }[];
}

/** Facts in one line after their icon, each with its label for screen readers. */
function Facts({ icon, facts }: FactsProps) {
  return (
    <Group gap="xs" wrap="nowrap" align="start" fz="sm" lh={1.4}>
      <Icon icon={icon} size={18} color="dimmed" style={{ marginTop: 2 }} />
      <Text span inherit truncate pos="relative">
        {facts.map(({ label, value }, index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            <span className="ks-hidden">{`${label}: `}</span>
            <bdi>{value}</bdi>
          </Fragment>
        ))}
      </Text>
    </Group>
  );
}
