import { configOrExit } from '../build/build.ts';
import { ensureFreePorts } from './ports.ts';

// Runs before `vite` in `npm run dev`, which would print a stack where a port is taken.
const config = configOrExit('development');
await ensureFreePorts(config, config.port ?? 5173).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
