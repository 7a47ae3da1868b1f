import { Group, Paper, Stack, Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './StatePanel.module.css';

interface StatePanelProps {
  /** `error` is announced at once, `empty` politely. */
  kind: 'empty' | 'error';
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
  className?: string;
}

/** A panel in place of the content of a list or page: a mark, one sentence, help and a way on. */
export function StatePanel({
  kind,
  title,
  message,
  help,
  children,
  headingLevel = 2,
  className,
}: StatePanelProps) {
  return (
    <Paper
      className={clsx(styles.panel, className)}
      px="lg"
      py="2.5rem"
      ta="center"
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Stack align="center" gap="xs">
        <img src={`/art/${kind}.svg`} alt="" width={88} height={88} />
        <Title order={headingLevel} size="xl" fw={600} lh="xl">
          {title}
        </Title>
        {message !== undefined && <p className={styles.words}>{message}</p>}
        {help !== undefined && <p className={clsx(styles.words, styles.help)}>{help}</p>}
        {children !== undefined && (
          <Group justify="center" gap="sm" mt="md">
            {children}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
