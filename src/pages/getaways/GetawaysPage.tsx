import { useLocation } from 'wouter';
import { LoadFailure } from '../../widgets/lazy/LoadFailure.tsx';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { type GetawaysTab, tabAt } from '../../widgets/lists/getaways-tabs.ts';
import { GetawaysLayout } from './GetawaysLayout.tsx';

const LazyList = lazyComponent<{ tab: GetawaysTab }>(
  async () => (await import('./CatalogueList.tsx')).CatalogueList,
  { Lost: LoadFailure, isRequestedAtOnce: true },
);

/** The page at /getaways/* and /traininghome; an address without a tab leads to the trips. */
export function GetawaysPage() {
  const [path] = useLocation();
  const { tab, isLed } = tabAt(path);
  return (
    <GetawaysLayout tab={tab} isLed={isLed}>
      <LazyList key={tab.id} tab={tab} />
    </GetawaysLayout>
  );
}
