import type { Page } from '@playwright/test';

/** The parts of a page that moved by themselves. */
export interface Shifts {
  /** The Cumulative Layout Shift. */
  readonly score: number;
  /** The beginnings of what moved. */
  readonly shifts: readonly string[];
}

/** Sums up what moves by itself on each page that is loaded from now on. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: string[] = [];
    let score = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        if (shift.hadRecentInput) continue;
        score += shift.value;
        shifts.push(...shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'a text'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readShifts: () => ({ score, shifts }) });
  });
}

/** The shifts of the page so far. */
export function readShifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => (window as unknown as { readShifts(): Shifts }).readShifts());
}
