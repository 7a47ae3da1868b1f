import preview from '../../.storybook/preview.tsx';
import { TruncatedText } from '../../src/ui/TruncatedText.tsx';
import { kit } from './kit.ts';

const meta = preview.meta({
  title: 'Components/TruncatedText',
  component: TruncatedText,
  parameters: kit('For the eye alone: people who listen get all of it.'),
  args: { text: 'Manali to Leh High Pass Expedition', limit: 22 },
});

export const Cut = meta.story({});
export const Short = meta.story({ args: { text: 'Coorg loop' } });
export const Emoji = meta.story({ args: { text: '👨‍👩‍👧‍👦'.repeat(30) } });
