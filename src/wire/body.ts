/** The largest body that is read, in bytes: 10 MB. */
export const BODY_LIMIT = 10_000_000;

/** Thrown when a body is larger than `BODY_LIMIT`. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Reads a body as text until its end, the signal or the limit, whichever comes first. */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  const { body } = response;
  if (body === null) return '';
  const told = Number(response.headers.get('content-length'));
  if (told > BODY_LIMIT) {
    release(body);
    throw new BodyTooLarge();
  }
  const reader = body.getReader();
  const stop = () => {
    reader.cancel(signal.reason).catch(ignore);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
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
  } catch (error) {
    stop();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Lets a body go that nobody will read, and its connection with it. */
export function release(body: ReadableStream | null): void {
  body?.cancel().catch(ignore);
}

function ignore(): void {
  // The body was already closed: there is nothing left to let go.
}
