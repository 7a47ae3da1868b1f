import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> {
  onSubmit: () => void;
}

/**
 * A form that only its chart hears and checks. Sent before any script is there, it does nothing: with the method `dialog` and no dialog around
 * it, no browser leaves the page, loses what was typed or puts it into the URL.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
