import preview from '../../.storybook/preview.tsx';
import { CardSkeletonGrid } from '../../src/ui/CardSkeletonGrid.tsx';
import { Loading } from '../../src/ui/Loading.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Loading',
  component: Loading,
  parameters: componentParameters(
    'Stands where the content will, in the same boxes.',
    'The class ks-late keeps its room and shows it after 200 ms; a prerendered skeleton shows at once.',
  ),
  args: { words: 'Loading trips', children: <CardSkeletonGrid count={3} /> },
});

export const Cards = meta.story({});
