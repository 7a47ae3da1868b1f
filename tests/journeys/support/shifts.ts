import type { Page } from '@playwright/test';

/** The parts of a page that moved by themselves. */
export interface Shifts {
  /** The Cumulative Layout Shift. */
  readonly score: number;
  /** The beginnings of what moved. */
  readonly shifts: readonly string[];
  /** The beginnings of what moved soon after a press, which is no part of the score. */
  readonly afterPress: readonly string[];
}

/** Sums up what moves by itself on each page that is loaded from now on. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: string[] = [];
    const afterPress: string[] = [];
    let score = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        if (!shift.hadRecentInput) score += shift.value;
        const moved = shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'a text');
        (shift.hadRecentInput ? afterPress : shifts).push(...moved);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readShifts: () => ({ score, shifts, afterPress }) });
  });
}

/** The shifts of the page so far. */
export function readShifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => (window as unknown as { readShifts(): Shifts }).readShifts());
}
