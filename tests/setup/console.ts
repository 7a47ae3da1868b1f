import { afterEach } from 'vitest';

const messages: string[] = [];

/** A remark of the bundler on how quick the machine is. */
const ON_SPEED = '[PLUGIN_TIMINGS]';

// What a test expects of the console it takes over itself; anything else that is said there is a fault.
for (const level of ['error', 'warn'] as const)
  console[level] = (...said: unknown[]) => {
    const words = said.map(String).join(' ');
    if (!words.includes(ON_SPEED)) messages.push(`console.${level}: ${words}`);
  };

afterEach(() => {
  const all = messages.splice(0);
  if (all.length > 0)
    throw new Error(`The console was told what no test expects.\n${all.join('\n')}`);
});
