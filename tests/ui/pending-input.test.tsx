import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActor } from '@xstate/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ContactMessage, EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import { Field } from '../../src/ui/Field.tsx';
import { announceHydration, HYDRATED } from '../../src/ui/hydration.ts';
import { rememberControls, usePendingInput } from '../../src/ui/pending-input.ts';
import { ContactForm } from '../../src/widgets/contact/ContactForm.tsx';
import { contactFormSending } from '../fixtures/contact.ts';
import { fillSilently } from '../fixtures/fill-silently.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { prerendered } from '../fixtures/prerendered.tsx';
import { render } from '../fixtures/render.tsx';
import { createFakeServices } from '../fixtures/services.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

type Control = HTMLInputElement | HTMLTextAreaElement;

const control = (label: string) => screen.getByLabelText<Control>(label);

function contactForm(draft: ContactMessage = EMPTY_CONTACT) {
  const stored: ContactMessage[] = [];
  const { browser, bookingStorage } = createFakeServices();
  const remembering = {
    ...bookingStorage,
    contactDraft: () => draft,
    rememberContact: (message: ContactMessage) => void stored.push(message),
  };
  const form = inSite(
    <ContactForm />,
    { sendContact: async () => {} },
    { browser, bookingStorage: remembering },
  );
  return { stored, ...prerendered(form) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the contact form', () => {
  test('typed in this tab, forgotten in another, and filled again by the browser on Back → is empty, and stores nobody', async () => {
    const { browser, bookingStorage, reopened, session } = createFakeServices();
    const typed = {
      name: 'Asha Rao',
      email: 'asha@example.com',
      mobile: '9845011223',
      message: 'Hello',
    };
    bookingStorage.rememberContact(typed, bookingStorage.generation());
    reopened().forgetAll();
    const { hydrate } = prerendered(inSite(<ContactForm />, {}, { browser, bookingStorage }));
    fillSilently(control('Name'), typed.name);
    fillSilently(control('Message'), typed.message);
    hydrate();
    await nextTask();
    expect(control('Name')).toHaveValue('');
    expect(control('Message')).toHaveValue('');
    expect([...session.texts().values()].join()).not.toMatch(/Asha|Hello/);
    await userEvent.type(control('Name'), 'Priya');
    expect(bookingStorage.contactDraft().name).toBe('Priya');
  });

  test('a form drawn anew after an extension changed it → keeps what was typed, the focus and the caret', async () => {
    const { container, whole, stored } = contactForm();
    fillSilently(control('Name'), 'Priya Nair');
    const message = control('Message');
    fillSilently(message, 'Two riders');
    message.focus();
    message.setSelectionRange(3, 3);
    control('Name').after(document.createElement('password-manager'));
    rememberControls(container);
    const redrawn = vi.fn();
    render(whole, { container, hydrate: true, onRecoverableError: redrawn });
    expect(redrawn).toHaveBeenCalledOnce();
    expect(message).not.toBeInTheDocument();
    await waitFor(() => expect(stored.at(-1)?.message).toBe('Two riders'));
    expect(stored.at(-1)?.name).toBe('Priya Nair');
    expect(control('Name')).toHaveValue('Priya Nair');
    expect(control('Message')).toHaveValue('Two riders');
    expect(control('Message')).toHaveFocus();
    expect(control('Message').selectionStart).toBe(3);
  });

  test.each([
    ['the focus is given back', () => {}, true],
    ['left by the rider, it stays left', (message: HTMLElement) => message.blur(), false],
  ])('away for a while before it is drawn anew → %s', async (_, act, isBack) => {
    const { container, whole } = contactForm();
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
});

describe('a field that others move within the page', () => {
  /** Puts a field into an element of its own, as an extension does. */
  const wrap = (field: Element) => {
    const box = document.createElement('span');
    field.replaceWith(box);
    box.append(field);
    // a browser takes the focus from what leaves the document
    (field as HTMLElement).blur();
  };
  const hydratedForm = () => {
    const { container, hydrate } = contactForm();
    rememberControls(container);
    hydrate();
    return control('Message');
  };

  test('while it has the focus → has it again at once, with the caret', async () => {
    const message = hydratedForm();
    fillSilently(message, 'Two riders');
    message.focus();
    message.setSelectionRange(3, 3);
    wrap(message);
    await Promise.resolve();
    expect(message).toHaveFocus();
    expect(message.selectionStart).toBe(3);
  });

  test('after the rider left it, or went to another field → is left alone', async () => {
    const message = hydratedForm();
    message.focus();
    message.blur();
    await nextTask();
    wrap(message);
    await nextTask();
    expect(document.body).toHaveFocus();
    message.focus();
    control('Name').focus();
    wrap(message);
    await nextTask();
    expect(control('Name')).toHaveFocus();
  });

  test('on every focus → is left alone after five times', async () => {
    const message = hydratedForm();
    const moved = vi.fn(() => wrap(message));
    message.addEventListener('focus', moved);
    message.focus();
    for (let turn = 0; turn < 20; turn += 1) await nextTask();
    expect(moved).toHaveBeenCalledTimes(6);
  });

  test('focused while React stops the events of its part → has the focus again, too', async () => {
    const { container } = contactForm();
    container.addEventListener('focusin', (event) => event.stopPropagation());
    rememberControls(container);
    const message = control('Message');
    message.focus();
    wrap(message);
    await nextTask();
    expect(message).toHaveFocus();
  });
});

test('a field → hands over what it holds once, and nothing when it holds what is known', () => {
  const known = vi.fn();
  const typed = vi.fn();
  const fields = prerendered(
    <>
      <Field label="Known" value="as it was" onChange={known} />
      <Field label="Typed" value="" onChange={typed} />
    </>,
  );
  fillSilently(control('Typed'), 'new');
  fields.hydrate();
  expect(known).not.toHaveBeenCalled();
  expect(typed.mock.calls).toEqual([['new']]);
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

test('a field of a new page → its effects wait until it is painted', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const effect = vi.fn();
  function Page() {
    useEffect(effect, []);
    return <Message />;
  }
  const committed = new Promise<number>((resolve) => {
    const calls = () => queueMicrotask(() => resolve(effect.mock.calls.length));
    container.addEventListener(HYDRATED, calls);
  });
  const root = begin(container, <Page />);
  expect(await committed).toBe(0);
  await waitFor(() => expect(effect).toHaveBeenCalledOnce());
  root.unmount();
});
