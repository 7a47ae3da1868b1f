import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Tabs } from '../../src/ui/Tabs.tsx';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  parameters: componentParameters(
    'Tabs inside one page; arrow keys, Home and End move and choose.',
  ),
  args: {
    label: 'Bookings',
    tabs: [
      { id: 'upcoming', label: 'Upcoming' },
      { id: 'completed', label: 'Completed' },
    ],
    current: 'upcoming',
    onChoose: () => {},
    children: <p>Two rides.</p>,
  },
});

export const First = meta.story({});
export const Second = meta.story({ args: { current: 'completed' } });

/** Arrow keys choose. */
export const ByTheKeyboard = meta.story({
  render: function ByTheKeyboard(args) {
    const [current, setCurrent] = useState('upcoming');
    return <Tabs {...args} current={current} onChoose={setCurrent} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Upcoming' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Completed' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});
