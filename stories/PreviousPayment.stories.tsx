import { previousPaymentMachine } from '#machines/previous-payment.machine.ts';
import preview from '../.storybook/preview.tsx';
import { DrawnChart } from '../.storybook/statechart/DrawnChart.tsx';
import { machinePage } from './docs/machine-page.tsx';

const meta = preview.meta({
  title: 'Machines/Previous payment',
  parameters: { docs: { page: machinePage('previous-payment') } },
});

/** It has no screen of its own: the confirmation page shows its answer. */
export const Chart = meta.story({ render: () => <DrawnChart machine={previousPaymentMachine} /> });
