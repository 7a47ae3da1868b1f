import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { componentParameters } from './component-parameters.ts';
import { fieldStates, typedInto } from './field-states.tsx';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  parameters: componentParameters(
    'The label stands above and stays.',
    'The error stands above the control, beside an ember bar, and says what to do.',
  ),
  args: { label: 'Full Name', value: '', onChange: () => {} },
});

export const Empty = meta.story({});
export const WithHint = meta.story(fieldStates.withHint);
export const WithError = meta.story(fieldStates.withError);
export const Large = meta.story(fieldStates.large);
export const ReadOnly = meta.story(fieldStates.readOnly);
/** The typed text stands in the field. */
export const Typed = meta.story(typedInto(Field, 'Full Name'));
