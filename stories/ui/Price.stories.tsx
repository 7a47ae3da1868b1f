import preview from '../../.storybook/preview.tsx';
import { Price } from '../../src/ui/Price.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Price',
  component: Price,
  parameters: componentParameters('Prices and words of prices come formatted from the domain.'),
  args: { text: '₹30,799.12', oldText: '₹34,999', offText: '12% off' },
});

export const Discounted = meta.story({});
export const Whole = meta.story({ args: { text: '₹6,999', oldText: '' } });
export const Words = meta.story({ args: { text: 'Register Now', oldText: '' } });
export const Large = meta.story({ args: { size: 'large' } });
export const Bar = meta.story({ args: { size: 'bar' } });
export const InLakhs = meta.story({
  args: { size: 'large', text: '₹10,86,418.96', oldText: '₹12,34,567' },
});
export const HundredPercentOff = meta.story({
  args: { text: 'Free Register', oldText: '₹4,999', offText: '100% off' },
});
