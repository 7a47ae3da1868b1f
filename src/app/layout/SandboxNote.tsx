import { ActionIcon, Group } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { memo, useState } from 'react';
import * as texts from '#texts/layout.ts';
import { useSite } from '../../site/site.ts';
import { TAB_KEYS } from '../../storage/keys.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Words } from '../../ui/Words.tsx';
import { BACKGROUND_DELAY, useAfter } from './use-after.ts';

/** Says that nothing here is real, on pages that a sandbox serves. One press hides it for this visit. */
export const SandboxNote = memo(function SandboxNote() {
  const idle = useAfter(BACKGROUND_DELAY);
  const { session } = useSite().browser;
  const [isHidden, setIsHidden] = useState(() => session.read(TAB_KEYS.sandboxNote) !== null);
  if (!idle || isHidden || !comesFromSandbox()) return null;
  return (
    <Group
      component="aside"
      className="ks-screen"
      justify="center"
      wrap="nowrap"
      gap="space1"
      px="var(--ks-gutter)"
      bg="signal.0"
      c="signal.9"
      fz="sm"
      lh={1.4}
      aria-label={texts.sandbox}
    >
      <p>
        <Words>{texts.sandboxNote(<strong key="start">{texts.sandboxLeadIn}</strong>)}</Words>
      </p>
      <ActionIcon
        flex="none"
        aria-label={texts.hideNote}
        onClick={() => {
          setIsHidden(true);
          session.write(TAB_KEYS.sandboxNote, 'hidden');
        }}
      >
        <Icon icon={IconX} />
      </ActionIcon>
    </Group>
  );
});

/** True when the server of the page says in a header (Server-Timing) that it is a sandbox. */
function comesFromSandbox(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // not every browser has Server-Timing
  const timings = (navigation as Partial<PerformanceNavigationTiming> | undefined)?.serverTiming;
  return timings?.some(({ name }) => name === 'sandbox') ?? false;
}
