// What appears in the open modal takes the focus. Before it opens, a call would have the page laid out for nothing.

/** Moves the focus to what has appeared in the open modal. */
export function focus(element: HTMLElement | null | undefined): void {
  if (element?.closest('dialog[open]')) element.focus();
}

/** Moves the focus to the first control of a list that has appeared in the open modal. */
export const focusFirst = (list: HTMLElement | null): void =>
  focus(list?.querySelector<HTMLElement>('[data-autofocus]'));

/** Moves the focus back into the modal when a retry has removed the focused element. */
export function focusIfLost(panel: HTMLElement | null): void {
  const dialog = panel?.closest('dialog');
  if (dialog?.contains(dialog.ownerDocument.activeElement) === false) focus(panel);
}
