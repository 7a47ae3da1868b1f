import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { inOtherLanguage } from '#machines/domain/language-path.ts';
import { otherLocale, otherName } from '#texts/language.ts';
import { openInPlace } from '../browser.ts';

/** The way to this very page in the other language, which calls itself by its own name. What the page was opened with, and what was typed into it, goes along. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const [path] = useLocation();
  const search = useSearch();
  const address = inOtherLanguage(path) + (search && `?${search}`);
  const link = useRef<HTMLAnchorElement>(null);
  // React leaves an attribute as the markup has it, which knows no query, and no path where it answers for any ride
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
      onClick={follow}
    >
      {otherName}
    </a>
  );
}
