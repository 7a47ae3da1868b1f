import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TextOrigin } from '#machines/domain/person/early-text.ts';
import { takeOverFocus } from './field-focus.ts';
import { isTypedInto } from './hydration.ts';
import { useIsPrerendered } from './prerendered.ts';
import { type Control, takeReplaced } from './served-controls.ts';

/** Writes the value and the focus of a control into the one that replaces it. */
function replaceControl(control: Control, replaced: Control): void {
  control.value = replaced.value;
  takeOverFocus(control, replaced);
}

/**
 * Controls a field that may hold more than React has at hydration, and tells a text that the visitor typed from one that
 * the browser filled in. All of it is taken over in the commit that hydrates the field or renders it anew, so no key is
 * lost in between.
 */
export function usePendingInput<Own extends Control>(
  value: string,
  onChange: (value: string, origin: TextOrigin) => void,
) {
  const ref = useRef<Own>(null);
  const isPrerendered = useIsPrerendered();
  const [isTakenOver, setIsTakenOver] = useState(false);

  /**
   * Has React render the field in this task. Before a render React runs the effects of the last commit, and these start
   * the chart that receives the keys. Otherwise they may run after the next key: the chart would miss it, and React would
   * write the unchanged value over it.
   */
  const renderAtOnce = () => setIsTakenOver(true);

  /** Takes over what the visitor typed or chose, or the browser filled in or restored, before the field was React's. */
  const takeOver = (control: Own, replaced: Control | undefined) => {
    const earlier = replaced ?? control;
    const earlierValue = earlier.value;
    if (replaced !== undefined) replaceControl(control, replaced);
    if (earlierValue !== value)
      onChange(earlierValue, isTypedInto(earlier) ? 'typedEarly' : 'filledIn');
  };

  useLayoutEffect(() => {
    if (isTakenOver) return;
    const control = ref.current;
    const replaced = takeReplaced(control);
    // A field that was created in the browser and replaces none holds nothing yet.
    if (!isPrerendered && replaced === undefined) return;
    renderAtOnce();
    if (control !== null) takeOver(control, replaced);
  });

  return {
    ref,
    value,
    onChange: ({ currentTarget }: ChangeEvent<Own>) => {
      renderAtOnce();
      onChange(currentTarget.value, 'typed');
    },
  };
}
