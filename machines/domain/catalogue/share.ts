import * as texts from '#texts/rides.ts';
import { characterEnds, cut, encodedText } from '../text/text.ts';

/** The server's suggestion of what to share; absent fields are ''. */
export interface ShareSuggestion {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
}

/** The text that is shared of an item. */
export interface ShareText {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly imageUrl: string | null;
}

/** The longest text or address that every share target takes, in characters. */
export const SHARE_LIMIT = 2_000;

/** Joins title, text and link into one message, without empty lines. */
export function shareMessage({ title, text, url }: ShareText): string {
  return [title, text, url].filter((line) => line !== '').join('\n');
}

/** Returns the address that opens WhatsApp with the message, at most 2,000 characters long. */
export function whatsappUrl(share: ShareText): string {
  return fittingAddress(
    share,
    (shared) => `https://wa.me/?text=${encodedText(shareMessage({ ...share, ...shared }))}`,
  );
}

/** The words of an address, which may be shortened. */
type SharedWords = Pick<ShareText, 'title' | 'text'>;

/**
 * Returns an address with as much of the text as fits into 2,000 characters. The title is shortened last, where the
 * address is too long without any text: each letter of Hindi takes nine characters of it.
 */
function fittingAddress({ title, text }: SharedWords, addressOf: (words: SharedWords) => string) {
  const fits = (words: SharedWords) => addressOf(words).length <= SHARE_LIMIT;
  const fittingTitle = fitting(title, (start) => fits({ title: start, text: '' }));
  const fittingText = fitting(text, (start) => fits({ title: fittingTitle, text: start }));
  return addressOf({ title: fittingTitle, text: fittingText });
}

/** Returns the longest start of a text that satisfies `fits`, in whole characters. */
function fitting(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const end = characterEnds(text, SHARE_LIMIT).findLast((at) => fits(text.slice(0, at)));
  return text.slice(0, end ?? 0);
}

/** The targets of sharing. */
export type ShareTarget = 'native' | 'whatsapp' | 'facebook' | 'x' | 'email' | 'copy';

/** What a rider did with a target of sharing: opened it, or dismissed it. */
export type ShareOutcome = 'opened' | 'dismissed';

/**
 * Returns the text to share: the server's suggestion where there is one, and the page's own title and link for what
 * it lacks.
 */
export function shareText(
  suggestion: ShareSuggestion | null,
  page: { readonly title: string; readonly link: string },
): ShareText {
  const title = cut(suggestion?.title || page.title, 200);
  const room = Math.max(SHARE_LIMIT - title.length - page.link.length - 2, 0);
  return {
    title,
    text: fitting(suggestion?.description ?? '', (text) => text.length <= room),
    url: page.link,
    imageUrl: suggestion?.imageUrl ?? null,
  };
}

/** The room of a post on X beside its link, in code units. */
const POST_LIMIT = 250;

/** Returns the address that opens a post on X with the title, as much of the text as fits, and the link. */
export function xUrl(share: ShareText): string {
  const post = (text: string) => [share.title, text].filter((line) => line !== '').join('\n');
  const text = fitting(share.text, (start) => post(start).length <= POST_LIMIT);
  return `https://x.com/intent/post?text=${encodedText(post(text))}&url=${encodedText(share.url)}`;
}

/** Returns the address that opens a letter with the title as its subject, at most 2,000 characters long. */
export function emailUrl(share: ShareText): string {
  const written = { title: share.title, text: share.text.replace(/\n/g, '\r\n') };
  return fittingAddress(written, ({ title, text }) => {
    const lines = [texts.lookAtThis, [title, text].filter(Boolean).join('\r\n'), share.url];
    return `mailto:?subject=${encodedText(title)}&body=${encodedText(lines.join('\r\n\r\n'))}`;
  });
}

/** Returns the address that opens Facebook's share page for the link; Facebook takes the words from the page itself. */
export function facebookUrl(share: ShareText): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodedText(share.url)}`;
}
