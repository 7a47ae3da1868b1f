import { Group, Paper, type PaperProps, Stack, Text, type TextProps, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Urgency, useAnnouncement } from './announcements.ts';

interface StatePanelProps extends Pick<PaperProps, 'mb' | 'shadow'> {
  /** `error` is announced at once, `empty`, the default, politely. */
  kind?: 'empty' | 'error';
  /** A short heading; a sentence of the specification may be the heading. */
  title: ReactNode;
  /** A sentence of the specification, under the heading. */
  message?: ReactNode;
  /** One line of help. */
  help?: ReactNode;
  /** The next steps: one or two buttons. */
  children?: ReactNode;
  /** The level of the heading. */
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

/** A panel in place of the content of a list or page: a mark, one sentence, help and the next steps. */
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
