import { useState } from 'react';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { useSite } from '../../site/site.ts';
import { itemLink } from '../../ui/item-link.ts';

/**
 * Returns the source of an entry for calendars: this site, the ride's own page ('' when unknown) and the time at
 * which this page was opened.
 */
export function useEntrySource(item: Item | null) {
  const { browser } = useSite();
  const [openedAt] = useState(browser.clock);
  const origin = browser.origin();
  const link = item === null ? null : itemLink(item);
  return { host: new URL(origin).host, page: link === null ? '' : origin + link.href, openedAt };
}
