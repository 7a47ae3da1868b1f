import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { buildWhenStale, configOrExit, dist } from '../../../tools/build/build.ts';
import { chromiumArgs, ensureChromium } from '../../../tools/check/browsers.ts';
import { serveBuild } from '../../../tools/serve/serve-build.ts';
import { openConnection, randomFaults } from './connection.ts';
import { isSteady, type WalkFigures } from './resource-usage.ts';
import { leak, SEEDED_DEFECTS } from './seeded-defects.ts';
import { type SoakFigures, type SoakPlan, soak } from './soak.ts';
import { walk } from './walk.ts';

const FAULT_RATE = 0.3;
/** Bookings that each fault put in on purpose is looked for in, and how often. */
const PROOF_BOOKINGS = 10;
const PROOF_ATTEMPTS = 5;
/** Pictures matter to what a tab holds, not to a booking. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

const option = (name: string, usual: number) => {
  const word = process.argv.find((one) => one.startsWith(`--${name}=`)) ?? `=${usual}`;
  return Number(word.slice(word.indexOf('=') + 1));
};
const bookings = option('bookings', 200);
const laps = option('laps', 16);
const isProving = process.argv.includes('--prove');
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);

await buildWhenStale(configOrExit());
const site = await serveBuild(dist);
const isSound = await (isProving ? prove() : ride());
if (!isSound) process.exitCode = 1;

async function ride(): Promise<boolean> {
  console.log(`seed                              ${seed}`);
  const began = performance.now();
  const figures = await soakInBrowser({
    bookings,
    onPhone: (soFar) => {
      if (process.stderr.isTTY) process.stderr.write(`${soFar.bookings} bookings begun\r`);
    },
  });
  const seconds = Math.round((performance.now() - began) / 1_000);
  tell(figures, seconds);
  const steps = await walkTab();
  tellWalk(steps);

  const { errors, violations, leaks, lost, doubled, falselyConfirmed, falselyDeclined } = figures;
  const mishaps = errors.length + violations.length + leaks.length;
  const isSound = lost + doubled + falselyConfirmed + falselyDeclined + mishaps === 0;
  if (!isSound)
    console.error(`Repeat it: SOAK_SEED=${seed} npm run soak:browser -- --bookings=${bookings}`);
  return isSound && isSteady(steps);
}

async function prove(): Promise<boolean> {
  let isSound = true;
  const judge = (says: string, found: boolean) => {
    console.log(`${found ? 'found    ' : 'NOT FOUND'}  ${says}`);
    isSound &&= found;
  };
  for (const { description, found, ...changes } of SEEDED_DEFECTS) {
    let isFound = false;
    for (let attempt = 0; attempt < PROOF_ATTEMPTS && !isFound; attempt += 1) {
      const plan = { bookings: PROOF_BOOKINGS, ...changes, revisits: 4, seed: seed + attempt };
      isFound = found(await soakInBrowser(plan)) > 0;
    }
    judge(description, isFound);
  }
  judge('a page that holds on to a listener', !isSteady(await walkTab(leak)));
  return isSound;
}

async function soakInBrowser(plan: Pick<SoakPlan, 'bookings'> & Partial<SoakPlan>) {
  const browser = await launch(WITHOUT_PICTURES);
  try {
    const faultPolicy = randomFaults(FAULT_RATE);
    return await soak({ browser, site, seed, faultPolicy, lanes: availableParallelism(), ...plan });
  } finally {
    await browser.close();
  }
}

async function walkTab(injectLeak?: typeof leak): Promise<WalkFigures> {
  const browser = await launch();
  const connection = await openConnection(site, Math.random, () => null);
  try {
    return await walk(browser, connection, isProving ? 6 : laps, injectLeak);
  } finally {
    await browser.close();
    await connection.close();
  }
}

function launch(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    // the map is the one thing that comes from elsewhere, and nobody looks at it here
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost', ...more],
  });
}

function tell(figures: SoakFigures, seconds: number): void {
  const { errors, violations, leaks, posts, checks, faults } = figures;
  const share = ((faults / (posts + checks)) * 100).toFixed(1);
  const rows = [
    ['bookings wished for', figures.bookings],
    ['payments asked for', figures.presses],
    ['requests for a booking', posts],
    ['requests in all', `${posts + checks}, ${share} % of them with a fault`],
    ['reloads, closed tabs, backs', `${figures.reloads}, ${figures.closes}, ${figures.backs}`],
    ['two tabs, tabs behind another', `${figures.twins}, ${figures.behind}`],
    ['pressed again to pay', figures.pressedAgain],
    ['given up', figures.givenUp],
    ['paid', figures.paid],
    ['found by the background check', figures.recovered],
    ['lost', figures.lost],
    ['doubled', figures.doubled],
    ['falsely confirmed', figures.falselyConfirmed],
    ['falsely called failed', figures.falselyDeclined],
    ['beyond reach', figures.beyondReach],
    ['uncaught errors', errors.length],
    ['violations of the policy', violations.length],
    ['personal data seen', leaks.length],
    ['seconds', seconds],
  ];
  for (const [name, value] of rows) console.log(`${String(name).padEnd(34)}${value}`);
  for (const text of new Set([...errors, ...violations, ...leaks])) console.error(text);
  const [mishap] = figures.mishaps;
  if (mishap !== undefined)
    console.error(`The first of ${figures.mishaps.length} mishaps:\n${mishap}`);
}

function tellWalk({ laps: walked, before, after }: WalkFigures): void {
  const heap = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;
  const growth = ((after.heap / before.heap - 1) * 100).toFixed(1);
  console.log(`one tab, ${walked} laps`);
  console.log(
    `  heap                            ${heap(before.heap)} → ${heap(after.heap)}, ${growth} %`,
  );
  console.log(`  listeners                       ${before.listeners} → ${after.listeners}`);
  console.log(`  nodes                           ${before.nodes} → ${after.nodes}`);
}
