import { screen } from '@testing-library/react';
import { useActor } from '@xstate/react';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { announceHydration, HYDRATED } from '../../src/ui/hydration.ts';
import { usePendingInput } from '../../src/ui/pending-input.ts';
import { contactFormSending } from '../fixtures/contact.ts';
import { fillSilently } from '../fixtures/fill-silently.ts';
import { prerendered } from '../fixtures/prerendered.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

const control = (label: string) => screen.getByLabelText<Control>(label);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
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

// In the flow of a page this moment comes between two tasks, where no journey can press a key.
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
