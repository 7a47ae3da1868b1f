import { recordEvidence } from '../../../tools/report/evidence/record.ts';
import { soak } from './soak.ts';

const bookings = Number(process.env.BOOKINGS ?? 2_000);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const faultRate = 0.3;

const began = performance.now();
const figures = await soak({ bookings, seed, faultRate });
const seconds = ((performance.now() - began) / 1_000).toFixed(1);

const share = ((figures.faults / figures.requests) * 100).toFixed(1);
console.log(`seed                       ${seed}`);
console.log(`bookings wished for        ${figures.bookings}`);
console.log(`confirmations accepted     ${figures.accepted}`);
console.log(`requests for a booking     ${figures.posts}`);
console.log(`requests in all            ${figures.requests}, ${share} % of them with a fault`);
console.log(`reloads, closes and backs  ${figures.interruptions}`);
console.log(`paid                       ${figures.paid}`);
console.log(`lost                       ${figures.lost}`);
console.log(`doubled                    ${figures.doubled}`);
console.log(`falsely confirmed          ${figures.falselyConfirmed}`);
console.log(`errors                     ${figures.errors.length}`);
console.log(`seconds                    ${seconds}`);
for (const error of new Set(figures.errors)) console.error(error);
recordEvidence('soak', {
  ...figures,
  errors: figures.errors.length,
  seed,
  seconds: Number(seconds),
});
const { lost, doubled, falselyConfirmed, errors } = figures;
if (lost + doubled + falselyConfirmed + errors.length > 0) {
  console.error(`Repeat it: SEED=${seed} BOOKINGS=${bookings} npm run soak`);
  process.exitCode = 1;
}
