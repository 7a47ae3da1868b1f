import { Button } from '@mantine/core';
import * as texts from '#texts/support.ts';
import { useMachine } from '../../site/actors.ts';
import { useCopyMachine } from '../../site/copy.ts';
import { useSite } from '../../site/site.ts';
import { CopyResult } from './CopyResult.tsx';
import { traceText } from './trace-text.ts';

interface CopyTraceProps {
  /** The payment concerned; null for none. */
  transactionId: string | null;
}

/** Copies the report for support; where the browser refuses, it stands in a field (rule: Copy what happened). */
export function CopyTrace({ transactionId }: CopyTraceProps) {
  const { trace } = useSite();
  const [state, send] = useMachine(useCopyMachine());
  const copy = () =>
    send({
      type: 'copy.requested',
      name: texts.whatHappened,
      text: traceText(trace(), transactionId, import.meta.url),
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
      <CopyResult state={state} />
    </>
  );
}
