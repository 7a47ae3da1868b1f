import { orderMachine } from '#machines/order.machine.ts';
import preview from '../.storybook/preview.tsx';
import { DrawnChart } from '../.storybook/statechart/DrawnChart.tsx';
import { machinePage } from './docs/machine-page.tsx';

const meta = preview.meta({
  title: 'Machines/Order',
  parameters: { docs: { page: machinePage('order') } },
});

/** It has no screen of its own: the confirmation page shows how it ended. */
export const Chart = meta.story({ render: () => <DrawnChart machine={orderMachine} /> });
