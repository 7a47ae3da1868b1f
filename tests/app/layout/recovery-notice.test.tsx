import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { listen } from '../../../src/site/listeners.ts';
import { holdBackgroundTasks } from '../../fixtures/background-tasks.ts';
import { examplePending } from '../../fixtures/bookings.ts';
import { paidAnswer } from '../../fixtures/payment-answers.ts';
import { renderSite } from '../../fixtures/render-site.tsx';
import { createFakeServices } from '../../fixtures/services.ts';

beforeEach(holdBackgroundTasks);

const settle = () => act(() => vi.advanceTimersByTimeAsync(5_000));

test('a device without bookings, on which a window beside this one pays → the next page of this one says so', async () => {
  const fakes = createFakeServices({ fetchPaymentStatus: async () => paidAnswer });
  Object.assign(fakes.browser, {
    onMoved: (listener: () => void) => listen(window, ['pushState'], listener),
  });
  renderSite('/about', fakes);
  await screen.findByRole('heading', { level: 1 });
  await settle();
  fakes.reopened().storePending(examplePending('KS1'));
  act(() => navigate('/contact'));
  await settle();
  expect(await screen.findByText('Your payment came through')).toBeVisible();
});
