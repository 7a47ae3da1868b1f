import { displayableMessage, MESSAGE_LIMIT } from '#machines/codec/markup.ts';
import { parseJson } from '#machines/domain/text/json.ts';
import * as texts from '#texts/failures.ts';

/** Returns the server's own `message` or `detail` in a JSON body, ready to display; null when it has none. */
export function serverMessage(body: unknown): string | null {
  return (
    displayableMessage(ownField(body, 'message')) ?? displayableMessage(ownField(body, 'detail'))
  );
}

/** Returns the value of a body's own field; undefined where the body has no such field. */
export function ownField(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Reflect.get(body, name)
    : undefined;
}

/** Returns the text of an error answer: its message or detail, a short plain text as it is, else the status phrase. */
export function errorText(status: number, text: string): string {
  const body = parseJson(text);
  const own = body === undefined ? shortText(text) : serverMessage(body);
  const other = status >= 500 ? texts.serverError : texts.unexpectedStatus;
  return own ?? texts.statusPhrases[status] ?? other;
}

function shortText(text: string): string | null {
  const isPlain = text.length <= MESSAGE_LIMIT && !/^\s*[{["]|<[a-z!/?]|&#?\w+;/i.test(text);
  return isPlain ? displayableMessage(text) : null;
}
