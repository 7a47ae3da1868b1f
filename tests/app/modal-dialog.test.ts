import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeModal, openModal } from '../../src/ui/modal-dialog.ts';

const calls: string[] = [];
const opener = document.createElement('button');
let dialog = document.createElement('dialog');

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
  dialog = document.createElement('dialog');
  dialog.append(document.createElement('button'));
  document.body.replaceChildren(opener, dialog);
  opener.focus();
  dialog.showModal = () => {
    calls.push(`modal, focus on the ${document.activeElement === opener ? 'opener' : 'dialog'}`);
    dialog.setAttribute('open', '');
  };
});
afterEach(() => vi.useRealTimers());

/** A browser with popovers, which moves the focus into one that is a dialog. */
function withPopovers() {
  dialog.showPopover = () => {
    calls.push(`popover ${dialog.getAttribute('popover')}`);
    dialog.querySelector('button')?.focus();
  };
}

test('a browser without popovers → modal at once', () => {
  openModal(dialog);
  expect(calls).toEqual(['modal, focus on the opener']);
});

describe('in a browser with popovers', () => {
  beforeEach(withPopovers);

  test('on top at once, modal after the paint, with the focus where it was', () => {
    openModal(dialog);
    expect(calls).toEqual(['popover manual']);
    vi.runAllTimers();
    expect(calls).toEqual(['popover manual', 'modal, focus on the opener']);
    expect(dialog.hasAttribute('popover')).toBe(false);
  });

  test('asked for twice → opened once', () => {
    openModal(dialog);
    openModal(dialog);
    vi.runAllTimers();
    openModal(dialog);
    vi.runAllTimers();
    expect(calls).toEqual(['popover manual', 'modal, focus on the opener']);
  });

  test('closed before it is modal → never is, and the focus goes back', () => {
    openModal(dialog);
    closeModal(dialog);
    expect(document.activeElement).toBe(opener);
    vi.runAllTimers();
    expect(calls).toEqual(['popover manual']);
    expect(dialog.hasAttribute('popover')).toBe(false);
  });

  test('closed and asked for again before it is modal → modal once', () => {
    openModal(dialog);
    closeModal(dialog);
    openModal(dialog);
    vi.runAllTimers();
    expect(calls.filter((call) => call.startsWith('modal'))).toHaveLength(1);
  });

  test('gone from the page before it is modal → never is', () => {
    openModal(dialog);
    dialog.remove();
    vi.runAllTimers();
    expect(calls).toEqual(['popover manual']);
  });
});
