import { bodyLimit } from 'hono/body-limit';

/** The largest body that the sandbox reads, in bytes. */
const BODY_LIMIT = 1_000_000;

/** Answers 413 to a larger body, as soon as that much of it has come. */
export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: (c) => c.json({ success: false, message: 'The request is too large' }, 413),
});
