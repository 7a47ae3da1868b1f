import { Badge, Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { formatDays } from '#machines/domain/calendar.ts';
import { badgeDiscount, type Item, levelOf } from '#machines/domain/item.ts';
import { detailsDate, lengthText } from '#machines/domain/item-dates.ts';
import { whenOf } from '#machines/domain/when.ts';
import * as texts from '#texts/confirmation.ts';
import { kindWords } from '#texts/kinds.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './Confirmation.module.css';

/** A short summary of the item that is being booked. */
export function SummaryCard({ item }: { item: Item }) {
  const off = badgeDiscount(item);
  const level = levelOf(item);
  const when = whenOf(item);
  const dates = when === null ? detailsDate(item) : formatDays(when.firstDay, when.lastDay);
  return (
    <Paper
      component="section"
      miw={0}
      className={styles.summary}
      style={{ overflow: 'hidden', overflowWrap: 'anywhere' }}
      aria-label={texts.whatYouBook}
    >
      <Box pos="relative" className={styles.picture}>
        <Picture src={item.picture?.url} alt="" ratio="fill" urgent />
        <Group gap="xs" pos="absolute" inset="var(--ks-space-3) var(--ks-space-3) auto">
          {off > 0 && (
            <Badge color="ink" variant="filled" c="signal.6">
              {texts.discountBadge(off)}
            </Badge>
          )}
          {level !== '' && <Badge>{level}</Badge>}
        </Group>
      </Box>
      <Stack p="inset" gap="xs">
        <Title order={2} size="xl" dir="auto">
          {item.title}
        </Title>
        {item.organiser !== '' && (
          <Text mb="0.375rem" c="dimmed">
            <Words>{texts.organisedBy(<bdi key="organiser">{item.organiser}</bdi>)}</Words>
          </Text>
        )}
        {item.place !== '' && <Fact icon={IconMapPin} label={texts.location} value={item.place} />}
        <Fact icon={IconCalendar} label={texts.date} value={dates} />
        <Fact
          icon={IconClock}
          label={kindWords[item.kind].length}
          value={lengthText(item, texts.oneDay)}
        />
      </Stack>
    </Paper>
  );
}

function Fact({ icon, label, value }: { icon: TablerIcon; label: string; value: string }) {
  return (
    <Group gap="xs" wrap="nowrap" align="start" lh={1.4}>
      <Icon icon={icon} color="dimmed" style={{ marginTop: 2 }} />
      <span>
        <span className="ks-hidden">{`${label}: `}</span>
        <bdi>{value}</bdi>
      </span>
    </Group>
  );
}
