/** Runs a server's start, which returns how to close it: prints a failure as one line, and closes on Ctrl-C. */
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
