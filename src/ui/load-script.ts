/** How long to wait before a script that did not arrive is asked for again, in ms. */
const WAITS = [500, 2000];

/** Loads a script, on a bad line up to three times; rejects with the last error. */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}
