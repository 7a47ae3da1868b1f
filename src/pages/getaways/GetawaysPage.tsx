import { useLocation } from 'wouter';
import { LoadFailure } from '../../widgets/lazy/LoadFailure.tsx';
import { lazyComponent } from '../../widgets/lazy/lazy-component.tsx';
import { type GetawaysTab, tabAt } from '../../widgets/lists/getaways-tabs.ts';
import { GetawaysLayout } from './GetawaysLayout.tsx';

const LazyList = lazyComponent<{ tab: GetawaysTab }>(
  async () => {
    // what every chart needs, in a task of its own: a slow phone answers a press between the two
    await import('../../site/actors.ts');
    return (await import('./CatalogueList.tsx')).CatalogueList;
  },
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
