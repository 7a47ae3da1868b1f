/** The wait before each retry of a failed import, in ms. */
const RETRY_DELAYS = [500, 2000];

/** Imports a module and retries twice when that fails, because mobile networks drop scripts; rejects with the last error. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}
