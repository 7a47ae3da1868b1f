import preview from '../../.storybook/preview.tsx';
import { TextArea } from '../../src/ui/TextArea.tsx';
import { componentParameters } from './component-parameters.ts';
import { fieldStates, typedInto } from './field-states.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: componentParameters('For more than a line.'),
  args: { label: 'Message', value: '', onChange: () => {} },
});

export const Empty = meta.story({});
export const WithHint = meta.story(fieldStates.withHint);
export const WithError = meta.story(fieldStates.withError);
export const Large = meta.story(fieldStates.large);
export const ReadOnly = meta.story(fieldStates.readOnly);
/** The typed text stands in the field. */
export const Typed = meta.story(typedInto(TextArea, 'Message'));
