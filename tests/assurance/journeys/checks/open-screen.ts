import type { Page, ViewportSize } from '@playwright/test';

export const phone: ViewportSize = { width: 390, height: 844 };
export const desk: ViewportSize = { width: 1440, height: 900 };

/** A screen on the page, at rest. */
export interface OpenScreen {
  readonly page: Page;
  /** The windows in which it is checked as riders have it; it was opened in the first one. */
  readonly windows: readonly [ViewportSize, ...ViewportSize[]];
}

/** A window as the messages of failures name it. */
export const sizeOf = ({ width, height }: ViewportSize): string => `${width} × ${height} px`;

/** Ends the transitions of a page, and all to come: what other media or another window make of it is there at once. */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
