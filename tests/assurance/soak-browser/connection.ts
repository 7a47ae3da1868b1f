import type { CallName } from '../../../sandbox/calls/calls.ts';
import type { Fault } from '../../../sandbox/faults/fault.ts';
import type { RequestHandler } from '../../../tools/serve/serve-build.ts';
import { pick, type Random } from '../../fixtures/random.ts';
import { startSandbox } from '../../fixtures/sandbox.ts';
import { NETWORK_FAULTS, STATUS_FAULTS } from './network-faults.ts';
import { OutcomeLedger } from './outcome-ledger.ts';

/** The faults of a real connection: failing statuses, broken connections, and answers that do not come. */
const SLOW_FAULTS: readonly Fault[] = [
  { hangMs: 900 },
  { handle: true, hangMs: 900 },
  { trickle: { pieces: 4, everyMs: 120 } },
];

/** The longest time of an answer that meets no fault, in milliseconds: there is time to leave. */
const LATENCY_MS = 150;

/** The traffic of a rider's connection. */
export interface Traffic {
  /** Requests for a booking. */
  posts: number;
  /** Requests about a payment. */
  checks: number;
  /** Of both, how many met a fault. */
  faults: number;
  /** Requests for a booking whose connection was cut before a byte of the answer: Chromium itself may send such a one again. */
  cutPosts: number;
}

/** The fault that a request meets; null for none. */
export type FaultPolicy = (call: CallName, random: Random) => Fault | null;

/** A connection on which this share of the requests that matter for money meets a fault. */
export function randomFaults(faultRate: number): FaultPolicy {
  return (call, random) => {
    const faults = call === 'guest-book' ? NETWORK_FAULTS : STATUS_FAULTS;
    return random() < faultRate ? pick(random, [...faults, ...SLOW_FAULTS]) : null;
  };
}

/** A rider's connection: the built site, and an empty platform of their own behind it. */
export type Connection = Awaited<ReturnType<typeof openConnection>>;

/** Opens the connection of one rider. */
export async function openConnection(
  site: RequestHandler,
  random: Random,
  faultPolicy: FaultPolicy,
) {
  const server = await startSandbox(site);
  const { sandbox } = server;
  const ledger = new OutcomeLedger(sandbox);
  let isFair = false;
  const traffic: Traffic = { posts: 0, checks: 0, faults: 0, cutPosts: 0 };
  sandbox.faults.take = (call) => {
    if (call !== 'guest-book' && call !== 'payment-status') return null;
    traffic[call === 'guest-book' ? 'posts' : 'checks'] += 1;
    const fault = isFair ? null : faultPolicy(call, random);
    if (fault === null) return { delayMs: Math.floor(random() * LATENCY_MS) };
    traffic.faults += 1;
    const isCut = fault.reset === 'request' || fault.reset === 'answer' || 'hangMs' in fault;
    if (isCut && call === 'guest-book') traffic.cutPosts += 1;
    return fault;
  };
  return {
    site: server.url,
    pay: server.payUrl,
    sandbox,
    store: sandbox.store,
    ledger,
    traffic,
    /** Ends every fault. */
    clearFaults: () => {
      isFair = true;
    },
    /** Lets `ms` go by at the platform. */
    skip: (ms: number) => sandbox.clock.set(sandbox.clock.now() + ms),
    close: server.close,
  };
}
