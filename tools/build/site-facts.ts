import type { Plugin } from 'vite';
import { siteConfig } from '../../src/app/site-config.ts';
import * as paths from '../../src/paths.ts';

const manifestFile = 'manifest.webmanifest';

const shortcutIcons = [{ src: '/mark-192.png', sizes: '192x192', type: 'image/png' }];

/** What an installed shortcut and the browser's own screens show of the site. */
const manifest = `${JSON.stringify(
  {
    name: siteConfig.brand,
    short_name: siteConfig.brand,
    description: siteConfig.description,
    id: '/',
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    // With a way back and Reload: a payment leads to another site and back.
    display: 'minimal-ui',
    background_color: '#FFFFFF',
    theme_color: '#000000',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/mark-180.png', sizes: '180x180', type: 'image/png' },
      { src: '/mark-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/mark-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/mark-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Getaways', url: paths.getaways, icons: shortcutIcons },
      { name: 'My Bookings', url: paths.myBookings, icons: shortcutIcons },
    ],
  },
  null,
  2,
)}\n`;

const inHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Fills the brand and the description of the site file into `index.html`, and makes the web manifest of them. */
export function siteFacts(): Plugin {
  return {
    name: 'kickstand:site-facts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%BRAND%', () => inHtml(siteConfig.brand))
          .replaceAll('%DESCRIPTION%', () => inHtml(siteConfig.description)),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: manifestFile, source: manifest });
    },
    configureServer(server) {
      server.middlewares.use(`/${manifestFile}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(manifest);
      });
    },
  };
}
