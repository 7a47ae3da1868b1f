import { useState } from 'react';
import * as paths from '../../paths.ts';
import { useIsClient } from '../../ui/ClientOnly.tsx';
import type { PageProps, PageRoute } from '../route.ts';
import { lazyCopyTrace } from '../support/lazy-copy-trace.tsx';
import { visitPage } from '../visit-page.tsx';

const entry = () => import('./DetailsFrame.tsx');
const page = () => import('./DetailsPage.tsx');

/** The page of an item, at one of its two addresses. */
const detailsAt = (path: string): PageRoute => ({
  path,
  prerender: [],
  // no ride has its page there, since no file name begins with a dot (`itemPath`)
  shell: paths.detailsOf('.any'),
  title: null,
  description: null,
  entry,
  prefetch: [page],
  early: ['item'],
  prefetchRuntime: 'catalogue',
  load: async (services) => {
    const { catalogue, site, siteUrl, browser, origin, pageData } = services;
    const [{ ConnectedDetailsPage }, { DetailsFallback }, { machines, inputs }] = await Promise.all(
      [page(), entry(), catalogue()],
    );
    const support = lazyCopyTrace(services)(null);
    const calendar = {
      brand: site.brand,
      origin,
      now: browser.now,
      save: (name: string, text: string) => browser.save(name, text, 'text/calendar'),
    };
    const opened = {
      machines,
      site,
      siteUrl,
      calendar,
      support,
      now: browser.now,
      browser,
      origin,
      saving: services,
    };
    const Visit = visitPage(
      ({ id = '' }) => inputs.item(id),
      (input) => (
        <ConnectedDetailsPage {...input} {...opened} canShareNatively={browser.canShare()} />
      ),
      <DetailsFallback site={site} />,
    );
    function Details({ params }: PageProps) {
      const { id = '' } = params;
      const [prerendered] = useState(() => pageData.item(id, paths.isEventPath(path)));
      const isClient = useIsClient();
      if (prerendered === undefined) return <Visit params={params} />;
      return (
        <ConnectedDetailsPage
          {...opened}
          id={prerendered.value.id ?? id}
          kind={prerendered.value.kind}
          prerendered={prerendered}
          canShareNatively={isClient && browser.canShare()}
        />
      );
    }
    return ({ params }) => <Details key={params.id} params={params} />;
  },
});

/** A trip or a training. */
export const detailsRoute = detailsAt(paths.detailsPattern);

/** An event. */
export const eventDetailsRoute = detailsAt(paths.eventDetailsPattern);
