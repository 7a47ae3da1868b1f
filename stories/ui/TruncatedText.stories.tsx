import preview from '../../.storybook/preview.tsx';
import { TruncatedText } from '../../src/ui/TruncatedText.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/TruncatedText',
  component: TruncatedText,
  parameters: componentParameters('For the eye alone: people who listen get all of it.'),
  args: { text: 'Manali to Leh High Pass Expedition', limit: 22 },
});

export const Cut = meta.story({});
export const Short = meta.story({ args: { text: 'Coorg loop' } });
export const Emoji = meta.story({ args: { text: '👨‍👩‍👧‍👦'.repeat(30) } });
