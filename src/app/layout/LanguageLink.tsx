import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { LANGUAGES, type LanguageFacts } from '#languages.ts';
import { addressInLanguage } from '#machines/domain/text/site-address.ts';
import { language } from '#texts/language.ts';
import { replaceLocation } from '../../site/navigation-in-browser.ts';
import { useEncodedLocation } from '../../ui/use-encoded-location.ts';

/** The languages of the site other than that of the page. */
export const linkedLanguages: readonly LanguageFacts[] = Object.values(LANGUAGES).filter(
  ({ base }) => base !== language.base,
);

interface LanguageLinkProps {
  /** The language to which it leads. */
  to: LanguageFacts;
  className?: string | undefined;
}

/**
 * The link to the same page in another language, by that language's own name. It carries navigation state and typed
 * text.
 */
export function LanguageLink({ to: { base, locale, name }, className }: LanguageLinkProps) {
  const { path, query } = useEncodedLocation();
  const address = addressInLanguage(query === '' ? path : `${path}?${query}`, base);
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
