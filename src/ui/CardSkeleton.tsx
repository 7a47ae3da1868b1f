import { Box, Card, Skeleton, Stack } from '@mantine/core';
import { SkeletonLine } from './SkeletonLine.tsx';

/** An item card before its item arrives, in the same boxes; `featured` as one of the home page's four. */
export function CardSkeleton({ featured = false }: { featured?: boolean }) {
  return (
    <Card aria-hidden="true">
      <Card.Section>
        <Skeleton
          radius="var(--ks-radius-card) var(--ks-radius-card) 0 0"
          style={{ aspectRatio: 1.6 }}
        />
      </Card.Section>
      <Stack flex={1} gap="0.375rem" pt="md" pb={2}>
        <SkeletonLine width="84%" letters={featured ? 'label' : 'title'} />
        <SkeletonLine width="56%" letters="small" />
        <SkeletonLine width="56%" letters="small" />
        <Box mt="auto" pt="0.625rem">
          <SkeletonLine width="34%" letters="price" />
        </Box>
      </Stack>
    </Card>
  );
}
