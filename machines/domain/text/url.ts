import { encodedText } from './text.ts';

/** Returns a parsed address, or null. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '[::1]']);

/** True when a host is this very machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_NAMES.has(host) || /^127\.[\d.]+$/.test(host);
}

/** Returns the address of a chat that opens with a message, as WhatsApp reads it. */
export function withMessage(chat: string, message: string): string {
  return `${chat}${chat.includes('?') ? '&' : '?'}text=${encodedText(message)}`;
}
