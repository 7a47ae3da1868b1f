import { commands, isCommandName } from './commands.ts';
import { exitCodeOf, root, runForEvidence } from './runs.ts';

// Runs a command that measures and keeps what it came to. With options of one's own it is another
// command than the one that the figures are asked of: it runs, and keeps nothing.
const [name = '', ...options] = process.argv.slice(2);
if (!isCommandName(name)) {
  console.error(`"${name}" is none of ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
const command = commands[name];
const settings = 'env' in command ? command.env : {};
process.exit(
  await (options.length === 0
    ? runForEvidence(name, command)
    : exitCodeOf([...command.words, ...options], root, { ...settings, ...process.env })),
);
