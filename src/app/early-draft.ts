/** The parts of a selection that the start of a page draws, as its markup names them in `data-draft`. */
type DraftPart = 'picture' | 'title';

/** A navigation state before it is checked; the site's own code writes it, yet any visit may bring another. */
interface UnreadDraft {
  readonly itemData?: {
    readonly name?: unknown;
    readonly title?: unknown;
    readonly primary_image?: { readonly link_url?: unknown } | null;
  } | null;
}

/**
 * Draws the picture and the title of a selection into a prerendered page, before React: no server knows them, but the history of this visit
 * does (rule: Confirmation page). Unknown states are ignored; the page's own code reads the whole of it.
 */
export function drawDraft(root: ParentNode, state: unknown): void {
  const item = (state as UnreadDraft | null)?.itemData;
  const part = (name: DraftPart) => root.querySelector<HTMLElement>(`[data-draft=${name}]`);
  const title = part('title');
  const picture = part('picture');
  const name = item?.name ?? item?.title;
  const address = item?.primary_image?.link_url;
  if (title !== null && typeof name === 'string') title.textContent = name;
  if (picture instanceof HTMLImageElement && isPicture(address)) picture.src = address;
}

function isPicture(address: unknown): address is string {
  return typeof address === 'string' && /^https?:/.test(address);
}
