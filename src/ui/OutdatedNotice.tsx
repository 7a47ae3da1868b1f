import { Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#machines/domain/answer/failure.ts';
import { formatMoment, formatPastMoment } from '#machines/domain/calendar/calendar.ts';
import * as texts from '#texts/ui.ts';
import { Icon } from './Icon.tsx';

interface OutdatedNoticeProps {
  /** The subject of the page, as in 'this ride'. */
  subject: string;
  /** The time, epoch ms. */
  now: number;
  /**
   * The snapshot of the page's chart: the time at which the displayed content was read, epoch ms, and the failure of
   * the latest request.
   */
  state: {
    context: { cachedAt: number | null; failure: Failure | null };
    matches(state: { loaded: 'refreshing' }): boolean;
  };
  send(event: { type: 'load.retried' }): void;
  /** True at the head of a page: without a connection the frame's own notice of it gives way to this one (rule: Without a connection). */
  isAtHead?: boolean;
}

/** Says how old the page is when the latest could not be loaded. It stays mounted, so that its words are announced. */
export function OutdatedNotice({
  subject,
  now,
  state,
  send,
  isAtHead = false,
}: OutdatedNoticeProps) {
  const { failure } = state.context;
  const cachedAt = failure === null ? null : state.context.cachedAt;
  const region = useRef<HTMLDivElement>(null);
  const [isRetried, setIsRetried] = useState(false);
  const isOver = isRetried && cachedAt === null;
  // the connection may come back after the failure, and nothing is requested again by itself
  const [overcome, setOvercome] = useState<Failure | null>(null);
  useWindowEvent('online', () => setOvercome(failure));
  const isOffline = failure?.kind === 'offline' && failure !== overcome;

  // The pressed button is gone with the notice.
  useEffect(() => {
    if (isOver) region.current?.focus();
  }, [isOver]);

  return (
    <div ref={region} aria-live="polite" tabIndex={-1} style={{ outline: 'none' }}>
      {cachedAt !== null && (
        <Group
          wrap="nowrap"
          align="center"
          gap="sm"
          my="md"
          px="md"
          py="sm"
          fz="sm"
          lh="sm"
          bd="1px solid ink.3"
          bdrs="lg"
          bg="white"
          data-offline={(isAtHead && isOffline) || undefined}
        >
          <Icon icon={IconHistory} size={24} />
          <Group flex={1} miw={0} wrap="nowrap" justify="space-between" gap="space5">
            <Text inherit>
              {isOffline
                ? texts.offlineSince(subject, formatPastMoment(cachedAt, now))
                : texts.outdatedSince(subject, formatMoment(cachedAt))}
            </Text>
            <Button
              variant="transparent"
              aria-busy={state.matches({ loaded: 'refreshing' }) || undefined}
              onClick={() => {
                setIsRetried(true);
                send({ type: 'load.retried' });
              }}
            >
              {texts.retry}
            </Button>
          </Group>
        </Group>
      )}
      {isOver && <p className="ks-hidden">{texts.upToDate}</p>}
    </div>
  );
}
