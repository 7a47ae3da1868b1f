import preview from '../../.storybook/preview.tsx';
import { CopyResult } from '../../src/pages/support/CopyResult.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/CopyResult',
  component: CopyResult,
  parameters: componentParameters(
    'Stands once beside the buttons of a page that copy.',
    'Stays mounted, so that what was copied is announced.',
    'Takes the focus where the browser refused, with the text selected.',
  ),
  args: { copied: null, refused: null },
});

export const NothingYet = meta.story({});
export const Copied = meta.story({ args: { copied: 'Booking ID' } });
export const Refused = meta.story({
  args: { refused: { name: 'Booking ID', text: 'KS2761248213' } },
});
