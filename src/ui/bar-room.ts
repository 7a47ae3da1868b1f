/** The space between a bar and the focused element above it, in px, so that the focus ring is visible. */
const GAP = 8;

/**
 * Reserves room for a bar that stays at the lower edge of the window, as high as the bar is (rule: Bars that stay in
 * place). It is a ref callback that sets these properties of the document: `scrollPaddingBottom` scrolls a focused
 * element clear of the bar, and `paddingBottom` lets the end of the page scroll out from under it.
 */
export const reserveBarRoom =
  (...properties: readonly ('paddingBottom' | 'scrollPaddingBottom')[]) =>
  (bar: HTMLElement | null) => {
    if (bar === null) return undefined;
    const { style } = bar.ownerDocument.documentElement;
    const reserve = (height: number) => {
      for (const property of properties) style[property] = height === 0 ? '' : `${height + GAP}px`;
    };
    const observer = new ResizeObserver(() => reserve(bar.offsetHeight));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      reserve(0);
    };
  };
