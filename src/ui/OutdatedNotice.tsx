import { Box, Button, Group, Text } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useEffect, useRef, useState } from 'react';
import { formatAge, formatMoment } from '#machines/domain/calendar.ts';
import * as texts from '#texts/ui.ts';
import { Icon } from './Icon.tsx';

interface OutdatedNoticeProps {
  /** The subject of the page, as in 'this ride'. */
  subject: string;
  /** The time of reading, epoch ms; null while there is nothing to say. */
  takenAt: number | null;
  /** The time, epoch ms. */
  now: number;
  /** True when the device itself knows that it has no connection. */
  isOffline: boolean;
  /** True when the latest is being asked for again. */
  isAsking: boolean;
  onRetry: () => void;
}

/** Says how old the page is when the latest could not be loaded; keep it mounted, so that it is announced. */
export function OutdatedNotice({
  subject,
  takenAt,
  now,
  isOffline,
  isAsking,
  onRetry,
}: OutdatedNoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  const [isRetried, setIsRetried] = useState(false);
  const isOver = isRetried && takenAt === null;

  // The pressed button is gone with the notice.
  useEffect(() => {
    if (isOver) region.current?.focus();
  }, [isOver]);

  return (
    <div ref={region} aria-live="polite" tabIndex={-1} style={{ outline: 'none' }}>
      {takenAt !== null && (
        <Group
          wrap="nowrap"
          align="flex-start"
          gap="sm"
          my="md"
          px="md"
          py="sm"
          lh="sm"
          bd="1px solid ink.3"
          bdrs="lg"
          bg="white"
        >
          <Box mt="0.625rem">
            <Icon icon={IconHistory} size={24} />
          </Box>
          <Group flex={1} miw={0} justify="space-between" gap="0 var(--ks-space-5)">
            <Text inherit py="0.6875rem">
              {isOffline
                ? texts.offlineSince(subject, formatAge(takenAt, now))
                : texts.outdatedSince(subject, formatMoment(takenAt))}
            </Text>
            <Button
              variant="transparent"
              aria-busy={isAsking || undefined}
              onClick={() => {
                setIsRetried(true);
                onRetry();
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
