import { organisationFacts } from '../../src/site/organisation-facts.ts';
import { asAddress, asDefinition } from './drawings.ts';
import { type Language, mainLanguage } from './languages.ts';

/** Returns a text as React writes it into markup, also in an attribute. */
export const inHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** Returns the name of the web manifest of a language's pages. */
export const manifestFile = ({ id }: Language): string =>
  id === mainLanguage.id ? 'manifest.webmanifest' : `manifest-${id}.webmanifest`;

/** Returns `index.html` with the facts of the site file and the words of a language in its placeholders. */
export function fillDocument(html: string, language: Language): string {
  const { locale, direction, document } = language;
  const facts = {
    LOCALE: locale,
    DIRECTION: direction,
    ICON: asAddress('favicon.svg'),
    MANIFEST: manifestFile(language),
    BRAND: organisationFacts.brand,
    DESCRIPTION: document.siteDescription,
    UNLOADED: document.unloaded,
    LOAD_AGAIN: document.loadAgain,
    OUTDATED: document.outdated,
    NEEDS_SCRIPT: document.needsScript,
  };
  return Object.entries(facts).reduce(
    (filled, [name, fact]) => filled.replaceAll(`%${name}%`, () => inHtml(fact)),
    html.replace('<!--logo-->', () => asDefinition('logo.svg', 'logo')),
  );
}
