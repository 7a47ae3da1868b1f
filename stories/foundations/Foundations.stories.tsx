import preview from '../../.storybook/preview.tsx';
import { ColourPage } from './ColourPage.tsx';
import { ControlsPage } from './ControlsPage.tsx';
import { IconPage } from './IconPage.tsx';
import { PicturePage } from './PicturePage.tsx';
import { SpacingPage } from './SpacingPage.tsx';
import { TypePage } from './TypePage.tsx';
import { VoicePage } from './VoicePage.tsx';

const meta = preview.meta({ title: 'Foundations/Brand', tags: ['!autodocs'] });

export const Colour = meta.story({ render: () => <ColourPage /> });
export const Controls = meta.story({ render: () => <ControlsPage /> });
export const Type = meta.story({ render: () => <TypePage /> });
export const Spacing = meta.story({ render: () => <SpacingPage /> });
export const Icons = meta.story({ render: () => <IconPage /> });
export const Pictures = meta.story({ render: () => <PicturePage /> });
export const Voice = meta.story({ render: () => <VoicePage /> });
