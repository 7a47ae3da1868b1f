import { type Exploration, explore, formatCounterexample } from './explore.ts';
import { randomWalk, WALK_LENGTH, walkSeed } from './random-walk.ts';
import { type Bounded, QUICK, WALKS, WIDE, WIDEST } from './scopes.ts';
import { SEEDED_DEFECTS } from './seeded-defects.ts';

const isFull = process.argv.includes('--full');
/** The steps beyond the trace of a seeded defect its absence is looked for without its power, in steps. */
const BEYOND = 4;
/** The length of the random walk, in steps. */
const STEPS = isFull ? 400_000 : 20_000;

let isSound = true;
line('exploration', 'states', 'edges', 'depth', 'seconds', 'verdict');
for (const scope of [...QUICK, ...WIDE, ...(isFull ? WIDEST : [])]) await see(scope);

const seed = walkSeed();
for (const scope of WALKS) {
  const { states, steps, seconds, counterexample } = await randomWalk(scope, STEPS, seed);
  const verdict = counterexample === null ? 'holds' : 'BROKEN';
  line(
    `${scope.name}, at random`,
    `${states}`,
    `${steps}`,
    `${WALK_LENGTH}`,
    seconds.toFixed(1),
    verdict,
  );
  if (counterexample !== null) console.log(formatCounterexample(counterexample));
  isSound &&= counterexample === null;
}
console.log(`WORLD_SEED=${seed} repeats these walks.`);

let found = 0;
for (const { description, scope, injection, breaks, needs } of SEEDED_DEFECTS) {
  const exploration = await explore(scope, { injection, only: breaks });
  const { counterexample } = exploration;
  console.log(`\nSuppose ${description} (${summary(exploration)}):`);
  const isFound =
    counterexample !== null && (needs === undefined || counterexample.kinds.includes(needs));
  if (isFound) found += 1;
  console.log(counterexample === null ? '  NOT FOUND' : formatCounterexample(counterexample));
  if (!isFull || needs === undefined || counterexample === null) continue;
  // Nothing but the power that it needs may find it: no state without that power may, as far away and some steps more.
  const depth = Math.min(scope.depth ?? Infinity, counterexample.trace.length + BEYOND);
  const without = await explore({ ...scope, depth }, { injection, only: breaks, without: needs });
  console.log(`  Without "${needs}", ${depth} steps far: ${summary(without)}`);
  if (without.counterexample === null) continue;
  console.log(`  Found without "${needs}" too:\n${formatCounterexample(without.counterexample)}`);
  found -= isFound ? 1 : 0;
}
console.log(`\nseeded defects found: ${found} / ${SEEDED_DEFECTS.length}`);
if (!isSound || found < SEEDED_DEFECTS.length) process.exitCode = 1;

async function see(scope: Bounded): Promise<void> {
  const { states, edges, depth, seconds, counterexample } = await explore(scope);
  const verdict =
    counterexample !== null ? 'BROKEN' : states < scope.minStates ? 'TOO FEW' : 'holds';
  line(scope.name, `${states}`, `${edges}`, `${depth}`, seconds.toFixed(1), verdict);
  if (counterexample !== null) console.log(formatCounterexample(counterexample));
  isSound &&= verdict === 'holds';
}

function summary({ states, edges, seconds }: Exploration): string {
  return `${states} states, ${edges} edges, ${seconds.toFixed(1)} s`;
}

function line(name: string, ...cells: readonly string[]): void {
  console.log([name.padEnd(46), ...cells.map((cell) => cell.padStart(9))].join(' '));
}
