import preview from '../../.storybook/preview.tsx';
import { ReadMore } from '../../src/ui/ReadMore.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/ReadMore',
  component: ReadMore,
  parameters: componentParameters('Cuts after whole characters; the toggle says what it is about.'),
  args: {
    text: 'Nine days over five passes, from the pine line at Manali to the prayer flags of Leh.',
    limit: 60,
    about: 'this ride',
  },
});

export const Cut = meta.story({});
export const InFull = meta.story({ args: { limit: 200 } });
export const OneCharacterTooLong = meta.story({ args: { text: 'x'.repeat(61) } });
