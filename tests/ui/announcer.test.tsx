import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANNOUNCE_DELAY, ANNOUNCEMENT_CLEAR_DELAY } from '../../src/ui/announcements.ts';
import { Loading } from '../../src/ui/Loading.tsx';
import { Modal } from '../../src/ui/Modal.tsx';
import { Notice } from '../../src/ui/Notice.tsx';
import { StatePanel } from '../../src/ui/StatePanel.tsx';
import { render } from '../fixtures/render.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');

test('a notice that enters the page → its words enter a region that was there before it', () => {
  const { rerender } = render(<p>The page</p>);
  const region = alert();
  expect(region).toBeEmptyDOMElement();
  rerender(<Notice tone="error" title="Payment Error" />);
  pass(ANNOUNCE_DELAY - 1);
  expect(region).toBeEmptyDOMElement();
  pass(1);
  expect(alert()).toBe(region);
  expect(region).toHaveTextContent(/^Payment Error$/);
  expect(screen.getByRole('group', { name: 'Payment Error' })).not.toHaveAttribute('aria-live');
});

test('a list on its way, then a failure → each in the region of its urgency', () => {
  const { rerender } = render(
    <Loading words="Loading trips">
      <p>A skeleton</p>
    </Loading>,
  );
  pass(ANNOUNCE_DELAY);
  expect(status()).toHaveTextContent(/^Loading trips$/);
  expect(alert()).toBeEmptyDOMElement();
  rerender(<StatePanel kind="error" title="The trips did not load" help="Try again" />);
  pass(ANNOUNCE_DELAY);
  expect(alert()).toHaveTextContent('The trips did not load');
  expect(alert()).toHaveTextContent('Try again');
});

test('an answer that comes at once → the wait for it is not announced', () => {
  const { rerender } = render(
    <Loading words="Loading trips">
      <p>A skeleton</p>
    </Loading>,
  );
  pass(ANNOUNCE_DELAY - 1);
  rerender(<p>The trips</p>);
  pass(ANNOUNCE_DELAY);
  expect(status()).toBeEmptyDOMElement();
});

test('two notices at once → both are announced', () => {
  render(
    <>
      <Notice tone="warning">Ask before you ride</Notice>
      <Notice tone="error">Not paid</Notice>
    </>,
  );
  pass(ANNOUNCE_DELAY);
  expect(alert()).toHaveTextContent('Ask before you rideNot paid');
});

test('a page that is rendered again with the same words → they are announced once', () => {
  const { rerender } = render(<Notice tone="info">A new version</Notice>);
  pass(ANNOUNCE_DELAY);
  rerender(<Notice tone="info">A new version</Notice>);
  pass(ANNOUNCEMENT_CLEAR_DELAY);
  expect(status()).toBeEmptyDOMElement();
  rerender(<Notice tone="info">A newer version</Notice>);
  pass(ANNOUNCE_DELAY);
  expect(status()).toHaveTextContent('A newer version');
});

test('announced words stay for seven seconds, so that nobody comes across them later', () => {
  render(<Notice tone="success">Sent</Notice>);
  pass(ANNOUNCE_DELAY + 6_999);
  expect(status()).toHaveTextContent('Sent');
  pass(1);
  expect(status()).toBeEmptyDOMElement();
});

test('words of a popup → a region of the popup, since the page behind it is inert', () => {
  const popup = (words: string | null) => (
    <Modal open title="Choose your tickets" onClose={() => {}}>
      {words !== null && <Notice tone="info">{words}</Notice>}
    </Modal>
  );
  const { rerender } = render(popup(null));
  rerender(popup('Some of these tickets are gone'));
  pass(ANNOUNCE_DELAY);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('status')).toHaveTextContent('Some of these tickets are gone');
  const regions = screen.getAllByRole('status', { hidden: true });
  expect(regions.map(({ textContent }) => textContent).filter(Boolean)).toHaveLength(1);
});
