import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useId, useRef } from 'react';
import { loadMessage } from '#machines/domain/answer/failure.ts';
import { dayOf, formatDay } from '#machines/domain/calendar/calendar.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import {
  isAmong,
  isSameRide,
  type SavedRides,
  type SavedRow,
  savedRows,
} from '#machines/domain/catalogue/saved-items.ts';
import type { savedRidesMachine } from '#machines/loader.machine.ts';
import type { NamedRide, savedMachine } from '#machines/saved.machine.ts';
import { kindWords } from '#texts/kinds.ts';
import * as texts from '#texts/saved.ts';
import * as paths from '../../paths.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { useAnnouncement } from '../../ui/announcements.ts';
import { ItemCard } from '../../ui/ItemCard.tsx';
import { ItemCards } from '../../ui/ItemCards.tsx';
import { ItemGrid } from '../../ui/ItemGrid.tsx';
import { OutdatedNotice } from '../../ui/OutdatedNotice.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { Words } from '../../ui/Words.tsx';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { Heart } from '../../widgets/saved/Heart.tsx';
import { CompareBar } from './CompareBar.tsx';
import { CompareTable } from './CompareTable.tsx';
import { NothingSaved } from './NothingSaved.tsx';
import { SavedSkeleton } from './SavedSkeleton.tsx';
import styles from './SavedView.module.css';

/** The props of the page of saved rides. */
export interface SavedViewProps extends ViewProps<typeof savedRidesMachine> {
  now: number;
  /** The saved rides of this device. */
  rides: SavedRides;
  saving: ViewProps<typeof savedMachine>;
}

/** The saved rides of this device with their present facts in the catalogue. */
export function SavedView({ state, send, rides, saving, now }: SavedViewProps) {
  const { result, failure } = state.context;
  const { saved } = rides;
  const isComparing = saving.state.matches({ compare: 'comparing' });
  const count = useRef<HTMLParagraphElement>(null);
  const announcedCount = useMergedRef(count, useAnnouncement<HTMLParagraphElement>('polite'));
  const before = useRef({ saved, isComparing });
  // A ride that goes, and a comparison that is closed, leave the focus at the count.
  useEffect(() => {
    const isClosed = before.current.isComparing && !isComparing;
    if (isClosed || saved.length < before.current.saved.length) count.current?.focus();
    before.current = { saved, isComparing };
  }, [saved, isComparing]);
  if (state.matches('failed') && failure !== null) {
    return (
      <StatePanel
        kind="error"
        title={texts.savedRidesNotLoaded}
        message={loadMessage('featured', failure)}
        help={texts.stillSaved}
      >
        <RetryButton onClick={() => send({ type: 'load.retried' })} />
        <CopyTrace />
      </StatePanel>
    );
  }
  if (result === null) return <SavedSkeleton count={Math.max(saved.length, 1)} />;
  const rows = savedRows(saved, result);
  const { compared } = saving.state.context;
  if (isComparing) {
    const chosen = compared.flatMap((ride) =>
      listedIn(rows.filter((row) => isSameRide(row.ride, ride))),
    );
    return <CompareTable items={chosen} now={now} send={saving.send} />;
  }
  const recent = listedIn(savedRows(rides.recent, result));
  return (
    <>
      <OutdatedNotice subject={texts.theseRides} now={now} state={state} send={send} isAtHead />
      {saved.length === 0 ? (
        <NothingSaved />
      ) : (
        <>
          <Text ref={announcedCount} tabIndex={-1} mb="space5" style={{ outline: 'none' }}>
            <Words>
              {texts.savedCount(saved.length, (words) => (
                <b key="count">{words}</b>
              ))}
            </Words>
          </Text>
          <ItemGrid label={texts.savedRides}>
            {rows.map((row) => (
              <li key={`${row.ride.kind} ${row.ride.id}`}>
                {row.state === 'listed' ? (
                  <>
                    <ItemCard item={row.item} now={now} headingLevel={2} Heart={Heart} />
                    <label className={`${styles.choice} ks-tap`}>
                      <input
                        type="checkbox"
                        checked={isAmong(compared, row.ride)}
                        aria-label={texts.compareRide(row.item.title)}
                        onChange={() => saving.send({ type: 'compare.toggled', ride: row.ride })}
                      />
                      {texts.compare}
                    </label>
                  </>
                ) : (
                  <Unlisted
                    row={row}
                    onRemove={(ride) => saving.send({ type: 'ride.toggled', ride })}
                  />
                )}
              </li>
            ))}
          </ItemGrid>
          <CompareBar {...saving} />
        </>
      )}
      {recent.length > 0 && (
        <Box component="section" mt="space14" aria-labelledby="recent-heading">
          <Group justify="space-between" gap="0 var(--ks-space-6)" mb="space5">
            <Title order={2} id="recent-heading" fz="xxl">
              {texts.recentlyViewed}
            </Title>
            <Button variant="transparent" onClick={() => saving.send({ type: 'recent.cleared' })}>
              {texts.clearList}
            </Button>
          </Group>
          <ItemGrid>
            <ItemCards items={recent} now={now} Heart={Heart} />
          </ItemGrid>
        </Box>
      )}
    </>
  );
}

function listedIn(rows: readonly SavedRow[]): Item[] {
  return rows.flatMap((row) => (row.state === 'listed' ? row.item : []));
}

/**
 * A saved ride that the catalogue lacks, or whose list did not load: the device has only its kind and the time of
 * saving.
 */
function Unlisted({ row, onRemove }: { row: SavedRow; onRemove: (ride: NamedRide) => void }) {
  const id = useId();
  const { ride, state } = row;
  const day = formatDay(dayOf(ride.at));
  const name = kindWords[ride.kind].savedOn(day);
  return (
    <article className={`${styles.unlisted} ks-stack`} aria-labelledby={id}>
      <img src="/art/empty.svg" alt="" width={88} height={88} />
      <h2 id={id}>{name}</h2>
      <p className="ks-quiet">
        {state === 'gone' ? texts.noLongerListed : `${texts.notLookedUp} `}
        {state === 'unknown' && (
          <SiteLink href={`${paths.detailsOf(ride.id)}?type=${ride.kind}`}>
            {texts.openPage}
          </SiteLink>
        )}
      </p>
      <Button aria-describedby={id} onClick={() => onRemove({ ...ride, title: name })}>
        {texts.remove}
      </Button>
    </article>
  );
}
