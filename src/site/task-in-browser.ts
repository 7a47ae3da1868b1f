/** Waits for a task of its own where the browser has a way to it, so that a press before it is answered; elsewhere it does not wait. */
export async function yieldToMainThread(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  await scheduler?.yield?.();
}
