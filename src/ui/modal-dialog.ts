/** The attribute of a list whose items are skipped one by one. */
export const skippable = { 'data-skippable': '' } as const;

/** Elements as wide as their column, so that a fixed height is all that keeps the page as it is. */
const PIECES = 'section, footer, [data-skippable] > li';

/** Marks a skipped piece; base.css skips it on the screen, and not on paper. */
const SKIPPED = 'data-skipped';

/**
 * Opens a dialog as a modal one. The browser computes the styles of the whole page again when the page becomes inert; so that a tap waits for
 * less, the pieces of the page that are off the screen are skipped, each with the room that it has, until the dialog closes.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { ownerDocument: document } = dialog;
  const view = document.documentElement.clientHeight;
  // all are measured before one changes, so that the page is laid out once
  const measured = [...document.querySelectorAll<HTMLElement>(PIECES)].map(
    (piece) => [piece, piece.getBoundingClientRect()] as const,
  );
  for (const [piece, { top, bottom, height }] of measured) {
    if (height === 0 || (bottom > 0 && top < view) || piece.contains(dialog)) continue;
    piece.setAttribute(SKIPPED, '');
    piece.style.height = `${height}px`;
  }
  // Escape and the browser close it too
  dialog.addEventListener('close', () => restore(document), { once: true });
  dialog.showModal();
}

/** Closes a dialog; what was skipped behind it can take the focus at once. */
export function closeModal(dialog: HTMLDialogElement): void {
  restore(dialog.ownerDocument);
  dialog.close();
}

/** Displays again what was skipped behind a dialog. */
export function restore(document: Document): void {
  for (const piece of document.querySelectorAll<HTMLElement>(`[${SKIPPED}]`)) {
    piece.removeAttribute(SKIPPED);
    piece.style.height = '';
  }
}
