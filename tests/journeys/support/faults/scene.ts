import type { Page, Request } from '@playwright/test';
import { type CallName, callOf } from '../../../../sandbox/call-names.ts';
import type { FaultCell, Trial } from '../../../assurance/faults/fault-cells.ts';
import { expect } from '../journey.ts';
import type { Kept } from '../prepared.ts';
import type { SandboxRemote } from '../sandbox-remote.ts';
import type { HeldChecks } from './held-checks.ts';
import type { HeldTimers } from './held-timers.ts';

/** A visitor's tab, its time and its status calls, and the platform behind the site. */
export interface Scene {
  readonly page: Page;
  readonly time: HeldTimers;
  readonly checks: HeldChecks;
  readonly sandbox: SandboxRemote;
  /** The site's origin. */
  readonly site: string;
  /** How often the tab asked, by call, since it was last forgotten. */
  readonly asked: Asked;
}

/** One trial of a cell, on one of the call's screens. */
export interface Meeting {
  readonly cell: FaultCell;
  readonly trial: Trial;
  readonly screen: string;
  /** What the visitor is to see. */
  readonly sight: string;
  /** How often the tab is to ask. */
  readonly asks: number;
}

/** The requests of a page to the API, and the answers that have begun, by call. */
export class Asked {
  readonly #requests: CallName[] = [];
  readonly #answers: CallName[] = [];

  constructor(page: Page) {
    page.on('request', (request) => note(request, this.#requests));
    page.on('response', (response) => note(response.request(), this.#answers));
  }

  /** How often a call was made. */
  of(call: CallName): number {
    return this.#requests.filter((made) => made === call).length;
  }

  /** How often the headers of an answer have come. */
  begun(call: CallName): number {
    return this.#answers.filter((made) => made === call).length;
  }

  /** Begins to count anew. */
  forget(): void {
    this.#requests.length = 0;
    this.#answers.length = 0;
  }
}

function note(request: Request, calls: CallName[]): void {
  const call = callOf(request.method(), new URL(request.url()).pathname);
  if (call !== null) calls.push(call);
}

/** An address of the site where none of its scripts run. */
export const BARE_PAGE = '/mark.svg';

/** The tab of a visitor who was never here, but for what the device keeps. */
export async function arriveWith({ page }: Scene, kept: Kept): Promise<void> {
  await page.context().setOffline(false);
  await page.goto(BARE_PAGE);
  await page.evaluate((texts) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
}

/** What the device keeps now. */
export function keptOn({ page }: Scene): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Lets the call of a meeting go wrong from now on. */
export async function injectFault(scene: Scene, { cell, trial }: Meeting): Promise<void> {
  const { sandbox, asked, page } = scene;
  await sandbox.hangUp();
  await sandbox.forgetRequests();
  asked.forget();
  if (cell.fault === 'offline') await page.context().setOffline(true);
  else await sandbox.fault(cell.call, faultOf(trial));
}

/** The fault of a trial. The page's deadlines wait for the journey, so what comes after one takes long outside. */
function faultOf({ fault, hasShortTimeouts }: Trial): object {
  if (typeof fault !== 'string') return hasShortTimeouts ? { ...fault, delayMs: 60_000 } : fault;
  return { preset: hasShortTimeouts && fault === 'slow-trickle' ? 'endless-trickle' : fault };
}

/** Ends every fault, and counts anew. */
export async function clearFaults({ page, sandbox, asked }: Scene): Promise<void> {
  await page.context().setOffline(false);
  await sandbox.clearFaults();
  await sandbox.forgetRequests();
  asked.forget();
}

/** Waits until the nth request of the call can only end by its deadline: it has arrived, and its answer stays away or comes in pieces. */
export async function underWay(scene: Scene, { cell, trial }: Meeting, nth: number): Promise<void> {
  const { sandbox, asked } = scene;
  await expect.poll(() => sandbox.count(cell.call)).toBe(nth);
  if (trial.fault === 'slow-trickle') await expect.poll(() => asked.begun(cell.call)).toBe(nth);
}

/** The texts of an alert, but for its links and buttons: the title first. Read at once, for one of them comes with a script of its own. */
export function alertText({ page }: Scene): Promise<string> {
  return page.getByRole('alert').evaluate((alert: HTMLElement) => {
    const controls = [...alert.querySelectorAll<HTMLElement>('a, button')];
    const labels = controls.map(({ innerText }) => innerText);
    const texts = alert.innerText.split('\n').map((text) => text.trim());
    return texts.filter((text) => text !== '' && !labels.includes(text)).join(' | ');
  });
}

/** What only a poisoned or chatty answer brings, and what nobody may read. */
const POISON = /isAdmin|poisoned|9999999999|x_internal|NEW_CODE_2031|sandbox-token/;
const UNREADABLE = /undefined|null|NaN|\[object|Invalid Date|<[a-z]/;

/** Nothing of a server's nonsense is on the page or kept, and nothing of it ran. */
export async function expectNothingLeaked(scene: Scene): Promise<void> {
  const { page } = scene;
  const seen = await page.locator('#root').innerText();
  expect(seen).not.toMatch(POISON);
  expect(seen).not.toMatch(UNREADABLE);
  expect(await page.title()).not.toContain('broken in');
  expectNoPoison(JSON.stringify(await keptOn(scene)));
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
}

/** What the device keeps is the site's own, and little. */
export function expectNoPoison(kept: string): void {
  expect(kept).not.toMatch(POISON);
  expect(kept.length).toBeLessThan(40_000);
}
