import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeModal, makeModal, openModal } from '../../src/ui/modal-dialog.ts';

const calls: string[] = [];
const opener = document.createElement('button');
let dialog = document.createElement('dialog');
let [first, second] = [document.createElement('button'), document.createElement('button')];

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
  dialog = document.createElement('dialog');
  [first, second] = [document.createElement('button'), document.createElement('button')];
  dialog.append(first, second);
  document.body.replaceChildren(opener, dialog);
  opener.focus();
  dialog.showModal = () => {
    calls.push(`modal, focus on the ${document.activeElement === opener ? 'opener' : 'dialog'}`);
    dialog.setAttribute('open', '');
    first.focus();
  };
});
afterEach(() => vi.useRealTimers());

/** Does what a browser with popovers does for one of the kind `manual`: the focus moves into it, and is not given back. */
function withPopovers() {
  let isShown = false;
  dialog.showPopover = () => {
    calls.push('popover');
    isShown = true;
    first.focus();
  };
  dialog.hidePopover = () => {
    isShown = false;
  };
  const matches = (selector: string) =>
    selector === ':popover-open' && isShown && dialog.isConnected;
  Object.assign(dialog, { matches });
}

test('a browser without popovers → modal at once', () => {
  openModal(dialog);
  expect(calls).toEqual(['modal, focus on the opener']);
});

describe('in a browser with popovers', () => {
  beforeEach(withPopovers);

  test('on top at once, modal after the paint, to give the focus back to where it was', () => {
    openModal(dialog);
    expect(calls).toEqual(['popover']);
    vi.runAllTimers();
    expect(calls).toEqual(['popover', 'modal, focus on the opener']);
  });

  test('what has the focus in it → keeps it', () => {
    openModal(dialog);
    second.focus();
    vi.runAllTimers();
    expect(document.activeElement).toBe(second);
  });

  test('closed before it is modal → never is, and the focus goes back', () => {
    openModal(dialog);
    closeModal(dialog);
    expect(document.activeElement).toBe(opener);
    vi.runAllTimers();
    expect(calls).toEqual(['popover']);
  });

  test('opened by the browser itself → modal once, after the paint', () => {
    dialog.showPopover();
    makeModal(dialog);
    makeModal(dialog);
    expect(calls).toEqual(['popover']);
    vi.runAllTimers();
    makeModal(dialog);
    vi.runAllTimers();
    expect(calls.filter((call) => call.startsWith('modal'))).toHaveLength(1);
  });
});
