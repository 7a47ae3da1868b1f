import type { Page } from '@playwright/test';

/** The mark that the translator below puts behind each text. */
export const MARK = '′';

/** Takes the translator's marks out of a text. */
export const untranslated = (text: string) => text.replaceAll(MARK, '');

/**
 * Does to each page what Chrome's translator does: elements of its own take the place of each text that is to be translated, and of each
 * that comes or changes later; from the first text on, or once all that a page begins with is hydrated.
 */
export function addTranslator(page: Page, start: 'at once' | 'once hydrated'): Promise<unknown> {
  return page.addInitScript(
    ([isAtOnce, mark]) => {
      const untranslated =
        'script, style, noscript, template, textarea, svg, [translate=no], .notranslate';
      function translateText(text: Text) {
        const { parentElement, data } = text;
        if (!parentElement?.isConnected || parentElement.localName === 'font') return;
        if (parentElement.closest(untranslated) || !/[\p{L}\p{N}]/u.test(data)) return;
        const inner = document.createElement('font');
        inner.textContent = data + mark;
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
      }
      function translate(root: Node) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts = root instanceof Text ? [root] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) translateText(text);
      }
      function begin() {
        translate(document);
        new MutationObserver((changes) => {
          for (const { target, addedNodes, type } of changes)
            for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
        }).observe(document, { childList: true, characterData: true, subtree: true });
      }
      const hydrated = () =>
        document.querySelector('[data-hydrated=true]') &&
        !document.querySelector('[data-hydrated=false]');
      if (isAtOnce) begin();
      else {
        const timer = setInterval(() => {
          if (!hydrated()) return;
          clearInterval(timer);
          begin();
        }, 20);
      }
    },
    [start === 'at once', MARK] as const,
  );
}
