import { Button } from '@mantine/core';
import * as texts from '#texts/support.ts';
import { useMachine } from '../../site/actors.ts';
import { useCopyMachine } from '../../site/copy.ts';
import { useSite } from '../../site/site.ts';
import { CopyResult } from './CopyResult.tsx';
import { traceText } from './trace-text.ts';

/**
 * The button that copies the report for support, with the payment where there is one. Where the browser refuses, the
 * report stands in a field (rule: Copy what happened).
 */
export function CopyTrace({ transactionId = null }: { transactionId?: string | null }) {
  const { trace } = useSite();
  const [state, send] = useMachine(useCopyMachine());
  return (
    <>
      <Button
        variant="transparent"
        loading={state.hasTag('busy')}
        aria-busy={state.hasTag('busy') || undefined}
        onClick={() =>
          send({
            type: 'copy.requested',
            name: texts.whatHappened,
            text: traceText(trace(), transactionId, import.meta.url),
          })
        }
      >
        {texts.copyWhatHappened}
      </Button>
      <CopyResult state={state} />
    </>
  );
}
