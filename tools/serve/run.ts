/**
 * Runs the start of a server, which returns the function that closes it. Prints a failure as one line, and closes on
 * Ctrl-C.
 */
export async function run(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const close = await start();
    const stop = () => {
      void close().then(() => process.exit(0));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
