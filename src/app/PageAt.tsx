import { memo } from 'react';
import { useLocation, useParams } from 'wouter';
import * as texts from '#texts/layout.ts';
import { useSite } from '../site/site.ts';
import type { LazyPage } from './lazy-page.ts';
import { canonicalPath } from './routes.ts';

interface PageAtProps {
  page: LazyPage;
  path?: string;
}

/**
 * A page with its title and canonical address, which a page may also state itself; an unknown address has no path.
 * While the next page is on its way, it is not rendered again.
 */
export const PageAt = memo(function PageAt({ page, path = '' }: PageAtProps) {
  const { Page, title, describesItself = false } = page;
  const {
    facts,
    settings: { siteUrl },
  } = useSite();
  const params = useParams();
  const [address] = useLocation();
  const name = typeof title === 'function' ? title(address) : title;
  const canonical = canonicalPath(page, path);
  return (
    <>
      {name !== null && (
        <title>{name === '' ? texts.homeTitle(facts.brand) : `${name} · ${facts.brand}`}</title>
      )}
      {!describesItself && <meta name="description" content={facts.description} />}
      {siteUrl !== '' && canonical !== null && <link rel="canonical" href={siteUrl + canonical} />}
      <Page params={params} />
    </>
  );
});
