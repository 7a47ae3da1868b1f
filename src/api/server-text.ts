import { parseJson } from '#machines/codec/json.ts';
import { MESSAGE_LENGTH, shownMessage } from '#machines/codec/markup.ts';
import * as texts from '#texts/failures.ts';

/** The words of a status. */
export function statusPhrase(status: number): string {
  const other = status >= 500 ? texts.serverError : texts.unexpectedStatus;
  return texts.statusPhrases[status] ?? other;
}

/** The server's own `message` or `detail` in a JSON body, ready to show; null when it has none. */
export function serverMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  return shownMessage(own(body, 'message')) ?? shownMessage(own(body, 'detail'));
}

function own(body: object, key: 'message' | 'detail'): unknown {
  return Object.hasOwn(body, key) ? Reflect.get(body, key) : undefined;
}

/** The words of an error answer: its message or detail, a short plain text as it is, else the status phrase. */
export function errorText(status: number, text: string): string {
  const body = parseJson(text);
  if (body === undefined) return shortText(text) ?? statusPhrase(status);
  return serverMessage(body) ?? statusPhrase(status);
}

function shortText(text: string): string | null {
  const isPlain = text.length <= MESSAGE_LENGTH && !/^\s*[{["]|<[a-z!/?]|&#?\w+;/i.test(text);
  return isPlain ? shownMessage(text) : null;
}
