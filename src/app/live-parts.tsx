import type { ComponentType } from 'react';
import { dayOf } from '#machines/domain/calendar.ts';
import type { GetawaysTab } from '../pages/getaways/tabs.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.ts';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import type { Edge } from './edge.ts';

/** A part of a page whose script comes on its own; should it not arrive, the rest of the page stays. */
function livePart<Props extends object>(
  { browser }: Edge,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyWithRetry(load);
  return (props) => (
    <ErrorBoundary fallback={<NotLoaded what="part" onReload={browser.reload} />}>
      <Part {...props} />
    </ErrorBoundary>
  );
}

/** The contact form with its chart; named by the heading whose id it is given. */
export function liveContactForm(edge: Edge) {
  const Form = livePart<{ labelledBy: string }>(edge, async () => {
    const [{ ConnectedContactForm }, { machines }] = await Promise.all([
      import('../pages/contact/ConnectedContactForm.tsx'),
      edge.live(),
    ]);
    return ({ labelledBy }) => (
      <ConnectedContactForm machine={machines.contact} labelledBy={labelledBy} />
    );
  });
  return (labelledBy: string) => <Form labelledBy={labelledBy} />;
}

/** The featured rides of the home page with their chart. */
export function liveFeatured(edge: Edge) {
  return livePart(edge, async () => {
    const [{ Featured }, { machines }] = await Promise.all([
      import('../pages/home/Featured.tsx'),
      edge.live(),
    ]);
    return () => <Featured machine={machines.featured} today={dayOf(edge.browser.now())} />;
  });
}

/** The list of a tab of the getaways with its chart. */
export function liveCatalogue(edge: Edge) {
  return livePart<{ tab: GetawaysTab }>(edge, async () => {
    const [{ CatalogueList }, { machines }] = await Promise.all([
      import('../pages/getaways/CatalogueList.tsx'),
      edge.live(),
    ]);
    return ({ tab }) => (
      <CatalogueList tab={tab} machine={machines[tab.id]} today={dayOf(edge.browser.now())} />
    );
  });
}
