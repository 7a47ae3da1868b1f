import { expect, test } from 'vitest';
import { contactMachine } from '#machines/contact.machine.ts';
import { type ContactMessage, EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import { apiError } from '../fixtures/payment-answers.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const message: ContactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '+91 98450 11223',
  message: 'A ride for forty?',
};

/** A form into which some text was typed before its draft is read. */
function openForm(filled: Partial<ContactMessage> = message) {
  const form = renderMachine(contactMachine, {});
  for (const [field, value] of Object.entries(filled))
    form.send({ type: 'field.changed', field: field as keyof ContactMessage, value });
  return { ...form, sendings: () => form.calls.filter((call) => call.id === 'sendContact') };
}

/** A form without a draft, into which some text was typed. */
async function openEmptyForm(filled?: Partial<ContactMessage>) {
  const form = openForm(filled);
  await form.call('readDraft').answer(EMPTY_CONTACT);
  return form;
}

test('an empty form is blocked, with what is wrong with each field', async () => {
  const form = await openEmptyForm({});
  form.send({ type: 'form.submitted' });
  expect(form.value()).toBe('filling');
  expect(form.sendings()).toEqual([]);
  expect(form.state().context.errors).toEqual({
    name: 'Please provide your name.',
    email: 'Please provide a valid email.',
    mobile: 'Please provide a valid 10-digit phone number.',
    message: 'Please provide a message.',
  });
  form.send({ type: 'field.changed', field: 'name', value: 'A' });
  expect(Object.keys(form.state().context.errors)).toEqual(['email', 'mobile', 'message']);
});

test('what was typed before a reload is there again, beside what is typed meanwhile', async () => {
  const form = openForm({ name: 'Asha' });
  expect(form.value()).toEqual({ restoring: 'reading' });
  await form.call('readDraft').answer({ ...message, email: '' });
  expect(form.value()).toBe('filling');
  expect(form.state().context.message).toEqual({ ...message, name: 'Asha', email: '' });
  expect(form.paramsOf('rememberDraft')).toEqual({
    message: { ...message, name: 'Asha', email: '' },
  });
});

test('a draft that is read while nothing is typed is not stored again', async () => {
  const form = openForm({});
  await form.call('readDraft').answer(message);
  expect(form.state().context.message).toEqual(message);
  expect(form.effects.filter(({ name }) => name === 'rememberDraft')).toEqual([]);
});

test('sent before the draft was read → it waits for the draft, and both are sent once', async () => {
  const form = openForm({ message: 'A ride for forty?' });
  form.send({ type: 'form.submitted' });
  form.send({ type: 'form.submitted' });
  expect(form.state().hasTag('busy')).toBe(true);
  expect(form.sendings()).toEqual([]);
  await form.call('readDraft').answer({ ...message, message: 'Another' });
  expect(form.value()).toBe('submitting');
  expect(form.sendings()).toHaveLength(1);
  expect(form.call('sendContact').input).toEqual({ ...message, mobile: '9845011223' });
  expect(form.paramsOf('rememberDraft')).toEqual({ message });
});

test('sent before the draft was read, which lacks a field → it is blocked with what is wrong, and nothing is lost', async () => {
  const form = openForm({ name: 'Asha' });
  form.send({ type: 'form.submitted' });
  await form.call('readDraft').answer({ ...message, email: '' });
  expect(form.value()).toBe('filling');
  expect(Object.keys(form.state().context.errors)).toEqual(['email']);
  expect(form.state().context.message).toEqual({ ...message, name: 'Asha', email: '' });
});

test('sent before a draft that cannot be read → what was typed is sent', async () => {
  const form = openForm();
  form.send({ type: 'form.submitted' });
  await form.call('readDraft').fail(new Error('denied'));
  expect(form.value()).toBe('submitting');
});

test('each letter is remembered, and nothing once the message is sent', async () => {
  const form = await openEmptyForm();
  expect(form.paramsOf('rememberDraft')).toEqual({ message });
  form.send({ type: 'form.submitted' });
  await form.call('sendContact').fail(apiError({ kind: 'offline' }));
  expect(form.paramsOf('rememberDraft')).toEqual({ message });
  form.send({ type: 'form.submitted' });
  await form.call('sendContact').answer();
  expect(form.paramsOf('rememberDraft')).toEqual({ message: EMPTY_CONTACT });
});

test('sent: the form is cleared and the thanks go after 5 s', async () => {
  const form = await openEmptyForm();
  form.send({ type: 'form.submitted' });
  expect(form.state().hasTag('busy')).toBe(true);
  expect(form.call('sendContact').input).toEqual({ ...message, mobile: '9845011223' });
  await form.call('sendContact').answer();
  expect(form.value()).toBe('sent');
  expect(form.state().context.message).toEqual(EMPTY_CONTACT);
  await form.wait(4_999);
  expect(form.value()).toBe('sent');
  await form.wait(1);
  expect(form.value()).toBe('filling');
});

test('one submit is one message, whatever is pressed or typed meanwhile', async () => {
  const form = await openEmptyForm();
  form.send({ type: 'form.submitted' });
  form.send({ type: 'form.submitted' });
  form.send({ type: 'field.changed', field: 'name', value: 'Someone' });
  expect(form.sendings()).toHaveLength(1);
  expect(form.state().context.message.name).toBe('Asha Rao');
});

test('not sent: the text stays and can be sent again', async () => {
  const form = await openEmptyForm();
  form.send({ type: 'form.submitted' });
  await form.call('sendContact').fail(apiError({ kind: 'http', status: 500, text: 'Down' }));
  expect(form.value()).toBe('failed');
  expect(form.state().context.message).toEqual(message);
  form.send({ type: 'form.submitted' });
  expect(form.sendings()).toHaveLength(2);
});

test('undoing where no line was sorted stores nothing', async () => {
  const form = await openEmptyForm({ name: 'Asha' });
  const before = form.effects.length;
  form.send({ type: 'sorting.undone' });
  expect(form.state().context.message.name).toBe('Asha');
  expect(form.effects).toHaveLength(before);
});
