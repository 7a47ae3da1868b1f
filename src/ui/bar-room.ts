/** The space between a bar and what has the focus above it, in px: the ring around it is seen. */
const GAP = 8;

/**
 * Reserves room for a bar that stays at the lower edge of the window, as high as the bar is: a ref callback that sets these properties of the document
 * (rule: Bars that stay in place). `scrollPaddingBottom` scrolls what takes the focus clear of the bar; `paddingBottom` lets the page's end come out from under it.
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
