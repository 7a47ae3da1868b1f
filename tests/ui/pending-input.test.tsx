import { screen } from '@testing-library/react';
import { useActor } from '@xstate/react';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { announceHydration, HYDRATED } from '../../src/ui/hydration.ts';
import { rememberControls, usePendingInput } from '../../src/ui/pending-input.ts';
import { ContactForm } from '../../src/widgets/contact/ContactForm.tsx';
import { contactFormSending } from '../fixtures/contact.ts';
import { fillSilently } from '../fixtures/fill-silently.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { prerendered } from '../fixtures/prerendered.tsx';
import { render } from '../fixtures/render.tsx';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

type Control = HTMLInputElement | HTMLTextAreaElement;

const control = (label: string) => screen.getByLabelText<Control>(label);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

// In the flow of a page these moments come between two tasks, where no journey can press a key.
test.each([
  ['the focus is given back', () => {}, true],
  ['left by the rider, it stays left', (message: HTMLElement) => message.blur(), false],
])('a form that is away for a while before it is drawn anew → %s', async (_, act, isBack) => {
  const { container, whole } = prerendered(inSite(<ContactForm />, {}));
  rememberControls(container);
  const message = control('Message');
  message.focus();
  fillSilently(message, 'Two riders');
  act(message);
  await nextTask();
  container.replaceChildren();
  render(whole, { container });
  expect(control('Message')).toHaveValue('Two riders');
  expect(control('Message') === document.activeElement).toBe(isBack);
});

const sentMachine = contactFormSending(async () => {});

/** A field whose chart holds the text, announced by the commit that it stands in. Bare: Mantine's own controls render anew in that commit. */
function Message() {
  const [state, send] = useActor(sentMachine, { input: {} });
  const value = state.context.message.message;
  const onChange = (text: string) => send({ type: 'field.changed', field: 'message', value: text });
  return (
    <div ref={announceHydration}>
      <input aria-label="Message" {...usePendingInput<HTMLInputElement>(value, onChange)} />
      <output>{value}</output>
    </div>
  );
}

/** Begins a page in the browser, as a change of the address does. */
function begin(container: Element, whole: ReactNode) {
  const root = createRoot(container);
  startTransition(() => root.render(whole));
  return root;
}

/** Presses a key in the field as soon as React lets go of the thread after the commit, which `act` would not let it. */
function pressedAfterCommit(container: Element, key: string): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  return new Promise((resolve) => {
    container.addEventListener(HYDRATED, () =>
      queueMicrotask(() => {
        const message = control('Message');
        fillSilently(message, message.value + key);
        message.dispatchEvent(new Event('input', { bubbles: true }));
        resolve();
      }),
    );
  });
}

test('a key right after the commit that hydrates a field → joins what was typed before', async () => {
  const { container, whole } = prerendered(<Message />);
  fillSilently(control('Message'), 'Hell');
  const pressed = pressedAfterCommit(container, 'o');
  const root = hydrateRoot(container, whole);
  await pressed;
  expect(control('Message')).toHaveValue('Hello');
  expect(screen.getByRole('status')).toHaveTextContent('Hello');
  root.unmount();
});

test('a key right after the commit that brings a field of a new page → stays', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const pressed = pressedAfterCommit(container, 'o');
  const root = begin(container, <Message />);
  await pressed;
  expect(control('Message')).toHaveValue('o');
  expect(screen.getByRole('status')).toHaveTextContent('o');
  root.unmount();
});
