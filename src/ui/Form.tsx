import { type ComponentProps, useEffect, useState } from 'react';

/** A field of a form by the name or the id of its control, which is also its name in the chart. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> {
  fields: readonly FormField[];
  onSubmit: () => void;
}

// Some password managers and autofills fill a field without an event; the next render would empty it again.
function takeOver(fields: readonly FormField[], form: HTMLFormElement, typedIn?: EventTarget) {
  for (const { name, value, onChange } of fields) {
    const control = form.elements.namedItem(name);
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isField && control !== typedIn && control.value !== value) onChange(control.value);
  }
}

/**
 * A form that its chart validates. At the submit the chart gets the values of all fields, even of those without an
 * event; a refused submit focuses the first invalid field. Sent before any script has loaded, it does nothing: with
 * the method `dialog` and no dialog around it, no browser leaves the page, loses what was typed or puts it into the
 * URL.
 */
export function Form({ fields, onSubmit, ...rest }: FormProps) {
  // set anew by each submit, so that its errors are rendered when the effect looks for them; typing never moves the focus
  const [submitted, setSubmitted] = useState<{ form: HTMLFormElement } | null>(null);
  useEffect(() => {
    submitted?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitted]);
  return (
    <form
      {...rest}
      method="dialog"
      noValidate
      onFocusCapture={({ currentTarget }) => takeOver(fields, currentTarget)}
      onInputCapture={({ currentTarget, target }) => takeOver(fields, currentTarget, target)}
      onSubmit={(event) => {
        event.preventDefault();
        takeOver(fields, event.currentTarget);
        onSubmit();
        setSubmitted({ form: event.currentTarget });
      }}
    />
  );
}
