import { models } from '../../fixtures/chart-models.ts';
import { type Coverage, type Exploration, explore } from '../../fixtures/explore-chart.ts';
import { replay } from './replay.ts';

const HEAD = ['machine', 'states', 'transitions', 'paths', 'replayed'];

let isComplete = true;
const rows: string[][] = [];
for (const model of models) {
  const exploration = explore(model);
  const replayed = await replayAll(exploration);
  const { states, transitions, paths } = exploration;
  for (const missed of [...states.missed, ...transitions.missed])
    console.error(`never reached: ${missed}`);
  isComplete &&= states.missed.length + transitions.missed.length === 0;
  isComplete &&= replayed === paths.length;
  rows.push([
    model.name,
    share(states),
    share(transitions),
    String(paths.length),
    percent(replayed, paths.length),
  ]);
}
print(rows);
if (!isComplete) process.exitCode = 1;

async function replayAll({ model, paths }: Exploration): Promise<number> {
  let count = 0;
  for (const path of paths) {
    const difference = await replay(path, model.machine, model.starts[path.start]);
    if (difference === null) count += 1;
    else console.error(`${model.name}, ${path.start}, ${path.move.label}: ${difference}`);
  }
  return count;
}

function share({ all, missed }: Coverage): string {
  const reached = all.length - missed.length;
  return `${reached}/${all.length} ${percent(reached, all.length)}`;
}

function percent(part: number, whole: number): string {
  return `${Math.floor((part / whole) * 100)} %`;
}

function print(table: readonly string[][]): void {
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...table.map((cells) => cells[column]?.length ?? 0)),
  );
  for (const cells of [HEAD, ...table])
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
