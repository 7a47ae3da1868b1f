import preview from '../../.storybook/preview.tsx';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';
import { componentParameters } from './component-parameters.ts';

function Lost(): never {
  throw new Error('This script did not arrive.');
}

const meta = preview.meta({
  title: 'Components/ErrorBoundary',
  component: ErrorBoundary,
  parameters: componentParameters(
    'Around a part that the page can do without, or that can fail by itself.',
    'What stands instead takes the same room, or none.',
  ),
  args: { fallback: <p>Stands instead.</p>, children: <p>The part itself.</p> },
});

export const Whole = meta.story({});
export const Broken = meta.story({ args: { children: <Lost /> } });
