import { Card, Skeleton, Stack } from '@mantine/core';

/** An item card before its item arrives, in the same boxes. */
export function CardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Card.Section>
        <Skeleton radius={0} style={{ aspectRatio: 1.6 }} />
      </Card.Section>
      <Stack gap="0.5625rem" pt="md" pb={2}>
        <Skeleton height={20} width="84%" />
        <Skeleton height={14} width="56%" />
        <Skeleton height={14} width="56%" />
        <Skeleton height={20} width="34%" mt="sm" />
      </Stack>
    </Card>
  );
}
