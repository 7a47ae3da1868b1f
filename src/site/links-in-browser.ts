/** Returns the links of the page's content that can be seen without scrolling; none behind a dialog. */
export function linksInView(): HTMLAnchorElement[] {
  if (window.document.querySelector('[aria-modal=true]') !== null) return [];
  return [...window.document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}
