import { organisationFacts } from '../../src/site/organisation-facts.ts';
import { inHtml } from './document.ts';
import { localisedPaths } from './languages.ts';

/** The picture for sharing a page that has none of its own: 1200 × 630, JPEG. */
export const shareCard = '/art/share-card.jpg';

/** The facts that a page's tags need besides its head. */
export interface TaggedPage {
  /** The rendered head, from which title, description and canonical address are read. */
  head: string;
  /** The origin of the site for search engines; undefined when the build has none. */
  siteUrl: string | undefined;
  /** The path of the picture for sharing the page; the site's own when left out. */
  sharePicture?: string | undefined;
  /** True for a page that search engines leave out, by its `noindex`. */
  isHidden: boolean;
  /** The locale of the page's language. */
  locale: string;
}

/**
 * Returns the tags by which other sites and apps display a link to a page (Open Graph, Twitter), and the permissions
 * for search engines. Addresses in them are absolute, so that without the site's own address only title, description
 * and the permissions are there.
 */
export function headTags({ head, siteUrl, sharePicture, isHidden, locale }: TaggedPage): string[] {
  // as they are escaped there
  const textOf = (expression: RegExp) => expression.exec(head)?.[1];
  const title = textOf(/<title>([\s\S]*?)<\/title>/) ?? '';
  const description = textOf(/<meta name="description" content="([^"]*)"/) ?? '';
  const canonical = textOf(/<link rel="canonical" href="([^"]*)"/);
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${content}">`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
  const brand = inHtml(organisationFacts.brand);
  const name = title.replace(` · ${brand}`, '');
  const words = [property('og:title', name), property('og:description', description)];
  const hidden = isHidden ? [named('robots', 'noindex')] : [];
  if (siteUrl === undefined) return [...hidden, ...words];
  const picture = siteUrl + (sharePicture ?? shareCard);
  const imageAlt = sharePicture === undefined ? brand : name;
  return [
    ...(isHidden ? hidden : [named('robots', 'max-image-preview:large')]),
    ...words,
    property('og:type', 'website'),
    property('og:site_name', brand),
    property('og:locale', locale.replace('-', '_')),
    ...(canonical === undefined ? [] : [property('og:url', canonical)]),
    ...(canonical === undefined || isHidden ? [] : alternates(siteUrl, canonical)),
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', imageAlt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', name),
    named('twitter:description', description),
    named('twitter:image', picture),
    named('twitter:image:alt', imageAlt),
  ];
}

/** Returns the links to the page in each language, and to the one for all other visitors. */
function alternates(siteUrl: string, canonical: string): string[] {
  const link = (locale: string, path: string) =>
    `<link rel="alternate" hreflang="${locale}" href="${siteUrl}${path}">`;
  const each = localisedPaths(canonical.slice(siteUrl.length));
  return [
    ...each.map(({ locale, path }) => link(locale, path)),
    link('x-default', each[0]?.path ?? '/'),
  ];
}

/** Returns JSON-LD as a data block, which no browser runs, so that the policy need not allow it. */
export function dataBlock(json: string): string {
  return json === '' ? '' : `<script type="application/ld+json">${json}</script>`;
}
