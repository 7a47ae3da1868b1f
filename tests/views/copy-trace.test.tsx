import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { copyMachine } from '#machines/copy.machine.ts';
import { CopyTrace } from '../../src/pages/support/CopyTrace.tsx';
import { NOW } from '../fixtures/bookings.ts';

const entries = () => [
  { at: NOW, machine: 'payment', state: '"checking"', event: 'refresh.requested' },
];

function open(copyText: (text: string) => Promise<void>) {
  const machine = copyMachine.provide({
    actors: {
      copyPlainText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
    },
  });
  render(<CopyTrace machine={machine} entries={entries} transactionId="KS7" />);
  return userEvent.click(screen.getByRole('button', { name: 'Copy what happened' }));
}

test('a press copies what happened, and says so', async () => {
  const copyText = vi.fn(async () => {});
  await open(copyText);
  expect(await screen.findByText('What happened copied')).toBeVisible();
  expect(copyText).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('payment "checking" < refresh.requested'),
  );
});

test('the browser refuses → what happened stands in a field, selected', async () => {
  await open(() => Promise.reject(new Error('denied')));
  const field = await screen.findByRole('textbox', { name: 'What happened' });
  expect(field).toHaveFocus();
  expect(field).toHaveTextContent('Transaction: KS7');
});
