import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { inOtherLanguage } from '#machines/domain/site-address.ts';
import { otherLocale, otherName } from '#texts/language.ts';
import { openInPlace } from '../../site/browser.ts';
import { useEncodedLocation } from '../../ui/use-encoded-location.ts';

/** The link to the same page in the other language, under that language's own name. Navigation state and typed text go along. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const { path, query } = useEncodedLocation();
  const address = inOtherLanguage(query === '' ? path : `${path}?${query}`);
  const link = useRef<HTMLAnchorElement>(null);
  // React keeps the attribute of the markup, which has no query, and no path in the shell of a ride
  useLayoutEffect(() => link.current?.setAttribute('href', address), [address]);
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openInPlace(address);
  };
  return (
    <a
      ref={link}
      href={address}
      lang={otherLocale}
      hrefLang={otherLocale}
      rel="alternate"
      className={className}
      style={{ fontFamily: 'Poppins, "Hindi Name", sans-serif' }}
      onClick={follow}
    >
      {otherName}
    </a>
  );
}
