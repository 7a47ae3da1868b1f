import { type ComponentProps, useEffect, useState } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> {
  onSubmit: () => void;
}

/**
 * A form that its chart validates; a refused submit focuses the first invalid field. Sent before any script has loaded, it does nothing: with
 * the method `dialog` and no dialog around it, no browser leaves the page, loses what was typed or puts it into the URL.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
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
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setSubmitted({ form: event.currentTarget });
      }}
    />
  );
}
