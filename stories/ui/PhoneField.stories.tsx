import preview from '../../.storybook/preview.tsx';
import { PhoneField } from '../../src/ui/PhoneField.tsx';
import { componentParameters } from './component-parameters.ts';
import { fieldStates, typedInto } from './field-states.tsx';

const meta = preview.meta({
  title: 'Components/PhoneField',
  component: PhoneField,
  parameters: componentParameters('Takes a pasted +91 number whole: there is no maximum length.'),
  args: { label: 'Phone Number', value: '', onChange: () => {} },
});

export const Empty = meta.story({});
export const WithHint = meta.story(fieldStates.withHint);
export const WithError = meta.story(fieldStates.withError);
export const Large = meta.story(fieldStates.large);
export const ReadOnly = meta.story(fieldStates.readOnly);
/** The typed text stands in the field. */
export const Typed = meta.story(typedInto(PhoneField, 'Phone Number'));
