import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dataBlock, headTags, shareCard } from '../../tools/build/head-tags.ts';

const head =
  '<title>Coorg &amp; coffee · Kickstand</title><meta name="description" content="Two days."/>';
const tags = (own: Partial<Parameters<typeof headTags>[0]> = {}) =>
  headTags({
    head,
    siteUrl: 'https://www.example.com',
    isHidden: false,
    locale: 'en-IN',
    ...own,
  });

test('the site’s own picture for shared links is a JPEG of 1200 × 630', async () => {
  const picture = sharp(join(import.meta.dirname, '../../public', shareCard));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a link is shown with the page’s own words, and the site’s picture under the brand', () => {
  expect(tags()).toEqual(
    expect.arrayContaining([
      '<meta property="og:title" content="Coorg &amp; coffee">',
      '<meta property="og:description" content="Two days.">',
      '<meta property="og:image" content="https://www.example.com/art/share-card.jpg">',
      '<meta property="og:image:alt" content="Kickstand">',
    ]),
  );
});

test('a page with a picture of its own is shown with that', () => {
  const own = tags({ sharePicture: '/assets/coorg.jpg' });
  expect(own).toContain(
    '<meta name="twitter:image" content="https://www.example.com/assets/coorg.jpg">',
  );
  expect(own).toContain('<meta property="og:image:alt" content="Coorg &amp; coffee">');
});

test('without the site’s own address there are words alone', () => {
  const words = tags({ siteUrl: undefined, sharePicture: '/assets/coorg.jpg' });
  expect(words).toEqual([
    '<meta property="og:title" content="Coorg &amp; coffee">',
    '<meta property="og:description" content="Two days.">',
  ]);
  expect(tags({ siteUrl: undefined, isHidden: true })).toContain(
    '<meta name="robots" content="noindex">',
  );
});

test('a page that is left out says so', () => {
  expect(tags({ isHidden: true })).toContain('<meta name="robots" content="noindex">');
  expect(tags().join('')).not.toContain('noindex');
});

describe('the languages of a page', () => {
  const at = (path: string) => ({
    head: `${head}<link rel="canonical" href="https://www.example.com${path}"/>`,
  });
  const alternates = (own: Parameters<typeof tags>[0]) =>
    tags(own).filter((tag) => tag.includes('hreflang'));
  test('its own is said to who shares it', () => {
    expect(tags()).toContain('<meta property="og:locale" content="en_IN">');
    expect(tags({ locale: 'hi-IN' })).toContain('<meta property="og:locale" content="hi_IN">');
  });

  test('a page that is left out, of any address, or of a site without one says nothing of them', () => {
    expect(alternates({ ...at('/booking'), isHidden: true })).toEqual([]);
    expect(alternates({})).toEqual([]);
    expect(alternates({ ...at('/about'), siteUrl: undefined })).toEqual([]);
  });
});

test('a page without structured data has no data block', () => {
  expect(dataBlock('')).toBe('');
});
