import { Button } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { Amount } from '../../src/ui/Amount.tsx';
import { BottomBar } from '../../src/ui/BottomBar.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/BottomBar',
  component: BottomBar,
  parameters: componentParameters(
    'Below 992 px only: wider screens have their action in sight.',
    'Holds one price and one action.',
  ),
  args: {
    children: (
      <>
        <b>
          <Amount text="₹30,799.12" />
        </b>
        <Button variant="filled">Book Now</Button>
      </>
    ),
  },
});

export const Default = meta.story({ globals: { viewport: { value: 'phone' } } });
