import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { LANGUAGES, type LanguageFacts } from '#languages.ts';
import { inLanguage } from '#machines/domain/text/site-address.ts';
import { language } from '#texts/language.ts';
import { replaceLocation } from '../../site/browser.ts';
import { useEncodedLocation } from '../../ui/use-encoded-location.ts';

/** The languages of the site without that of this page. */
export const linkedLanguages: readonly LanguageFacts[] = Object.values(LANGUAGES).filter(
  ({ base }) => base !== language.base,
);

interface LanguageLinkProps {
  /** The language that it leads to. */
  to: LanguageFacts;
  className?: string | undefined;
}

/** The link to the same page in another language, under that language's own name. Navigation state and typed text go along. */
export function LanguageLink({ to: { base, locale, name }, className }: LanguageLinkProps) {
  const { path, query } = useEncodedLocation();
  const address = inLanguage(query === '' ? path : `${path}?${query}`, base);
  const link = useRef<HTMLAnchorElement>(null);
  // React keeps the attribute of the markup, which has no query, and no path in the shell of a ride
  useLayoutEffect(() => link.current?.setAttribute('href', address), [address]);
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    replaceLocation(address);
  };
  return (
    <a
      ref={link}
      href={address}
      lang={locale}
      hrefLang={locale}
      rel="alternate"
      className={className}
      style={{ fontFamily: 'Poppins, "Language Names", sans-serif' }}
      onClick={follow}
    >
      {name}
    </a>
  );
}
