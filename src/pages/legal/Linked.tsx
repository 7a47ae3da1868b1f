import * as languageTexts from '#texts/language.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { LinkedText } from './document.ts';

/** A text with its links. */
export function Linked({ text }: { text: LinkedText }) {
  if (typeof text === 'string') return <span>{text}</span>;
  return text.map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
    ) : part.href.startsWith('#') ? (
      <a key={part.href} href={part.href}>
        {part.label}
      </a>
    ) : (
      <SiteLink key={part.href} href={inLanguage(part.href)}>
        {part.label}
      </SiteLink>
    ),
  );
}

/** A link of a document in the language of the page: its paths stand as those of the main language. */
function inLanguage(href: string): string {
  return href.startsWith('/') ? languageTexts.base + href : href;
}
