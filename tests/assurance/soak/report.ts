import { isFound, SEEDED_DEFECTS } from './seeded-defects.ts';
import { soak } from './soak.ts';

const wanted = process.argv.find((word) => word.startsWith('--bookings=')) ?? '=2000';
const bookings = Number(wanted.slice(wanted.indexOf('=') + 1));
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
const faultRate = 0.3;

console.log(`seed                       ${seed}`);
if (process.argv.includes('--prove')) await prove();
else await ride();

/** Puts each seeded defect in, and looks whether the soak finds it. */
async function prove(): Promise<void> {
  for (const defect of SEEDED_DEFECTS) {
    const found = await isFound(defect, seed);
    console.log(`${found ? 'found    ' : 'NOT FOUND'}  ${defect.description}`);
    if (!found) process.exitCode = 1;
  }
}

async function ride(): Promise<void> {
  const began = performance.now();
  const figures = await soak({ bookings, seed, faultRate });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);

  const share = ((figures.faults / figures.requests) * 100).toFixed(1);

  console.log(`bookings wished for        ${figures.bookings}`);
  console.log(`presses that ask for one   ${figures.presses}`);
  console.log(`requests for a booking     ${figures.posts}`);
  console.log(`requests in all            ${figures.requests}, ${share} % of them with a fault`);
  console.log(`interruptions              ${figures.interruptions}`);
  console.log(`insisted, gave up          ${figures.insisted}, ${figures.givenUp}`);
  console.log(`paid                       ${figures.paid}`);
  console.log(`lost                       ${figures.lost}`);
  console.log(`doubled                    ${figures.doubled}`);
  console.log(`falsely confirmed          ${figures.falselyConfirmed}`);
  console.log(`falsely called failed      ${figures.falselyDeclined}`);
  console.log(`beyond reach               ${figures.beyondReach}`);
  console.log(`errors                     ${figures.errors.length}`);
  console.log(`seconds                    ${seconds}`);
  for (const error of new Set(figures.errors)) console.error(error);
  const [mishap] = figures.mishaps;
  if (mishap !== undefined)
    console.error(`The first of ${figures.mishaps.length} mishaps:\n${mishap}`);
  const { lost, doubled, falselyConfirmed, falselyDeclined, errors } = figures;
  if (lost + doubled + falselyConfirmed + falselyDeclined + errors.length > 0) {
    console.error(`Repeat it: SOAK_SEED=${seed} npm run soak -- --bookings=${bookings}`);
    process.exitCode = 1;
  }
}
