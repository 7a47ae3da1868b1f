import { ActionIcon, Group } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import * as texts from '#texts/frame.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Words } from '../../ui/Words.tsx';

interface SandboxHintProps {
  /** Resolves to true when a sandbox answers behind this site. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Remembers for this visit that the note was dismissed. */
  onHide: () => void;
}

/** Says that nothing here is real, but only where the sandbox answers; one press and it is gone. */
export function SandboxHint({ ask, onHide }: SandboxHintProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      (answers) => {
        if (!leaving.signal.aborted) setShown(answers);
      },
      () => setShown(false),
    );
    return () => leaving.abort();
  }, [ask]);

  if (!shown) return null;
  return (
    <Group
      component="aside"
      className="ks-screen"
      justify="center"
      wrap="nowrap"
      gap="var(--ks-space-1)"
      px="var(--ks-gutter)"
      bg="signal.0"
      c="signal.9"
      fz="sm"
      lh={1.4}
      aria-label={texts.sandbox}
    >
      <p>
        <Words>{texts.sandboxNote(<strong key="start">{texts.sandboxStart}</strong>)}</Words>
      </p>
      <ActionIcon
        flex="none"
        aria-label={texts.hideNote}
        onClick={() => {
          setShown(false);
          onHide();
        }}
      >
        <Icon icon={IconX} />
      </ActionIcon>
    </Group>
  );
}
