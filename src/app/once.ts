/** Loads on the first call, once for all; a failed load is tried again on the next call. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | null = null;
  return () => {
    loaded ??= load();
    loaded.catch(() => {
      loaded = null;
    });
    return loaded;
  };
}
