import { Button } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Amount } from '../../src/ui/Amount.tsx';
import { Field } from '../../src/ui/Field.tsx';
import { LoopVideo } from '../../src/ui/LoopVideo.tsx';
import { Notice } from '../../src/ui/Notice.tsx';
import { PhoneField } from '../../src/ui/PhoneField.tsx';
import { Picture, PLACEHOLDER } from '../../src/ui/Picture.tsx';
import { Price } from '../../src/ui/Price.tsx';
import { ReadMore } from '../../src/ui/ReadMore.tsx';
import { SiteLink } from '../../src/ui/SiteLink.tsx';
import { Toast } from '../../src/ui/Toast.tsx';
import { expectAnnounced } from '../fixtures/announced.ts';
import { render } from '../fixtures/render.tsx';

test('a price → small decimals, the old price struck through and said, the percent off', () => {
  const { container } = render(<Price text="₹30,799.12" oldText="₹34,999" offText="12% off" />);
  expect(container.querySelector('b')).toHaveTextContent('₹30,799.12');
  expect(container.querySelector('b > span:last-child')).toHaveTextContent('.12');
  expect(container.querySelector('s')).toHaveTextContent('was ₹34,999');
  expect(screen.getByText('12% off')).toBeVisible();
});

test('an amount is hidden from a translator, words in its place are not', () => {
  const { rerender } = render(<Price text="₹30,799.12" oldText="₹34,999" />);
  expect(screen.getByText('₹30,799').closest('b')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('₹34,999')).toHaveAttribute('translate', 'no');
  rerender(<Price text="Register Now" />);
  expect(screen.getByText('Register Now').closest('[translate]')).toBeNull();
  rerender(<Amount text="2 x ₹30,799.12" />);
  expect(screen.getByText('2 x ₹30,799.12')).toHaveAttribute('translate', 'no');
});

test('a picture that does not load → the placeholder, once', () => {
  const { container } = render(<Picture src="/media/gone.avif" alt="A road" />);
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', '/media/gone.avif');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  fireEvent.error(screen.getByAltText('A road'));
  expect(picture()).toHaveAttribute('src', PLACEHOLDER);
  fireEvent.error(screen.getByAltText('A road'));
  expect(picture()).toHaveAttribute('src', PLACEHOLDER);
});

test('a picture that failed before the page was hydrated → the placeholder', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const broken = new DOMException('broken', 'EncodingError');
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(broken);
  const { container, rerender } = render(<Picture src="/media/gone.avif" alt="" />);
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', PLACEHOLDER));
  decode.mockResolvedValue();
  rerender(<Picture src="/art/sizeless.svg" alt="" />);
  await act(async () => {});
  expect(container.querySelector('img')).toHaveAttribute('src', '/art/sizeless.svg');
});

test('a broken picture replaced by another → the other is tried', () => {
  const { container, rerender } = render(<Picture src="/media/gone.avif" alt="A road" />);
  fireEvent.error(screen.getByAltText('A road'));
  rerender(<Picture src="/media/here.avif" alt="A road" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/here.avif');
});

test('a film that may not start by itself → the button says Play; Pause while it plays', () => {
  vi.useFakeTimers();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('refused'));
  const { container } = render(<LoopVideo />);
  act(() => vi.advanceTimersByTime(1_200));
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName('Play background video');
  fireEvent.click(button);
  expect(play).toHaveBeenCalledOnce();
  expect(button).toHaveAccessibleName('Play background video');
  const film = container.querySelector('video') ?? container;
  fireEvent.play(film);
  expect(button).toHaveAccessibleName('Pause background video');
  fireEvent.pause(film);
  expect(button).toHaveAccessibleName('Play background video');
  vi.useRealTimers();
});

test('a long text → cut at its limit, Read More shows all of it, Read Less cuts it again', async () => {
  const text = 'x'.repeat(61);
  render(<ReadMore text={text} limit={60} about="the ride" />);
  expect(screen.getByText(`${'x'.repeat(60)}…`)).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Read More about the ride' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read Less about the ride' }));
  expect(screen.getByText(`${'x'.repeat(60)}…`)).toBeVisible();
});

test('a field with an error → named, described by hint and error, marked invalid', () => {
  render(
    <Field
      label="Full Name"
      description="As on your licence"
      error="Full name is required"
      value=""
      onChange={() => {}}
    />,
  );
  const field = screen.getByLabelText('Full Name');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Full name is required As on your licence');
});

test('a pasted +91 number → all of it reaches the form', async () => {
  const onChange = vi.fn();
  render(<PhoneField label="Phone" value="" onChange={onChange} />);
  await userEvent.click(screen.getByLabelText('Phone'));
  await userEvent.paste('+91 98450 11234');
  expect(onChange).toHaveBeenCalledWith('+91 98450 11234', 'typed');
});

test('an error notice is an alert, a success a status', async () => {
  render(
    <>
      <Notice tone="error" title="Payment Error">
        No
      </Notice>
      <Notice tone="success">Yes</Notice>
    </>,
  );
  await expectAnnounced('alert', 'Payment Error');
  await expectAnnounced('status', 'Yes');
});

test('links: outside the site as they are, a new tab cannot reach back', () => {
  render(
    <>
      <SiteLink href="tel:+918055500142">Call</SiteLink>
      <SiteLink href="//elsewhere.example/x">Elsewhere</SiteLink>
      <SiteLink href={'/\\elsewhere.example/x'}>Elsewhere too</SiteLink>
      <SiteLink href="https://wa.me/1" newTab>
        Chat
      </SiteLink>
    </>,
  );
  expect(screen.getByText('Call')).toHaveAttribute('href', 'tel:+918055500142');
  expect(screen.getByText('Elsewhere')).toHaveAttribute('href', '//elsewhere.example/x');
  // the router would fail to go there
  expect(fireEvent.click(screen.getByText('Elsewhere too'))).toBe(true);
  expect(screen.getByText('Chat')).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Chat')).toHaveAttribute('rel', 'noopener noreferrer');
});

function Copying() {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <Button onClick={() => setCopied(true)}>Copy</Button>
      <Toast>{copied ? 'Content copied' : null}</Toast>
    </>
  );
}

test('a toast → its words are announced', async () => {
  render(<Copying />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await expectAnnounced('status', 'Content copied');
});
