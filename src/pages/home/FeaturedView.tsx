import { Box } from '@mantine/core';
import { loadMessage } from '#machines/domain/answer/failure.ts';
import type { featuredMachine } from '#machines/loader.machine.ts';
import { noFeatured } from '#texts/failures.ts';
import * as texts from '#texts/home.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { ItemCards } from '../../ui/ItemCards.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OutdatedNotice } from '../../ui/OutdatedNotice.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { NoticedHeart } from '../../widgets/saved/NoticedHeart.tsx';
import styles from './Featured.module.css';
import { FEATURED_COLUMNS, FeaturedSkeleton } from './FeaturedSkeleton.tsx';

/** Up to four cards; below 992 px they scroll sideways and snap. */
export function FeaturedView({
  state,
  send,
  now,
}: ViewProps<typeof featuredMachine> & { now: number }) {
  const { result, failure } = state.context;
  if (state.matches('failed') && failure !== null) {
    return (
      <StatePanel
        kind="error"
        headingLevel={3}
        title={texts.featuredFailed}
        message={loadMessage('featured', failure)}
        mb="lg"
      >
        <RetryButton variant="default" onClick={() => send({ type: 'load.retried' })} />
        <CopyTrace />
      </StatePanel>
    );
  }
  if (result === null) return <FeaturedSkeleton />;
  if (result.length === 0) {
    return (
      <StatePanel headingLevel={3} title={noFeatured} help={texts.noFeaturedHelp} mb="lg">
        <LinkButton href={paths.getaways}>{texts.seeAllGetaways}</LinkButton>
      </StatePanel>
    );
  }
  return (
    <>
      <OutdatedNotice subject={texts.theseRides} now={now} state={state} send={send} />
      <Box
        component="ul"
        className={`${styles.cards} ks-scroller`}
        aria-label={texts.featured}
        __vars={FEATURED_COLUMNS}
      >
        <ItemCards
          items={result}
          now={now}
          origin="featuredGetaways"
          featured
          Heart={NoticedHeart}
        />
      </Box>
    </>
  );
}
