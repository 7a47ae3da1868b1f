/** The attribute of an element whose children are skipped one by one. */
export const skippable = { 'data-skippable': '' } as const;

/** Elements as wide as their column, so that a fixed height is all that keeps the page as it is. */
const PIECES = 'section, footer, [data-skippable] > *';

/** The parts that are skipped behind a dialog that covers the whole page. */
const COVERED_PIECES = 'main, footer';

/** Dialogs that are laid out although they are closed, so that a tap on their buttons waits for less. */
const CLOSED_DIALOGS = 'dialog:not([open])';

/** Marks a skipped piece; base.css skips it on the screen, and not on paper. */
const SKIPPED = 'data-skipped';

/**
 * Opens a dialog as a modal one. The browser computes the styles of the whole page again when the page becomes inert; so that a tap waits for
 * less, the pieces of the page that nobody sees are skipped, each with the room that it has, until the dialog closes.
 */
export function openModal(dialog: HTMLDialogElement, { coversPage = false } = {}): void {
  const { ownerDocument: document } = dialog;
  const view = document.documentElement.clientHeight;
  const pieces = `${coversPage ? COVERED_PIECES : PIECES}, ${CLOSED_DIALOGS}`;
  // all are measured before one changes, so that the page is laid out once
  const measured = [...document.querySelectorAll<HTMLElement>(pieces)].map(
    (piece) => [piece, piece.getBoundingClientRect()] as const,
  );
  let skipped: HTMLElement | undefined;
  for (const [piece, { top, bottom, height }] of measured) {
    // a piece comes before those within it
    if (skipped?.contains(piece)) continue;
    const isSeen = !coversPage && !piece.matches(CLOSED_DIALOGS) && bottom > 0 && top < view;
    if (height === 0 || isSeen || piece.contains(dialog)) continue;
    skipped = piece;
    piece.setAttribute(SKIPPED, '');
    piece.style.height = `${height}px`;
  }
  document.documentElement.dataset.modal = '';
  // Escape and the browser close it too
  dialog.addEventListener('close', () => restore(dialog), { once: true });
  dialog.showModal();
}

/** Closes a dialog; what was skipped behind it can take the focus at once. */
export function closeModal(dialog: HTMLDialogElement): void {
  restore(dialog);
  dialog.close();
}

/** Lets the page behind a dialog scroll again, and displays what was skipped of it, unless another dialog stands over it. */
export function restore(dialog: HTMLDialogElement): void {
  const { ownerDocument: document } = dialog;
  const opened = [...document.querySelectorAll('dialog[open]')];
  if (opened.some((other) => other !== dialog)) return;
  delete document.documentElement.dataset.modal;
  for (const piece of document.querySelectorAll<HTMLElement>(`[${SKIPPED}]`)) {
    piece.removeAttribute(SKIPPED);
    piece.style.height = '';
  }
}
