import type { TraceEntry } from '../../site/site.ts';

/** A fault of a page, as it was caught. */
export type PageFault =
  | { readonly kind: 'error' | 'payment-check'; readonly error: unknown }
  | { readonly kind: 'script'; readonly address: string }
  | { readonly kind: 'policy'; readonly violation: SecurityPolicyViolationEvent };

/** A step of a chart, as the trace keeps it. */
export type Step = Pick<TraceEntry, 'machine' | 'state' | 'event'>;

/** The object that reports the faults of a page (rule: Reports). */
export interface FaultReporter {
  report(fault: PageFault): void;
  /** Returns the steps of the charts so far: none until `mount` of src/main.tsx replaces it by the trace of the site. */
  steps: () => readonly Step[];
}

/** Takes a fault, with the steps of the charts before it. */
export type Reporter = (fault: PageFault, steps: readonly Step[]) => void;

/**
 * Listens to the faults of a page: uncaught errors, style sheets that were refused, and, on a page that is sampled,
 * violations of the policy. The first fault loads the reporter; a sampled page, whose speed the reporter measures,
 * loads it once it is idle.
 */
export function collectFaults(
  page: Window,
  isSampled: boolean,
  load: () => Promise<Reporter>,
): FaultReporter {
  let loading: Promise<Reporter> | undefined;
  const start = () => (loading ??= load());
  const faults: FaultReporter = {
    report: (fault) => {
      const steps = [...faults.steps()];
      start()
        .then((report) => report(fault, steps))
        .catch(() => {});
    },
    steps: () => [],
  };
  const onFault = (event: Event) => {
    const fault = faultOf(event);
    if (fault !== null) faults.report(fault);
  };
  const types = ['error', 'unhandledrejection', ...(isSampled ? ['securitypolicyviolation'] : [])];
  // a failed load fires only on its own element
  for (const type of types) page.addEventListener(type, onFault, true);
  const whenIdle = page.requestIdleCallback ?? page.setTimeout;
  if (isSampled) page.addEventListener('load', () => whenIdle(() => start().catch(() => {})));
  return faults;
}

function faultOf(event: Event): PageFault | null {
  const { target, type } = event;
  if (event instanceof ErrorEvent) return { kind: 'error', error: event.error ?? event.message };
  if ('reason' in event) return { kind: 'error', error: event.reason };
  if (type === 'securitypolicyviolation')
    return { kind: 'policy', violation: event as SecurityPolicyViolationEvent };
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
    ? { kind: 'script', address: target.href }
    : null;
}

/** Reports a payment check without an answer, by the events of the charts: only one chart requests a status. */
export function reportFailedCheck(
  faults: FaultReporter,
  event: { type: string; error?: unknown },
): void {
  if (event.type === 'xstate.error.actor.fetchStatus')
    faults.report({ kind: 'payment-check', error: event.error });
}
