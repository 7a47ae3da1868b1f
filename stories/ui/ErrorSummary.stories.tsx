import preview from '../../.storybook/preview.tsx';
import { ErrorSummary } from '../../src/ui/ErrorSummary.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  parameters: componentParameters(
    'Above a form that was refused; each line leads to its field.',
    'The sentences are those at the fields.',
  ),
  args: {
    errors: [
      { fieldId: 'guest-name', message: 'Full name is required' },
      { fieldId: 'guest-email', message: 'Email is invalid' },
    ],
  },
});

export const Two = meta.story({});
export const One = meta.story({
  args: { errors: [{ fieldId: 'guest-phone', message: 'Phone number must be 10 digits' }] },
});
export const None = meta.story({ args: { errors: [] } });
