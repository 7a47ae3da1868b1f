import type { CallName } from '../calls/calls.ts';
import { isObject } from '../json.ts';

/** The ways to reshape an answer's JSON before it is sent. */
const shapes = [
  'wrong-types',
  'missing-fields',
  'extra-fields',
  'null-arrays',
  'huge',
  'padded',
  'repeated',
  'hostile',
  'odd-prices',
] as const;

/** The name of such a shape. */
export type Shape = (typeof shapes)[number];

/** The moments at which the connection can be reset: before the call is handled, after it, or in the middle of the answer. */
const resetPoints = ['request', 'answer', 'body'] as const;

/** One of them. */
export type ResetPoint = (typeof resetPoints)[number];

/** A fault of a call. Every part is optional; times in milliseconds. */
export interface Fault {
  /** Answers with this status; the call itself is then not handled, unless `handle` says so. */
  status?: number;
  headers?: Record<string, string>;
  /** Answers with this body, as it is, in place of the call's own. */
  body?: string;
  contentType?: string;
  /** Handles the call even though its answer is replaced or lost. */
  handle?: boolean;
  delayMs?: number;
  /** Sends nothing for so long, then resets the connection. */
  hangMs?: number;
  reset?: ResetPoint;
  /** Sends the body in so many pieces, with a pause before each. */
  trickle?: { pieces: number; everyMs: number };
  /** Sends only this share of the body, 0 to 1, as if that were all. */
  truncate?: number;
  shape?: Shape;
  /** Handles the call so many times, as a network that repeats a request would. */
  deliver?: number;
  /** The number of requests; until it is cleared, when left out. */
  times?: number;
}

type Check = (value: unknown) => boolean;
const isCount = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
const isText: Check = (value) => typeof value === 'string';

const parts: Record<keyof Fault, Check> = {
  status: isCount(200, 599),
  headers: (value) => isObject(value) && Object.values(value).every(isText),
  body: isText,
  contentType: isText,
  handle: (value) => typeof value === 'boolean',
  delayMs: isCount(0, 600_000),
  hangMs: isCount(0, 600_000),
  reset: (value) => resetPoints.some((point) => point === value),
  trickle: (value) =>
    isObject(value) && isCount(1, 10_000)(value.pieces) && isCount(0, 60_000)(value.everyMs),
  truncate: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  shape: (value) => shapes.some((shape) => shape === value),
  deliver: isCount(1, 10),
  times: isCount(1, 1_000_000),
};

/** True when a JSON value is a fault; otherwise a sentence with the reason. */
export function faultProblem(value: unknown): string | null {
  if (!isObject(value)) return 'A fault is an object.';
  for (const [key, part] of Object.entries(value)) {
    if (!Object.hasOwn(parts, key)) return `A fault has no part '${key}'.`;
    if (!parts[key as keyof Fault](part)) return `The part '${key}' of the fault is not usable.`;
  }
  return null;
}

/** The faults in force, a queue for each call. */
export interface FaultBoard {
  /** Replaces the queue of a call; they are met in order, one without `times` stays. */
  set(call: CallName, queue: readonly Fault[]): void;
  clear(call?: CallName): void;
  /** The fault that the next request to the call meets, which uses it up once. */
  take(call: CallName): Fault | null;
  all(): Record<string, Fault[]>;
}

/** A board without faults. */
export function createFaultBoard(): FaultBoard {
  const queues = new Map<CallName, Fault[]>();
  return {
    set: (call, queue) =>
      void queues.set(
        call,
        queue.map((fault) => ({ ...fault })),
      ),
    clear(call) {
      if (call === undefined) queues.clear();
      else queues.delete(call);
    },
    take(call) {
      const queue = queues.get(call);
      const fault = queue?.[0];
      if (queue === undefined || fault === undefined) return null;
      if (fault.times !== undefined) {
        fault.times -= 1;
        if (fault.times === 0) queue.shift();
        if (queue.length === 0) queues.delete(call);
      }
      return { ...fault };
    },
    all: () => Object.fromEntries([...queues].map(([call, queue]) => [call, [...queue]])),
  };
}
