// Run by developers as `npm run step -- <name>`, and for each step by `npm test`: one step of the tests by itself.
import { spawnSync } from 'node:child_process';
import { isStepName, STEPS } from './steps.ts';

const [name = '', ...args] = process.argv.slice(2);
if (!isStepName(name)) {
  console.error(
    `npm run step -- <name>, with one of these names: ${Object.keys(STEPS).join(', ')}`,
  );
  process.exit(2);
}
const { commands } = STEPS[name];
for (const command of commands) {
  const isLast = command === commands.at(-1);
  const { status } = spawnSync([command, ...(isLast ? args : [])].join(' '), {
    stdio: 'inherit',
    shell: true,
  });
  if (status !== 0) process.exit(status ?? 1);
}
