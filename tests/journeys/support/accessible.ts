import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and the levels below it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The number of pixels by which a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The texts of a page that stand out of its window or of their own box; those that end in dots, and those in a row that scrolls, may. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isExcused = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      // what is clipped away is for listeners alone
      const isMeant =
        /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none';
      return isMeant || isExcused(element.parentElement);
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {
        currentNode: text,
        currentNode: { parentElement: holder, textContent },
      } = texts;
      if (!textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true })) continue;
      // the other slides of a gallery wait beside it
      if (holder.closest('[inert], [aria-hidden="true"], option') !== null || isExcused(holder))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const isInline = getComputedStyle(holder).display === 'inline';
      const box = isInline ? { left: 0, right: innerWidth } : holder.getBoundingClientRect();
      const isOut = left < Math.max(box.left, 0) - 1 || right > Math.min(box.right, innerWidth) + 1;
      if (isOut) cut.push(`${holder.tagName} ${textContent.trim().slice(0, 40)}`);
    }
    return cut;
  });
}

/** The faults that axe finds on a page as it stands: the rule, and where. */
export async function axeFaults(page: Page): Promise<string[]> {
  // in the page itself: no frame of ours stands in it, and what passes need not come back
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
