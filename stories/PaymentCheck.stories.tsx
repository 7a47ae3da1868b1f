import { paymentCheckMachine } from '#machines/payment-check.machine.ts';
import preview from '../.storybook/preview.tsx';
import { DrawnChart } from '../.storybook/statechart/DrawnChart.tsx';
import { machinePage } from './docs/machine-page.tsx';

const meta = preview.meta({
  title: 'Machines/Payment check',
  parameters: { docs: { page: machinePage('payment-check') } },
});

/** It has no screen of its own: booking, payment and recovery show its outcome. */
export const Chart = meta.story({ render: () => <DrawnChart machine={paymentCheckMachine} /> });
