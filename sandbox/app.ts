import type { Hono } from 'hono';
import { createApi } from './api.ts';
import { createClock, type SandboxClock } from './clock.ts';
import { defaultConfig, type SandboxConfig } from './config.ts';
import { createFaultBoard, type FaultBoard } from './faults/fault.ts';
import type { ResettableConnection } from './faults/play.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPayPage } from './pay/pay-page.ts';
import { createReportList, type ReportCheck, type ReportList } from './report-list.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import type { SandboxMemory } from './store.ts';

/** The local platform. Both applications answer in process by `fetch(request)`, without a server. */
export interface Sandbox {
  /** The API and the admin calls. */
  api: Hono<{ Bindings: ResettableConnection }>;
  /** The payment page, which lives on an origin of its own. */
  pay: Hono;
  faults: FaultBoard;
  requestLog: RequestLog;
  reports: ReportList;
  clock: SandboxClock;
  store: SandboxMemory;
  config: SandboxConfig;
}

/** The options of a sandbox; without them it is in memory, in real time and in the default configuration. */
export interface SandboxOptions {
  store?: SandboxMemory;
  clock?: SandboxClock;
  config?: Partial<SandboxConfig>;
  /** Checks reports by the site's schema, which the sandbox does not know. */
  checkReport?: ReportCheck;
}

/** Builds the one implementation of the contract, pure Request to Response, with no Node imports. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const store = options.store ?? createMemoryStore();
  const clock = options.clock ?? createClock();
  const config = { ...defaultConfig, ...options.config };
  const services = { store, clock, config };
  const faults = createFaultBoard();
  const requestLog = createRequestLog();
  const reports = createReportList(options.checkReport);
  const api = createApi({ services, faults, requestLog, reports });
  // The provider calls the platform by its public address; in process that is the same application.
  const pay = createPayPage(services, async (request) => api.fetch(request));
  return { api, pay, faults, requestLog, reports, clock, store, config };
}
