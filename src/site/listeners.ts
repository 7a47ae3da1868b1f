/** Listens to some events of a target; returns a function that stops it. */
export function listen(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
): () => void {
  const end = new AbortController();
  for (const name of names) target.addEventListener(name, listener, { signal: end.signal });
  return () => end.abort();
}

/** Returns the function that calls all of those that stop something. */
export function stopAll(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}
