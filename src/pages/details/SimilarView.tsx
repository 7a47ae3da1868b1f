import { Box, Title } from '@mantine/core';
import { SIMILAR_LIMIT } from '#machines/domain/catalogue/similar-rides.ts';
import type { similarMachine } from '#machines/loader.machine.ts';
import { kindWords } from '#texts/kinds.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { CardSkeletonGrid } from '../../ui/CardSkeletonGrid.tsx';
import { ItemCards } from '../../ui/ItemCards.tsx';
import { ItemGrid } from '../../ui/ItemGrid.tsx';
import { NoticedHeart } from '../../widgets/saved/NoticedHeart.tsx';

/** Up to three cards; nothing where there is none or the list cannot be loaded. */
export function SimilarView({
  state,
  now,
}: Pick<ViewProps<typeof similarMachine>, 'state'> & { now: number }) {
  const { request, result } = state.context;
  const isBusy = state.hasTag('busy');
  if (!isBusy && (result === null || result.length === 0)) return null;
  return (
    <Box
      component="section"
      className="ks-screen"
      mt="space14"
      pt="2.5rem"
      style={{ borderTop: '1px solid var(--mantine-color-ink-1)' }}
      aria-labelledby="similar-heading"
      aria-busy={isBusy}
    >
      <Title order={2} id="similar-heading" fz="xxl" lh={1.2} mb="space5">
        {kindWords[request.item.kind].similar}
      </Title>
      {isBusy ? (
        <CardSkeletonGrid count={SIMILAR_LIMIT} />
      ) : (
        <ItemGrid>
          <ItemCards items={result ?? []} now={now} Heart={NoticedHeart} />
        </ItemGrid>
      )}
    </Box>
  );
}
