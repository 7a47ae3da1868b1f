// Run by developers as the first half of `npm run dev`: checks that its ports are free, since Vite would print a stack.
import { configOrExit } from '../build/build.ts';
import { ensureFreePorts } from './ports.ts';

const config = configOrExit('development');
await ensureFreePorts(config, config.port ?? 5173).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
