import {
  type Actor,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { type CallName, callOf } from '../../../sandbox/calls/calls.ts';
import type { Fault } from '../../../sandbox/faults/fault.ts';
import { type PresetName, presets } from '../../../sandbox/faults/presets.ts';
import type { SandboxServer } from '../../../sandbox/server.ts';
import { type Api, createApi } from '../../../src/api/platform-api.ts';
import type { Browser } from '../../../src/site/browser.ts';
import { createFakeServices } from '../../fixtures/services.ts';
import { waitForState } from '../../fixtures/wait-for-state.ts';
import { wholeSite } from '../../fixtures/whole-site.ts';

/** Noon of a Thursday in India. */
const NOW = Date.parse('2027-03-11T12:00:00+05:30');
/** The bearer, which nobody may ever read. */
export const TOKEN = 'sandbox-token';
/** The time that a faulty call is under way before its time is up in a visit with short timeouts, in milliseconds. */
const SHORT_TIMEOUT = 300;

/** One visitor's browser with the shipped machines, joined to a running sandbox by real sockets. */
export type Site = ReturnType<typeof openSite>;

/** Opens the site for a visitor who was never here. With short timeouts, the time of a faulty call is up soon after the sandbox received it. */
export function openSite(server: SandboxServer, hasShortTimeouts = false) {
  const { sandbox } = server;
  sandbox.store.clear();
  sandbox.faults.clear();
  sandbox.requestLog.clear();
  sandbox.clock.set(NOW, true);
  const line = { isOnline: true };
  const services = createFakeServices();
  services.clock.now = NOW;
  const browser: Browser = {
    ...services.browser,
    isOnline: () => line.isOnline,
    origin: () => server.url,
  };
  const faultyCalls = new Set<CallName>();
  const deadlines = new Set<number>();
  const deadlineSignal = (ms: number, url: URL): AbortSignal => {
    const call = callOf('GET', url.pathname) ?? callOf('POST', url.pathname);
    if (!hasShortTimeouts || call === null || !faultyCalls.has(call))
      return AbortSignal.timeout(ms);
    deadlines.add(ms);
    const controller = new AbortController();
    const requestCount = sandbox.requestLog.counts()[call] ?? 0;
    const watch = setInterval(() => {
      if (faultyCalls.size > 0 && (sandbox.requestLog.counts()[call] ?? 0) <= requestCount) return;
      clearInterval(watch);
      const reason = new DOMException('The time is up.', 'TimeoutError');
      setTimeout(() => controller.abort(reason), SHORT_TIMEOUT);
    }, 5);
    return controller.signal;
  };
  const api: Api = createApi({
    baseUrl: server.url,
    contactBaseUrl: server.url,
    token: TOKEN,
    provider: 'phonepe',
    pageOrigin: server.url,
    isOnline: () => line.isOnline,
    deadlineSignal,
  });
  const { bookingStorage } = services;
  const pages: AnyActor[] = [];
  const { machines, inputs } = wholeSite({ api, browser, bookingStorage });

  return {
    ...services,
    browser,
    api,
    pages,
    inputs,
    machines: () => machines,
    /** The times that hurried calls were given, in milliseconds. */
    deadlines: () => [...deadlines],
    /** Opens a page; its delays pass by its own clock only. */
    open<Machine extends AnyStateMachine>(machine: Machine, input?: InputFrom<Machine>) {
      const clock = new SimulatedClock();
      const actor: Actor<Machine> = createActor(machine, { clock, input } as never);
      actor.start();
      pages.push(actor);
      return {
        actor,
        clock,
        send: actor.send.bind(actor),
        state: (): SnapshotFrom<Machine> => actor.getSnapshot(),
        /** The first snapshot that is so; rejects once it was waited for too long. */
        until: (is: (state: SnapshotFrom<Machine>) => boolean): Promise<SnapshotFrom<Machine>> =>
          waitForState(actor, is),
      };
    },
    hasFault: () => faultyCalls.size > 0,
    /** Lets the calls go wrong from now on. */
    injectFault(calls: readonly CallName[], fault: Fault, isOffline: boolean): void {
      for (const call of calls) {
        sandbox.faults.set(call, [fault]);
        faultyCalls.add(call);
      }
      line.isOnline = !isOffline;
      sandbox.requestLog.clear();
    },
    /** Ends every fault. */
    clearFaults(): void {
      sandbox.faults.clear();
      line.isOnline = true;
      faultyCalls.clear();
      sandbox.requestLog.clear();
    },
    /** The requests received since the connection was last faulty or repaired, by call. */
    received: () => sandbox.requestLog.counts(),
    /** The same requests of a call in full. */
    requests: (call: CallName) => sandbox.requestLog.entries(call),
    /** Lets an order be paid behind the visitor's back. */
    async pay(id: string): Promise<void> {
      const body = JSON.stringify({ outcome: 'paid' });
      await fetch(`${server.url}/sandbox/orders/${id}/outcome`, { method: 'POST', body });
    },
    /** The texts that this device keeps, by key. */
    stored: () => Object.fromEntries(services.local.texts()),
    /** Makes this device one that never held anything. */
    empty: () => {
      services.local.clear();
      services.session.clear();
    },
  };
}

/** A preset of the sandbox, or a fault of its own. */
export function faultOf(named: PresetName | Fault): Fault {
  return typeof named === 'string' ? presets[named].fault : named;
}
