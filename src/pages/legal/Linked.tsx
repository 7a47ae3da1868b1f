import { SiteLink } from '../../ui/SiteLink.tsx';
import { type LinkedText, textParts } from './document.ts';

/** A text with its links. */
export function Linked({ text }: { text: LinkedText }) {
  return textParts(text).map((part) =>
    typeof part === 'string' ? (
      part
    ) : part.href.startsWith('#') ? (
      <a key={part.href} href={part.href}>
        {part.label}
      </a>
    ) : (
      <SiteLink key={part.href} href={part.href}>
        {part.label}
      </SiteLink>
    ),
  );
}
