/** What had the focus before a dialog that stands on top of the page and is not modal yet. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Opens a modal dialog, a popover of the kind `manual`, with the press that asks for it. It stands on top of the page in the next paint, and is made
 * modal after it: the browser works out the style of every element to make the page inert, which on a slow phone is a third of the answer. Where a
 * browser has no popovers, it is modal at once. `prepare` is called when it is about to be modal.
 */
export function openModal(dialog: HTMLDialogElement, prepare?: () => void): void {
  if (dialog.open || isPopover(dialog)) return;
  if (!hasPopovers(dialog)) {
    showModal(dialog, prepare);
    return;
  }
  openers.set(dialog, dialog.ownerDocument.activeElement);
  dialog.showPopover();
  makeModal(dialog, prepare);
}

/** Makes a dialog modal that stands as a popover, after it is painted. The focus stays in it. */
export function makeModal(dialog: HTMLDialogElement, prepare?: () => void): void {
  const { defaultView: view } = dialog.ownerDocument;
  if (view === null || !isPopover(dialog)) return;
  // the second frame begins when the first was handed over
  view.requestAnimationFrame(() =>
    view.requestAnimationFrame(() =>
      view.setTimeout(() => {
        // closed, or gone, in the meantime
        if (!isPopover(dialog)) return;
        const { activeElement } = dialog.ownerDocument;
        hidePopover(dialog);
        showModal(dialog, prepare);
        if (dialog.contains(activeElement)) focus(activeElement);
      }),
    ),
  );
}

/** Closes a modal dialog, in whichever step of its opening it is. Before it is modal, no `close` event tells of it. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (isPopover(dialog)) hidePopover(dialog);
  dialog.close();
}

/** Whether the browser knows popovers. */
export function hasPopovers(dialog: HTMLDialogElement): boolean {
  return typeof dialog.showPopover === 'function';
}

function isPopover(dialog: HTMLDialogElement): boolean {
  return hasPopovers(dialog) && dialog.matches(':popover-open');
}

/** Gives the focus back, where a modal dialog looks for it when it closes. */
function hidePopover(dialog: HTMLDialogElement): void {
  dialog.hidePopover();
  focus(openers.get(dialog));
}

function showModal(dialog: HTMLDialogElement, prepare?: () => void): void {
  prepare?.();
  dialog.showModal();
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
