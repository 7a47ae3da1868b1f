import type { Channel } from '../storage/channel.ts';

/**
 * Requests a lock that one tab of the site holds at a time. Calls back with true once it is granted; where the
 * browser has no locks or refuses one, with false. Returns a function that releases it, or stops waiting.
 */
export function holdLock(name: string, onAnswer: (isGranted: boolean) => void): () => void {
  const waiting = new AbortController();
  let release = () => waiting.abort();
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      onAnswer(true);
    });
  // Locks exist on secure origins only, and are refused where site data is denied.
  const ask = async () => window.navigator.locks.request(name, { signal: waiting.signal }, hold);
  ask().catch(() => {
    if (!waiting.signal.aborted) onAnswer(false);
  });
  return () => release();
}

/** Opens a channel to the other pages of the site; null where the browser has none or refuses it. */
export function openChannel(name: string, onText: (text: string) => void): Channel | null {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onText(String(data));
    return { send: (text) => channel.postMessage(text), close: () => channel.close() };
  } catch {
    return null;
  }
}
