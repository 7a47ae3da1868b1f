import type { AnswerForm } from '../calls/call.ts';
import type { Json } from '../json.ts';
import type { Fault } from './fault.ts';
import { reshape } from './reshape.ts';

/** The part of Node's answer object that can reset a real connection; absent in process. */
export interface ResettableConnection {
  outgoing?: { socket: { resetAndDestroy(): unknown } | null };
}

/**
 * Plays a fault on a call whose answers have a form. `answer` handles the call for real. Where the connection is reset in process, where there is
 * none, it rejects with a `TypeError` as `fetch` does; over a socket it resets the connection.
 */
export async function play(
  fault: Fault,
  form: AnswerForm,
  request: { signal: AbortSignal; connection: ResettableConnection },
  answer: () => Promise<Response>,
): Promise<Response> {
  const { signal, connection } = request;
  if (fault.delayMs !== undefined) await pause(fault.delayMs, signal);
  if (fault.reset === 'request') return resetConnection(connection);
  const own = isReplaced(fault) && fault.handle !== true ? null : await deliver(fault, answer);
  if (fault.hangMs !== undefined) {
    await pause(fault.hangMs, signal);
    return resetConnection(connection);
  }
  if (fault.reset === 'answer') return resetConnection(connection);
  const text = await bodyText(fault, form, own);
  const headers = new Headers(own?.headers);
  if (fault.contentType !== undefined) headers.set('Content-Type', fault.contentType);
  for (const [name, value] of Object.entries(fault.headers ?? {})) headers.set(name, value);
  headers.delete('Content-Length');
  const status = fault.status ?? own?.status ?? 200;
  return new Response(status === 204 ? null : bodyOf(fault, text, request), { status, headers });
}

/** Waits for `ms` milliseconds; rejects when the client leaves meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(new DOMException('The client left.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}

function resetConnection(connection: ResettableConnection): Response {
  const socket = connection.outgoing?.socket;
  if (!socket) throw new TypeError('Failed to fetch');
  socket.resetAndDestroy();
  return alreadySent();
}

/** Tells the Node server that there is nothing left to send. */
function alreadySent(): Response {
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

function isReplaced(fault: Fault): boolean {
  return fault.status !== undefined || fault.body !== undefined || fault.hangMs !== undefined;
}

async function deliver(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  let response = await answer();
  for (let times = 1; times < (fault.deliver ?? 1); times += 1) response = await answer();
  return response;
}

async function bodyText(fault: Fault, form: AnswerForm, own: Response | null): Promise<string> {
  const whole = fault.body ?? (own === null ? '' : reshaped(fault, form, await own.text()));
  return fault.truncate === undefined
    ? whole
    : whole.slice(0, Math.floor(whole.length * fault.truncate));
}

function reshaped(fault: Fault, form: AnswerForm, text: string): string {
  if (fault.shape === undefined) return text;
  const answer: Json = JSON.parse(text);
  return JSON.stringify(reshape(form, fault.shape, answer));
}

function bodyOf(
  fault: Fault,
  text: string,
  { signal, connection }: { signal: AbortSignal; connection: ResettableConnection },
): string | ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  if (fault.reset === 'body') return brokenStream(bytes, connection);
  if (fault.trickle === undefined) return text;
  return trickling(bytes, fault.trickle, signal);
}

/** Half of the bytes, then a connection reset. */
function brokenStream(
  bytes: Uint8Array,
  connection: ResettableConnection,
): ReadableStream<Uint8Array> {
  let isHalfSent = false;
  return new ReadableStream({
    async pull(controller) {
      if (!isHalfSent) {
        isHalfSent = true;
        controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
        return;
      }
      // The first half has to reach the client before the connection is reset.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const socket = connection.outgoing?.socket;
      if (!socket) return controller.error(new TypeError('network error'));
      socket.resetAndDestroy();
      return controller.close();
    },
  });
}

function trickling(
  bytes: Uint8Array,
  { pieces, everyMs }: { pieces: number; everyMs: number },
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause(everyMs, signal);
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
      if (sent >= bytes.length) controller.close();
    },
  });
}
