import preview from '../../.storybook/preview.tsx';
import { GalleryCarousel } from '../../src/ui/GalleryCarousel.tsx';
import { componentParameters } from './component-parameters.ts';

const pictures = [1, 2, 3, 4].map((number) => ({
  src: `/art/corporate-gallery-${number}.svg`,
  alt: `Picture ${number} of a company ride`,
}));

const meta = preview.meta({
  title: 'Components/GalleryCarousel',
  component: GalleryCarousel,
  parameters: componentParameters(
    'Pictures turn every five seconds; they rest under the pointer, with the focus and with reduced motion.',
    'Each has words for those who cannot see it.',
  ),
  args: { label: 'Company rides', pictures },
});

export const Four = meta.story({});
export const One = meta.story({ args: { pictures: pictures.slice(0, 1) } });
