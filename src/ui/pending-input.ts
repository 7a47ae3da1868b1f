import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TextOrigin } from '#machines/domain/person/early-text.ts';
import { takeOverFocus } from './field-focus.ts';
import { isTypedInto } from './hydration.ts';
import { useIsPrerendered } from './prerendered.ts';
import { type Control, takeReplaced } from './served-controls.ts';

/**
 * Returns the value that a field holds at hydration: what was typed, chosen, filled in or restored by the browser
 * before. A control that replaces another gets that one's value.
 */
function takeOverValue(control: Control, replaced: Control | undefined): string {
  if (replaced === undefined) return control.value;
  control.value = replaced.value;
  return replaced.value;
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
  // A field that is created in the browser holds nothing yet, and its effects may wait for the paint.
  const isPrerendered = useIsPrerendered();
  const [isTakenOver, setIsTakenOver] = useState(false);
  // Rendering at once makes React run the effects of the last commit first. Left for later, they would start the chart after
  // the next key, and React writes over a field whose change has changed nothing.
  const renderAtOnce = () => setIsTakenOver(true);
  useLayoutEffect(() => {
    if (isTakenOver) return;
    const control = ref.current;
    const replaced = takeReplaced(control);
    if (!isPrerendered && replaced === undefined) return;
    renderAtOnce();
    if (control === null) return;
    const held = takeOverValue(control, replaced);
    if (replaced !== undefined) takeOverFocus(control, replaced);
    if (held !== value)
      onChange(held, isTypedInto(replaced ?? control) ? 'typedEarly' : 'filledIn');
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
