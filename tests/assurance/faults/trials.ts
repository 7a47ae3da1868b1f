import { STATUS_CODES } from 'node:http';
import type { CallName, PageCallName } from '../../../sandbox/calls/calls.ts';
import type { Fault } from '../../../sandbox/faults/fault.ts';
import { matrixFaults, type PresetName } from '../../../sandbox/faults/presets.ts';
import type { Api } from '../../../src/api/platform-api.ts';
import type { Site } from './site.ts';

/** Opens a page of the site and tells what the visitor sees once it has settled. */
export type Look = () => Promise<string>;

/** One way in which a visitor meets a call. */
export interface Visit {
  /** The words on the screen while nothing is wrong. */
  readonly good: string;
  /** Requests of a good look, by call. */
  readonly asks: Readonly<Partial<Record<CallName, number>>>;
  /** Other calls that meet the same fault. */
  readonly alsoFaulty?: readonly CallName[];
  /** Does what comes before, on a connection without faults, and returns the look. */
  prepare(site: Site): Promise<Look>;
}

/** The name of a column. */
export type FaultName = (typeof matrixFaults)[number];

/** The faults that are a status. */
export const HTTP: readonly FaultName[] = matrixFaults.filter((fault) => fault.startsWith('http-'));
/** The answers that never come. */
export const LOST: readonly FaultName[] = ['hang-30s', 'connection-reset', 'offline'];

/** The texts that each screen of the call shows under one fault. */
export interface Trial {
  readonly fault: PresetName | Fault;
  readonly shows: Readonly<Record<string, string>>;
  /** Requests received for one look, by call, where they differ from those of a good one. */
  readonly asks?: Readonly<Partial<Record<CallName, number>>>;
  /** True when the time of the call is up while it is under way, so that its deadline need not be waited for. */
  readonly hasShortTimeouts?: true;
}

/** The texts of the screens under a fault, by screen. */
export type Shows = Trial['shows'];
/** The trials of a fault for a call: a trial of its own preset by what it shows, or several trials. */
export type Expected = Shows | readonly Trial[];
/** The expectations of a call by its fault. */
export type Cells = (fault: FaultName) => Expected;

/** True for a fault that is a status. */
export const isHttp = (fault: FaultName) => HTTP.includes(fault);
/** The status of such a fault. */
export const statusOf = (fault: FaultName) => Number(fault.replace('http-', ''));
/** The reason of an answer that cannot be read. */
export const UNEXPECTED = 'Unexpected response from the server';
/** The reason of a device without a connection. */
export const OFFLINE = 'Network error: Please check your internet connection and try again.';
const TIMED_OUT = 'The request timed out';

/** Why an answer did not come or cannot be used, in the site's words. */
export function reasonOf(fault: FaultName): string {
  if (isHttp(fault)) {
    const status = statusOf(fault);
    return `API request failed with status ${status}: ${STATUS_CODES[status]}`;
  }
  if (fault === 'hang-30s' || fault === 'slow-trickle') return TIMED_OUT;
  if (fault === 'connection-reset') return 'Network error';
  return fault === 'offline' ? OFFLINE : UNEXPECTED;
}

/** When an answer comes to a call whose time was up before, in milliseconds. */
export const LATE_ANSWER = 800;
/** The preset's pieces at five times its pace: no deadline is in question where they are waited for. */
export const BRISK_TRICKLE: Fault = { trickle: { pieces: 20, everyMs: 40 } };

/** One trial: a fault, what each screen shows, and the requests where they are not those of a good look. */
export const trial = (fault: Trial['fault'], shows: Shows, asks?: Trial['asks']): Trial => ({
  fault,
  shows,
  ...(asks && { asks }),
});
/** A trial whose call is out of time soon after it was sent. */
export const hurried = (fault: Trial['fault'], shows: Shows, asks?: Trial['asks']): Trial => ({
  ...trial(fault, shows, asks),
  hasShortTimeouts: true,
});
/** A trial with an answer in place of the platform's. */
export const answering = (body: object, shows: Shows): Trial =>
  trial({ body: JSON.stringify(body) }, shows);

/** Both a silence and an answer after the deadline end as `shows`. */
export const timedOut = (shows: Shows, asks?: Trial['asks']): Trial[] => [
  hurried('hang-30s', shows, asks),
  hurried({ delayMs: LATE_ANSWER }, shows, asks),
];

/** A body in pieces is waited for, but not past the deadline. */
export const trickled = (good: Shows, late: Shows, asks?: Trial['asks']): Trial[] => [
  trial(BRISK_TRICKLE, good),
  hurried('slow-trickle', late, asks),
];

/** A failure of the fault itself, or of a silence that outlasts the deadline. */
export const failing = (fault: FaultName, shows: Shows, asks?: Trial['asks']): Trial[] =>
  fault === 'hang-30s' ? timedOut(shows, asks) : [trial(fault, shows, asks)];

/** The deadlines of the calls, in ms, by the kind of the call. */
export const DEADLINES = { read: 15_000, status: 10_000, post: 30_000 } as const;

/** The request that a function of the API makes for a call, and an answer that it can read. */
export interface ApiCall {
  readonly call: (api: Api) => Promise<unknown>;
  readonly answer: unknown;
  /** The request, exactly: its path below the API's root, and its form. */
  readonly request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly hasBearer: boolean;
    readonly body?: string;
  };
  /** True where the answer is the same for everybody, and the device may keep it. */
  readonly isCacheable: boolean;
}

/** A call as it is tried: its request, its screens, and what they show under each fault. */
export interface FaultyCall {
  readonly kind: keyof typeof DEADLINES;
  readonly api: ApiCall;
  /** The ways in which a visitor meets it, by screen. */
  readonly visits: Readonly<Record<string, Visit>>;
  readonly cells: Cells;
}

/** The faulty calls of a page, by name. */
export type FaultyCalls<Name extends PageCallName> = Readonly<Record<Name, FaultyCall>>;

/** The texts of the screens of a call while nothing is wrong. */
export const goodOf = <Screen extends string>(
  visits: Readonly<Record<Screen, Visit>>,
): Readonly<Record<Screen, string>> =>
  Object.fromEntries(
    Object.entries<Visit>(visits).map(([screen, { good }]) => [screen, good]),
  ) as Readonly<Record<Screen, string>>;

/** The trials that an expectation stands for. */
export function trialsOf(fault: FaultName, expected: Expected): readonly Trial[] {
  const isList = (value: Expected): value is readonly Trial[] => Array.isArray(value);
  return isList(expected) ? expected : [trial(fault, expected)];
}
