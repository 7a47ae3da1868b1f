import { Group, Paper, type PaperProps, Stack, Text, type TextProps, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Urgency, useAnnouncement } from './announcements.ts';

interface StatePanelProps extends Pick<PaperProps, 'mb' | 'shadow'> {
  /** `error` is announced at once, `empty`, the default, politely. */
  kind?: 'empty' | 'error';
  /** A human heading, or the exact sentence when it is short. */
  title: ReactNode;
  /** The exact sentence under a heading. */
  message?: ReactNode;
  /** One line of help. */
  help?: ReactNode;
  /** The way on: one or two buttons. */
  children?: ReactNode;
  /** Level of the heading. */
  headingLevel?: 1 | 2 | 3;
}

const URGENCIES = { empty: 'polite', error: 'assertive' } satisfies Record<
  NonNullable<StatePanelProps['kind']>,
  Urgency
>;

const words: TextProps = {
  inherit: true,
  maw: '46ch',
  textWrap: 'balance',
  style: { overflowWrap: 'anywhere' },
};

/** A panel in place of the content of a list or page: a mark, one sentence, help and a way on. */
export function StatePanel({
  kind = 'empty',
  title,
  message,
  help,
  children,
  headingLevel = 2,
  ...panel
}: StatePanelProps) {
  const box = useAnnouncement<HTMLDivElement>(URGENCIES[kind]);
  return (
    <Paper {...panel} ref={box} px="lg" py="2.5rem" ta="center">
      <Stack align="center" gap="xs">
        <img src={`/art/${kind}.svg`} alt="" width={88} height={96} style={{ paddingBottom: 8 }} />
        <Title order={headingLevel} size="xl" fw={600} lh="xl">
          {title}
        </Title>
        {message !== undefined && <Text {...words}>{message}</Text>}
        {help !== undefined && (
          <Text {...words} c="dimmed">
            {help}
          </Text>
        )}
        {children !== undefined && (
          <Group justify="center" gap="sm" mt="md">
            {children}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
