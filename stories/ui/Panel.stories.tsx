import preview from '../../.storybook/preview.tsx';
import { Panel } from '../../src/ui/Panel.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Panel',
  component: Panel,
  parameters: componentParameters('A white card on a mist page; labelled by its heading.'),
  args: { title: 'Payment Details', children: <p>What is to be paid.</p> },
});

export const WithTitle = meta.story({});
export const WithoutTitle = meta.story({ args: { title: undefined } });
