import type { Plugin } from 'vite';
import * as paths from '../../src/paths.ts';
import { organisationFacts } from '../../src/site/organisation-facts.ts';
import type { Config } from './config.ts';
import { fillDocument, manifestFile } from './document.ts';
import { type Language, languages, mainLanguage, pathIn } from './languages.ts';

const shortcutIcons = [{ src: '/mark-192.png', sizes: '192x192', type: 'image/png' }];

/**
 * Returns the web manifest of a language: the facts for installing the site. Its id is the same in every language, since there
 * is one site to install.
 */
function manifestOf(language: Language): string {
  const { locale, document } = language;
  const at = (path: string) => pathIn(language, path);
  return `${JSON.stringify(
    {
      name: organisationFacts.brand,
      short_name: organisationFacts.brand,
      description: document.siteDescription,
      id: '/',
      lang: locale,
      start_url: at(paths.home),
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
        {
          src: '/mark-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      shortcuts: [
        { name: document.getawaysShortcut, url: at(paths.getaways), icons: shortcutIcons },
        { name: document.bookingsShortcut, url: at(paths.myBookings), icons: shortcutIcons },
      ],
    },
    null,
    2,
  )}\n`;
}

/**
 * Makes the web manifests of the site file, and fills `index.html` where it is served as it stands; a build fills it in
 * each language.
 */
export function siteFacts(config: Pick<Config, 'language'>): Plugin {
  const language = languages.find(({ id }) => id === config.language) ?? mainLanguage;
  return {
    name: 'kickstand:site-facts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server === undefined ? html : fillDocument(html, language)),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const language of languages)
        this.emitFile({
          type: 'asset',
          fileName: manifestFile(language),
          source: manifestOf(language),
        });
    },
    configureServer(server) {
      const manifest = manifestOf(language);
      server.middlewares.use(`/${manifestFile(language)}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(manifest);
      });
    },
  };
}
