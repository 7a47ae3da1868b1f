// Run by developers as `npm run soak:browser`, before a release: hundreds of bookings in Chromium with faults.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildWhenStale, configOrExit, dist } from '../../../tools/build/build.ts';
import { chromiumArgs, ensureChromium } from '../../../tools/check/browsers.ts';
import { serveBuild } from '../../../tools/serve/serve-build.ts';
import { randomFaults } from './connection.ts';
import { SEEDED_DEFECTS } from './seeded-defects.ts';
import { type SoakFigures, type SoakPlan, soak } from './soak.ts';

const FAULT_RATE = 0.3;
/** Bookings that each fault put in on purpose is looked for in, and how often. */
const PROOF_BOOKINGS = 10;
const PROOF_ATTEMPTS = 5;

const { values: options } = parseArgs({
  options: { bookings: { type: 'string', default: '200' }, prove: { type: 'boolean' } },
});
const bookings = Number(options.bookings);
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);

await buildWhenStale(configOrExit());
const site = await serveBuild(dist);
const isSound = await (options.prove ? prove() : ride());
if (!isSound) process.exitCode = 1;

async function ride(): Promise<boolean> {
  console.log(`seed                ${seed}`);
  const began = performance.now();
  const figures = await soakInBrowser({ bookings });
  const seconds = Math.round((performance.now() - began) / 1_000);
  tell(figures, seconds);

  const { errors, leaks, lost, doubled, falselyConfirmed, falselyDeclined } = figures;
  const mishaps = errors.length + leaks.length;
  const isSound = lost + doubled + falselyConfirmed + falselyDeclined + mishaps === 0;
  if (!isSound)
    console.error(`Repeat it: SOAK_SEED=${seed} npm run soak:browser -- --bookings=${bookings}`);
  return isSound;
}

async function prove(): Promise<boolean> {
  let isSound = true;
  for (const { description, findings, ...changes } of SEEDED_DEFECTS) {
    let isReported = false;
    for (let attempt = 0; attempt < PROOF_ATTEMPTS && !isReported; attempt += 1) {
      const plan = { bookings: PROOF_BOOKINGS, ...changes, revisits: 4, seed: seed + attempt };
      isReported = findings(await soakInBrowser(plan)) > 0;
    }
    console.log(`${isReported ? 'found    ' : 'NOT FOUND'}  ${description}`);
    isSound &&= isReported;
  }
  return isSound;
}

async function soakInBrowser(plan: Pick<SoakPlan, 'bookings'> & Partial<SoakPlan>) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      ...chromiumArgs,
      // the map is the one thing that comes from elsewhere, and pictures matter to no booking
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      '--blink-settings=imagesEnabled=false',
    ],
  });
  try {
    const faultPolicy = randomFaults(FAULT_RATE);
    return await soak({ browser, site, seed, faultPolicy, ...plan });
  } finally {
    await browser.close();
  }
}

function tell(figures: SoakFigures, seconds: number): void {
  for (const [name, value] of Object.entries({ ...figures, seconds }))
    console.log(`${name.padEnd(20)}${Array.isArray(value) ? value.length : value}`);
  const { errors, leaks, mishaps } = figures;
  for (const text of new Set([...errors, ...leaks])) console.error(text);
  if (mishaps.length > 0) console.error(`The first of ${mishaps.length} mishaps:\n${mishaps[0]}`);
}
