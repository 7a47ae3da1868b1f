import type { ComponentProps } from 'react';
import preview from '../../.storybook/preview.tsx';
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx';
import { componentParameters } from './component-parameters.ts';

const defaults: ComponentProps<typeof ErrorSummary> = {
  fields: [
    { id: 'name', error: 'Full name is required' },
    { id: 'email', error: 'Email is invalid' },
    { id: 'phone', error: undefined },
  ],
};

const meta = preview.meta({
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  parameters: componentParameters(
    'Over the fields of a form that was sent with errors; each error leads to its field.',
    'The error stands at its field, too, in the same words.',
  ),
  args: defaults,
});

export const Several = meta.story({});
export const One = meta.story({ args: { fields: [{ id: 'email', error: 'Email is invalid' }] } });
