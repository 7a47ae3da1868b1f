import { afterEach } from 'vitest';

const found: string[] = [];

// What a test expects of the console it takes over itself; anything else that is said there is a fault.
for (const level of ['error', 'warn'] as const)
  console[level] = (...said: unknown[]) => {
    found.push(`console.${level}: ${said.map(String).join(' ')}`);
  };

afterEach(() => {
  const all = found.splice(0);
  if (all.length > 0)
    throw new Error(`The console was told what no test expects.\n${all.join('\n')}`);
});
