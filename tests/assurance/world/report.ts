import { recordEvidence } from '../../../tools/report/evidence/record.ts';
import { type Exploration, explore, tell } from './explore.ts';
import { FAULTS } from './faults.ts';
import { roam } from './roam.ts';
import { FULL_SCOPES, oneByTwoWithFaults, SCOPES, twoByTwo } from './scopes.ts';

const isFull = process.argv.includes('--full');
/** How far the random walk of the full run goes, in steps. */
const STEPS = 1_000_000;

let isSound = true;
const explored: { name: string; states: number; edges: number; verdict: string }[] = [];
line('exploration', 'states', 'edges', 'seconds', 'verdict');
for (const scope of isFull ? [...SCOPES, ...FULL_SCOPES] : SCOPES) {
  const { states, edges, seconds, counterexample } = await explore(scope);
  const verdict = counterexample !== null ? 'BROKEN' : states < scope.least ? 'TOO FEW' : 'holds';
  line(scope.name, `${states}`, `${edges}`, seconds.toFixed(1), verdict);
  explored.push({ name: scope.name, states, edges, verdict });
  if (counterexample !== null) console.log(tell(counterexample));
  isSound &&= verdict === 'holds';
}

if (isFull) {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  line('random walk', 'states', 'steps', 'seconds', 'verdict');
  for (const scope of [twoByTwo, oneByTwoWithFaults]) {
    const { states, steps, seconds, counterexample } = await roam(scope, STEPS, seed);
    const verdict = counterexample === null ? 'holds' : 'BROKEN';
    line(`${scope.name}, seed ${seed}`, `${states}`, `${steps}`, seconds.toFixed(1), verdict);
    explored.push({ name: `${scope.name}, at random`, states, edges: steps, verdict });
    if (counterexample !== null) console.log(tell(counterexample));
    isSound &&= counterexample === null;
  }
}

let found = 0;
for (const fault of FAULTS) {
  const { scope, tampering, breaks } = fault;
  const exploration = await explore(scope, { tampering, only: breaks });
  console.log(`\nSuppose ${fault.says} (${summary(exploration)}):`);
  if (exploration.counterexample !== null) found += 1;
  console.log(
    exploration.counterexample === null ? '  NOT FOUND' : tell(exploration.counterexample),
  );
}
console.log(`\nseeded faults found: ${found} / ${FAULTS.length}`);
recordEvidence(isFull ? 'world:full' : 'world', {
  isSound,
  explored,
  found,
  seeded: FAULTS.length,
});
if (!isSound || found < FAULTS.length) process.exitCode = 1;

function summary({ states, edges, seconds }: Exploration): string {
  return `${states} states, ${edges} edges, ${seconds.toFixed(1)} s`;
}

function line(name: string, ...cells: readonly string[]): void {
  console.log([name.padEnd(46), ...cells.map((cell) => cell.padStart(9))].join(' '));
}
