import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type ContactContext, contactMachine } from '#machines/contact.machine.ts';
import { EMPTY_CONTACT } from '#machines/domain/contact-form.ts';
import { siteConfig } from '../../src/app/site-config.ts';
import { ConnectedContactForm } from '../../src/pages/contact/ConnectedContactForm.tsx';
import { ContactPage } from '../../src/pages/contact/ContactPage.tsx';
import { ContactView } from '../../src/pages/contact/ContactView.tsx';
import { contactFormSending } from '../fixtures/contact.ts';
import { fillSilently } from '../fixtures/fill-silently.ts';

const complete = {
  name: 'Priya Nair',
  email: 'priya@example.com',
  mobile: '9845012345',
  message: 'A ride for forty people in March',
};

type State = 'filling' | 'submitting' | 'sent' | 'failed';

function open(value: State, context: Partial<ContactContext> = {}) {
  const send = vi.fn();
  const state = contactMachine.resolveState({
    value,
    context: { message: EMPTY_CONTACT, unsorted: null, errors: {}, ...context },
  });
  render(<ContactView state={state} send={send} site={siteConfig} />);
  return send;
}

describe('the page', () => {
  test('filling → the title, four empty required fields and one button', () => {
    open('filling');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Reach out with any questions',
    );
    for (const label of ['Name', 'Email', 'Phone', 'Message']) {
      expect(screen.getByRole('textbox', { name: label })).toBeRequired();
      expect(screen.getByRole('textbox', { name: label })).toHaveValue('');
    }
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('fields → the keypad and the autofill that fit them', () => {
    open('filling');
    expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Phone')).not.toHaveAttribute('maxlength');
  });

  test('details → the Domlur address, two phones, the info e-mail and the hours', () => {
    open('filling');
    const details = within(screen.getByRole('region', { name: 'Contact details' }));
    expect(details.getByText(/Domlur, Bengaluru/)).toBeVisible();
    expect(details.getByRole('link', { name: /Open in Maps/ })).toHaveAttribute(
      'href',
      siteConfig.office.map,
    );
    expect(details.getAllByRole('link', { name: /^\+91/ })).toHaveLength(2);
    expect(details.getByRole('link', { name: siteConfig.phones[1].shown })).toHaveAttribute(
      'href',
      `tel:${siteConfig.phones[1].dialled}`,
    );
    expect(details.getByRole('link', { name: siteConfig.infoEmail })).toHaveAttribute(
      'href',
      `mailto:${siteConfig.infoEmail}`,
    );
    expect(details.getByText('Monday-Friday 9AM-6PM')).toBeVisible();
  });

  test('typing and sending → the events of the chart', async () => {
    const send = open('filling');
    await userEvent.type(screen.getByLabelText('Phone'), '9');
    expect(send).toHaveBeenCalledWith({ type: 'field.changed', field: 'mobile', value: '9' });
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'form.submitted' });
  });

  test('submitting → Submitting..., nothing can be pressed or typed', () => {
    open('submitting', { message: complete });
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(screen.getByLabelText('Name')).toHaveAttribute('readonly');
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  });

  test('sent → the thanks', () => {
    open('sent');
    expect(screen.getByRole('status')).toHaveTextContent(
      "Thank you for contacting us! We'll get back to you soon.",
    );
  });

  test('failed → the alert, and the typed text is kept', () => {
    open('failed', { message: complete });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There was an error submitting the form. Please try again later.',
    );
    expect(screen.getByLabelText('Message')).toHaveValue(complete.message);
  });
});

describe('the page with its chart', () => {
  test('nothing typed, sent → four messages beside their fields, the focus on the first', async () => {
    const sendContact = vi.fn(async () => {});
    render(
      <ContactPage
        site={siteConfig}
        form={(labelledBy) => (
          <ConnectedContactForm machine={contactFormSending(sendContact)} labelledBy={labelledBy} />
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    const wrong = {
      Name: 'Please provide your name.',
      Email: 'Please provide a valid email.',
      Phone: 'Please provide a valid 10-digit phone number.',
      Message: 'Please provide a message.',
    };
    for (const [label, message] of Object.entries(wrong)) {
      expect(screen.getByRole('textbox', { name: label })).toBeInvalid();
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(message);
    }
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(sendContact).not.toHaveBeenCalled();

    await userEvent.type(screen.getByLabelText('Name'), 'Priya');
    expect(screen.queryByText(wrong.Name)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('filled in without an event → read as it stands and sent', async () => {
    const sendContact = vi.fn(async () => {});
    render(
      <ContactPage
        site={siteConfig}
        form={(labelledBy) => (
          <ConnectedContactForm machine={contactFormSending(sendContact)} labelledBy={labelledBy} />
        )}
      />,
    );
    await userEvent.type(screen.getByLabelText('Message'), complete.message);
    fillSilently(screen.getByLabelText('Name'), complete.name);
    fillSilently(screen.getByLabelText('Email'), complete.email);
    fillSilently(screen.getByLabelText('Phone'), complete.mobile);
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(sendContact).toHaveBeenCalledOnce();
    expect(await screen.findByText(/Thank you for contacting us/)).toBeVisible();
  });

  test('complete and accepted → one call, thanks, an empty form; the thanks hide after 5 s', async () => {
    const clock = new SimulatedClock();
    const sendContact = vi.fn(async () => {});
    const actor = createActor(contactFormSending(sendContact), { clock }).start();
    const view = () => (
      <ContactView state={actor.getSnapshot()} send={actor.send} site={siteConfig} />
    );
    const { rerender } = render(view());
    const again = () => act(() => rerender(view()));
    for (const [field, value] of Object.entries(complete)) {
      actor.send({ type: 'field.changed', field: field as keyof typeof complete, value });
    }
    actor.send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('sent'));
    again();
    expect(screen.getByRole('status')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    clock.increment(4999);
    again();
    expect(screen.getByRole('status')).toBeVisible();
    clock.increment(1);
    again();
    expect(screen.queryByRole('status')).toBeNull();
    expect(sendContact).toHaveBeenCalledTimes(1);
  });
});
