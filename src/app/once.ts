/** Loads when it is first asked for, once for all. What did not arrive may arrive the next time. */
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
