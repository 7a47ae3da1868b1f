/** Dialogs that stand on top of the page and are not modal yet, each with what had the focus before. */
const coming = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Opens a modal dialog with the press that asks for it. It stands on top of the page in the next paint, and `makeModal` is called after it: the
 * browser works out the style of every element to make the page inert, which on a slow phone is a third of the answer. Where a browser has no
 * popovers, it is called at once.
 */
export function openModal(
  dialog: HTMLDialogElement,
  makeModal: () => void = () => dialog.showModal(),
): void {
  if (dialog.open || coming.has(dialog)) return;
  const { defaultView: view, activeElement } = dialog.ownerDocument;
  if (view === null || typeof dialog.showPopover !== 'function') {
    makeModal();
    return;
  }
  coming.set(dialog, activeElement);
  dialog.setAttribute('popover', 'manual');
  dialog.showPopover();
  // the second frame begins when the first was handed over
  view.requestAnimationFrame(() =>
    view.requestAnimationFrame(() =>
      view.setTimeout(() => {
        // closed, or gone, in the meantime
        if (!leavePopover(dialog) || !dialog.isConnected) return;
        makeModal();
      }),
    ),
  );
}

/** Closes a modal dialog, in whichever step of its opening it is. Before it is modal, no `close` event tells of it. */
export function closeModal(dialog: HTMLDialogElement): void {
  leavePopover(dialog);
  dialog.close();
}

/** Gives the focus back, where a modal dialog looks for it when it closes. False where the dialog was on no way to be modal. */
function leavePopover(dialog: HTMLDialogElement): boolean {
  const opener = coming.get(dialog);
  if (opener === undefined) return false;
  coming.delete(dialog);
  dialog.removeAttribute('popover');
  if (opener !== null && 'focus' in opener) (opener as HTMLElement).focus({ preventScroll: true });
  return true;
}
