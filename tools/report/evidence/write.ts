import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { assess } from './assess.ts';
import { type Command, type CommandName, commands, isCommandName } from './commands.ts';
import { goals } from './goals.ts';
import { evidencePage } from './page.ts';
import { exitCodeOf, readRun, root, runForEvidence, treeOf } from './runs.ts';

const broken: string[] = [];
if (!process.argv.includes('--collect'))
  for (const name of Object.keys(commands)) if (isCommandName(name)) await refresh(name);

const lines = goals.map((goal) => ({ goal, outcome: assess(goal) }));
const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
mkdirSync(join(root, 'docs'), { recursive: true });
const page = join(root, 'docs/evidence.md');
const earlier = existsSync(page) ? readFileSync(page, 'utf8') : '';
writeFileSync(page, evidencePage(lines, treeOf(), machine, earlier));
console.log('Wrote docs/evidence.md');
for (const { goal, outcome } of lines)
  if (outcome.verdict !== 'met') console.log(`${outcome.verdict.padEnd(8)} ${goal.name}`);
if (broken.length > 0) {
  console.error(`Ended with an error: ${broken.join(', ')}`);
  process.exitCode = 1;
}

/** Runs a quick command, unless its last run was a good one on exactly what is checked out. */
async function refresh(name: CommandName): Promise<void> {
  const command: Command = commands[name];
  if (command.isQuick !== true) return;
  const last = readRun(name);
  const tree = treeOf();
  const isCurrent = last?.exitCode === 0 && last.commit === tree.commit;
  if (isCurrent && !last.isDirty && !tree.isDirty) return;
  if (command.needs !== undefined && !existsSync(join(root, command.needs.file))) {
    console.log(`\n── ${command.needs.words.join(' ')}`);
    if ((await exitCodeOf(command.needs.words, root)) !== 0)
      broken.push(command.needs.words.join(' '));
  }
  console.log(`\n── ${command.words.join(' ')}`);
  if ((await runForEvidence(name, command)) !== 0) broken.push(name);
}
