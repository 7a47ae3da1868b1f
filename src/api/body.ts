/** The largest body that is read, in bytes: 10 MB. */
export const BODY_LIMIT = 10_000_000;

/** Thrown when a body is larger than `BODY_LIMIT`. */
export class BodyTooLarge extends Error {}

/** Reads a body as text until its end, the signal or the limit, whichever comes first. */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  await readChunks(response, signal, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return text + decoder.decode();
}

/** Reads a body as a file of its content type; it ends as `readBody` does. */
export async function readBlob(response: Response, signal: AbortSignal): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await readChunks(response, signal, (chunk) => chunks.push(chunk));
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

async function readChunks(
  { body, headers }: Response,
  signal: AbortSignal,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  const stop = () => {
    reader.cancel(signal.reason).catch(ignore);
  };
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    if (Number(headers.get('content-length')) > BODY_LIMIT) throw new BodyTooLarge();
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      // A cancelled reader reports its end like a complete one does.
      signal.throwIfAborted();
      if (done) return;
      size += value.byteLength;
      if (size > BODY_LIMIT) throw new BodyTooLarge();
      take(value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Cancels a body that nobody will read, which frees its connection. */
export function discardBody(body: ReadableStream | null): void {
  body?.cancel().catch(ignore);
}

function ignore(): void {
  // The body was already closed.
}
