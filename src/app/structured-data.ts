import type { Item } from '#machines/domain/item.ts';
import { breadcrumbs, type Crumb, rideData, type Thing } from '#machines/domain/structured-data.ts';
import * as texts from '#texts/frame.ts';
import { getawaysTabs, trainingsTab, tripsTab } from '../pages/getaways/tabs.ts';
import * as paths from '../paths.ts';
import type { PageContent } from '../site/page-data.ts';
import type { SiteConfig } from '../site/site-config.ts';

/** A page, as its structured data need it. */
export interface StructuredPage {
  /** Its canonical path. */
  path: string;
  /** Its title, without the brand. */
  name: string;
  content?: PageContent | undefined;
  /** A picture of the page's own to share, absolute. */
  sharePicture?: string | undefined;
}

/** The facts of the site that structured data name. */
export interface StructuredSite {
  site: SiteConfig;
  /** The site's public origin, 'https://host'. */
  siteUrl: string;
}

/** The structured data of a page, for search engines (rule: Structured data). */
export function structuredData(page: StructuredPage, { site, siteUrl }: StructuredSite): Thing[] {
  const { path, name, content, sharePicture } = page;
  const home: Crumb = { name: texts.homeLink, url: siteUrl + paths.home };
  if (path === paths.home) return organisationData(site, siteUrl);
  const item = content?.item;
  const own: Crumb = { name, url: siteUrl + path };
  if (item === undefined || content === undefined) return present([breadcrumbs([home, own])]);
  const { label, href } = tabOf(item);
  const ride = rideData(item, {
    url: own.url,
    pictures: [sharePicture, item.picture?.url]
      .filter((picture) => picture !== undefined)
      .map((picture) => URL.parse(picture, siteUrl)?.href ?? picture),
    brand: site.brand,
    home: home.url,
    now: content.takenAt,
  });
  const list: Crumb = { name: label, url: siteUrl + href };
  return present([ride, breadcrumbs([home, list, { ...own, name: item.title }])]);
}

const present = (things: readonly (Thing | null)[]) => things.filter((thing) => thing !== null);

/** The list that an item stands in. */
function tabOf(item: Item) {
  if (item.kind === 'trip') return tripsTab;
  return item.isTraining
    ? trainingsTab
    : (getawaysTabs.find(({ id }) => id === 'events') ?? tripsTab);
}

/** The company that runs the site, and the site's name in results. */
function organisationData(site: SiteConfig, siteUrl: string): Thing[] {
  const { brand, description, email, phones, office, social } = site;
  const url = siteUrl + paths.home;
  const organisation = { '@id': `${url}#organization` };
  const lines = office.lines.join(', ');
  const telephone = phones[0].dialled;
  return [
    {
      '@type': 'Organization',
      ...organisation,
      name: brand,
      description,
      url,
      logo: `${siteUrl}/mark-512.png`,
      email,
      telephone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: lines,
        addressLocality: office.city,
        addressRegion: office.state,
        postalCode: /\b\d{6}\b/.exec(lines)?.[0],
        addressCountry: 'IN',
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email,
        telephone,
        areaServed: 'IN',
      },
      sameAs: [social.instagram, social.facebook, social.linkedin],
    },
    { '@type': 'WebSite', name: brand, url, publisher: organisation },
  ];
}
