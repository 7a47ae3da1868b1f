import { Button } from '@mantine/core';
import { useActor } from '@xstate/react';
import type { copyMachine } from '#machines/copy.machine.ts';
import * as texts from '#texts/support.ts';
import { CopyResult } from '../../ui/CopyResult.tsx';
import type { TraceEntry } from '../route.ts';
import { traceText } from './trace-text.ts';

interface CopyTraceProps {
  machine: typeof copyMachine;
  /** Returns the steps so far. */
  entries: () => readonly TraceEntry[];
  /** The payment concerned; null for none. */
  transactionId: string | null;
}

/** Copies the report for support; where the browser refuses, it stands in a field (rule: Copy what happened). */
export function CopyTrace({ machine, entries, transactionId }: CopyTraceProps) {
  const [state, send] = useActor(machine);
  const { name = '', text = '' } = state.context.request ?? {};
  const copy = () =>
    send({
      type: 'copy.requested',
      name: texts.whatHappened,
      text: traceText(entries(), transactionId, import.meta.url),
    });
  return (
    <>
      <Button
        variant="transparent"
        loading={state.hasTag('busy')}
        aria-busy={state.hasTag('busy') || undefined}
        onClick={copy}
      >
        {texts.copyWhatHappened}
      </Button>
      <CopyResult
        copied={state.matches('copied') ? name : null}
        refused={state.matches('blocked') ? { name, text } : null}
      />
    </>
  );
}
