/** The element that had the focus before a dialog that stands on top of the page and is not modal yet. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement | null>();

/**
 * Opens a modal dialog, a popover of the kind `manual`, with the press that asks for it. It stands on top of the page in the next paint, and becomes
 * modal after it: the browser recalculates the style of every element to make the page inert, a third of the response time on a slow phone. Where a
 * browser has no popovers, it is modal at once.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open || isPopover(dialog)) return;
  if (!hasPopovers(dialog)) {
    dialog.showModal();
    return;
  }
  openers.set(dialog, focused(dialog));
  dialog.showPopover();
  makeModal(dialog);
}

/** Makes a dialog modal that stands as a popover, after it is painted. The focus stays in it. */
export function makeModal(dialog: HTMLDialogElement): void {
  if (!isPopover(dialog)) return;
  // the second frame begins after the first was painted
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        // closed, or gone, in the meantime
        if (!isPopover(dialog)) return;
        const focusedBefore = focused(dialog);
        hidePopover(dialog);
        dialog.showModal();
        if (dialog.contains(focusedBefore)) focus(focusedBefore);
      }),
    ),
  );
}

/** Closes a modal dialog, in any step of its opening. Before it is modal, no `close` event fires. */
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

/** Closes the popover and returns the focus to the opener, as a closing modal dialog does. */
function hidePopover(dialog: HTMLDialogElement): void {
  dialog.hidePopover();
  focus(openers.get(dialog));
}

/** Returns the focused element, which is an HTMLElement since the page holds no other focusable ones. */
const focused = ({ ownerDocument }: HTMLDialogElement) =>
  ownerDocument.activeElement as HTMLElement | null;

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });
