/** The element that had the focus before a dialog that stands on top of the page and is not modal yet. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement | null>();

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
  openers.set(dialog, focused(dialog));
  dialog.showPopover();
  makeModal(dialog, prepare);
}

/** Makes a dialog modal that stands as a popover, after it is painted. The focus stays in it. */
export function makeModal(dialog: HTMLDialogElement, prepare?: () => void): void {
  if (!isPopover(dialog)) return;
  // the second frame begins when the first was handed over
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        // closed, or gone, in the meantime
        if (!isPopover(dialog)) return;
        const kept = focused(dialog);
        hidePopover(dialog);
        showModal(dialog, prepare);
        if (dialog.contains(kept)) focus(kept);
      }),
    ),
  );
}

/** Closes a modal dialog, in whichever step of its opening it is. Before it is modal, no `close` event tells of it. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (isPopover(dialog)) hidePopover(dialog);
  dialog.close();
}

/** True when the browser knows popovers. */
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

/** Returns the element that has the focus: each element of a page that can have it, can be given it. */
const focused = ({ ownerDocument }: HTMLDialogElement) =>
  ownerDocument.activeElement as HTMLElement | null;

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });
