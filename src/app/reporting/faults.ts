/** A fault of a page, as it was caught. */
export type Fault =
  | { readonly kind: 'error'; readonly error: unknown }
  | { readonly kind: 'script'; readonly address: string }
  | { readonly kind: 'payment-check'; readonly error: unknown }
  | { readonly kind: 'policy'; readonly violation: SecurityPolicyViolationEvent };

/** A step of a chart, as the trace keeps it. */
interface Step {
  machine: string;
  state: string;
  event: string;
}

/** The faults of a page, kept until the script that reports them is there (rule: Reports). */
export interface Faults {
  tell(fault: Fault): void;
  /** Hands over the faults so far, and all that follow. */
  listen(listener: (fault: Fault) => void): void;
  /** Called once, at the first fault. */
  onFirst(listener: () => void): void;
  /** The steps of the charts so far; the page's trace puts its own here. */
  steps: () => readonly Step[];
}

/** The most faults that are kept before the script is there. */
const MOST_KEPT = 20;

/** Listens to the faults of a page: uncaught errors, style sheets that were refused, and, where the page is sampled, violations of the policy. */
export function collectFaults(page: Window, isSampled: boolean): Faults {
  const kept: Fault[] = [];
  let hear = (fault: Fault) => {
    if (kept.length < MOST_KEPT) kept.push(fault);
  };
  let first: (() => void) | null = null;
  const tell = (fault: Fault) => {
    hear(fault);
    first?.();
    first = null;
  };
  page.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) tell({ kind: 'error', error: event.error ?? event.message });
      else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        tell({ kind: 'script', address: target.href });
    },
    // a failed load fires only on its own element
    true,
  );
  page.addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'error', error: reason }),
  );
  if (isSampled) {
    page.addEventListener('securitypolicyviolation', (violation) =>
      tell({ kind: 'policy', violation }),
    );
  }
  return {
    tell,
    listen: (listener) => {
      hear = listener;
      kept.splice(0).forEach(listener);
    },
    onFirst: (listener) => {
      if (kept.length > 0) listener();
      else first = listener;
    },
    steps: () => [],
  };
}

/** Reports a payment check without an answer, from the events of the charts: only one chart asks for a status. */
export function tellFailedCheck(faults: Faults, event: { type: string; error?: unknown }): void {
  if (event.type === 'xstate.error.actor.fetchStatus') {
    faults.tell({ kind: 'payment-check', error: event.error });
  }
}
