import { characterEnds, encodedText } from './text.ts';

/** The text that is shared of an item. */
export interface ShareText {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly imageUrl: string | null;
}

/** The longest text or address that every share target takes, in characters. */
export const SHARE_LIMIT = 2_000;

/** Title, text and link as one message, without empty lines. */
export function shareMessage({ title, text, url }: ShareText): string {
  return [title, text, url].filter((line) => line !== '').join('\n');
}

/** The address that opens WhatsApp with the message, at most 2,000 characters long. */
export function whatsappUrl(share: ShareText): string {
  const address = (text: string) =>
    `https://wa.me/?text=${encodedText(shareMessage({ ...share, text }))}`;
  return address(fitting(share.text, (text) => address(text).length <= SHARE_LIMIT));
}

/** The longest start of a text that fits, in whole characters. */
export function fitting(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const ends = characterEnds(text, SHARE_LIMIT);
  let least = 0;
  let most = ends.length - 1;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(text.slice(0, ends[middle]))) least = middle;
    else most = middle - 1;
  }
  return text.slice(0, ends[least]);
}
