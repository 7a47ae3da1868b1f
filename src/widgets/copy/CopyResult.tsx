import type { copyMachine } from '#machines/copy.machine.ts';
import * as texts from '#texts/ui.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Toast } from '../../ui/Toast.tsx';
import { CopyByHand } from './CopyByHand.tsx';

/** The result of a press that copies. Render it always, so that its change is announced. */
export function CopyResult({ state }: Pick<ViewProps<typeof copyMachine>, 'state'>) {
  const { request } = state.context;
  return (
    <>
      {state.matches('blocked') && request !== null && <CopyByHand {...request} />}
      <Toast>
        {state.matches('copied') && request !== null ? texts.copied(request.name) : null}
      </Toast>
    </>
  );
}
