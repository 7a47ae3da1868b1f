/** The largest body that is read, in bytes: 10 MB. */
export const BODY_LIMIT = 10_000_000;

/** Thrown when a body is larger than `BODY_LIMIT`. */
export class BodyTooLarge extends Error {}

/** Reads a body as text until its end, the signal or the limit, whichever comes first. */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  const { body } = response;
  if (body === null) return '';
  const reader = body.getReader();
  const stop = () => {
    reader.cancel(signal.reason).catch(ignore);
  };
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    if (Number(response.headers.get('content-length')) > BODY_LIMIT) throw new BodyTooLarge();
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      // A cancelled reader reports its end like a complete one does.
      signal.throwIfAborted();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > BODY_LIMIT) throw new BodyTooLarge();
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Lets a body go that nobody will read, and its connection with it. */
export function release(body: ReadableStream | null): void {
  body?.cancel().catch(ignore);
}

function ignore(): void {
  // The body was already closed: there is nothing left to let go.
}
