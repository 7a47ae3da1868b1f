import {
  breadcrumbs,
  type Crumb,
  rideData,
  type Thing,
} from '#machines/domain/catalogue/structured-data.ts';
import * as texts from '#texts/layout.ts';
import * as paths from '../paths.ts';
import type { OrganisationFacts } from '../site/organisation-facts.ts';
import type { PageContent } from '../site/page-data.ts';
import type { Site } from '../site/site.ts';
import { tabOf } from '../widgets/lists/getaways-tabs.ts';

/** The facts of a page for its structured data. */
interface StructuredPage {
  /** Its canonical path. */
  path: string;
  /** Its title, without the brand. */
  name: string;
  content: PageContent | undefined;
  /** The absolute address of the page's own picture for sharing. */
  sharePicture: string | undefined;
}

/**
 * Returns the structured data of a page, for search engines (rule: Structured data). Its site must have a public
 * origin.
 */
export function structuredData({ facts, settings }: Site, page: StructuredPage): Thing[] {
  const { path, name, content, sharePicture } = page;
  const { siteUrl } = settings;
  if (path === paths.home) return organisationData(facts, siteUrl);
  const home: Crumb = { name: texts.homeLink, url: siteUrl + paths.home };
  const url = siteUrl + path;
  if (content?.item === undefined) return [breadcrumbs([home, { name, url }])];
  const { item } = content;
  const list = tabOf(item);
  const ride = rideData(item, {
    url,
    pictures: [sharePicture, item.picture?.url]
      .filter((picture) => picture !== undefined)
      .map((picture) => URL.parse(picture, siteUrl)?.href ?? picture),
    brand: facts.brand,
    home: home.url,
    now: content.takenAt,
  });
  const trail = [home, { name: list.label, url: siteUrl + list.href }, { name: item.title, url }];
  return [ride, breadcrumbs(trail)].filter((thing) => thing !== null);
}

/** Returns the company that runs the site, and the site's name for search results. */
function organisationData(site: OrganisationFacts, siteUrl: string): Thing[] {
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
