import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NotLoaded } from '../../src/ui/NotLoaded.tsx';
import { componentParameters } from './component-parameters.ts';

const defaults: ComponentProps<typeof NotLoaded> = { what: 'page', onReload: fn() };

const meta = preview.meta({
  title: 'Components/NotLoaded',
  component: NotLoaded,
  parameters: componentParameters(
    'For a page or a part of one whose script did not arrive, after it was asked for three times.',
    'The rest of the page stays as it is.',
  ),
  args: defaults,
});

export const Page = meta.story({});
export const Section = meta.story({ args: { what: 'section' } });
export const Replaced = meta.story({ args: { isReplaced: true } });
