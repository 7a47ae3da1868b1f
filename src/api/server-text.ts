import { parseJson } from '#machines/codec/json.ts';
import { shownMessage } from '#machines/domain/text.ts';

const PHRASES: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [402, 'Payment Required'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [406, 'Not Acceptable'],
  [408, 'Request Timeout'],
  [409, 'Conflict'],
  [410, 'Gone'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [422, 'Unprocessable Content'],
  [423, 'Locked'],
  [425, 'Too Early'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [501, 'Not Implemented'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
]);

/** The words of a status; HTTP/2 sends none, so they stand here. */
export function statusPhrase(status: number): string {
  return PHRASES.get(status) ?? (status >= 500 ? 'Server Error' : 'Unexpected status');
}

/** The server's own `message` or `detail` in a JSON body, fit to be shown; null when it has none. */
export function serverMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  return shownMessage(own(body, 'message')) ?? shownMessage(own(body, 'detail'));
}

function own(body: object, key: 'message' | 'detail'): unknown {
  return Object.hasOwn(body, key) ? Reflect.get(body, key) : undefined;
}

/** What is said of an error answer: its message or detail, a short plain text as it is, else the status phrase. */
export function errorText(status: number, text: string): string {
  const body = parseJson(text);
  if (body === undefined) return shortText(text) ?? statusPhrase(status);
  return serverMessage(body) ?? statusPhrase(status);
}

function shortText(text: string): string | null {
  return text.length > 300 || /^\s*[{["]/.test(text) ? null : shownMessage(text);
}
