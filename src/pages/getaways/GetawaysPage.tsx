import { lazyPart } from '../lazy-part.tsx';
import type { PageProps } from '../route.ts';
import { GetawaysFrame } from './GetawaysFrame.tsx';
import { type GetawaysTab, tabAt, trainingsTab, tripsTab } from './tabs.ts';

const LazyList = lazyPart<{ tab: GetawaysTab }>(
  async () => (await import('./CatalogueList.tsx')).CatalogueList,
);

/** The page at /getaways/*; an address that names no tab is led to the trips. */
export function GetawaysPage({ params }: PageProps) {
  const named = tabAt(params['*'] ?? '');
  const tab = named ?? tripsTab;
  return (
    <GetawaysFrame tab={tab} isLed={named === null}>
      <LazyList key={tab.id} tab={tab} />
    </GetawaysFrame>
  );
}

/** The page at /traininghome, which leads to the trainings. */
export function TrainingHomePage() {
  return (
    <GetawaysFrame tab={trainingsTab} isLed>
      <LazyList tab={trainingsTab} />
    </GetawaysFrame>
  );
}
