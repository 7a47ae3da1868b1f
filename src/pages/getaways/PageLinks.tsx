import type { Filters } from '#machines/domain/filters.ts';
import * as texts from '#texts/getaways.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { catalogueQuery } from './catalogue-query.ts';
import styles from './Results.module.css';

interface PageLinksProps {
  path: string;
  filters: Filters;
  page: number;
  pages: number;
}

/** Real links to the pages of a long list: neighbours, first and last. */
export function PageLinks({ path, filters, page, pages }: PageLinksProps) {
  if (pages < 2) return null;
  const to = (target: number) => path + catalogueQuery(filters, target);
  return (
    <nav className={styles.pagination} aria-label={texts.pages}>
      {page > 1 && (
        <SiteLink href={to(page - 1)} className={styles.pageLink} rel="prev">
          {texts.previous}
        </SiteLink>
      )}
      {nearPages(page, pages).map((target, index, all) => (
        <span key={target} className={styles.pageItem}>
          {index > 0 && target - (all[index - 1] ?? target) > 1 && (
            <span className={styles.ellipsis}>…</span>
          )}
          <SiteLink
            href={to(target)}
            className={styles.pageLink}
            aria-label={texts.page(target)}
            aria-current={target === page ? 'page' : undefined}
          >
            {target}
          </SiteLink>
        </span>
      ))}
      {page < pages && (
        <SiteLink href={to(page + 1)} className={styles.pageLink} rel="next">
          {texts.next}
        </SiteLink>
      )}
    </nav>
  );
}

function nearPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages);
  return [...new Set(near)].sort((a, b) => a - b);
}
