import { Text, Title } from '@mantine/core';
import styles from './NumberedSteps.module.css';

/** NumberedSteps in their order: one, two or four in a row (from 768 and 992 px). */
export function NumberedSteps({
  steps,
}: {
  steps: ReadonlyArray<{ title: string; text: string }>;
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Title order={3}>{title}</Title>
          <Text mt="space1" c="dimmed">
            {text}
          </Text>
        </li>
      ))}
    </ol>
  );
}
