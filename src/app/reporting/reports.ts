import {
  blockedSource,
  directiveOf,
  failureKind,
  fileOf,
  framesOf,
  lostFile,
  MOST_REPORTS,
  type Report,
  type ReportFacts,
  redactMessage,
  redactName,
  routeOf,
  stepsOf,
} from '#machines/domain/report.ts';
import type { Fault, Faults } from './faults.ts';
import { routePatterns } from './route-patterns.ts';
import { watchVitals } from './vitals.ts';

/** The options of reports. */
export interface ReportOptions {
  page: Window;
  faults: Faults;
  /** The address of the receiver. */
  url: string;
  /** True when this page load reports its speed. */
  isSampled: boolean;
  /** The address of the build's first script. */
  script: string;
}

/** Reports the faults of this page, past and future (rule: Reports). It never throws, and nothing waits for it. */
export function startReports({ page, faults, url, isSampled, script }: ReportOptions): void {
  const send = sender({ page, url, script });
  faults.listen((fault) =>
    quietly(() => {
      const facts = factsOf(fault, page, faults);
      if (facts !== null) send(facts, page.location.pathname);
    }),
  );
  if (!isSampled) return;
  const landed = page.location.pathname;
  quietly(() =>
    watchVitals(page, (vitals) => quietly(() => send({ kind: 'vitals', ...vitals }, landed))),
  );
}

/** A fault of the reporting itself is ignored. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Thrown, it would be reported as an error of the page.
  }
}

/** Sends reports, each of them once and no more than a page may. */
function sender({ page, url, script }: Pick<ReportOptions, 'page' | 'url' | 'script'>) {
  const build = fileOf(new URL(script).pathname);
  const sent = new Set<string>();
  return (facts: ReportFacts, path: string): void => {
    const report: Report = { version: 1, route: routeOf(path, routePatterns), build, ...facts };
    const body = JSON.stringify(report);
    if (sent.has(body) || sent.size >= MOST_REPORTS) return;
    sent.add(body);
    // a text needs no preflight, for which a closing page would not wait
    page.navigator.sendBeacon(url, body);
  };
}

/** The facts of a fault that may be sent; null for one that is not this site's. */
function factsOf(fault: Fault, page: Window, faults: Faults): ReportFacts | null {
  switch (fault.kind) {
    case 'error':
      return errorFacts(fault.error, page, faults);
    case 'script': {
      const file = fileOf(fault.address.replace(page.location.origin, ''));
      return file === '' ? null : { kind: 'script', file };
    }
    case 'payment-check':
      return { kind: 'payment-check', failure: failureKind(fault.error) };
    case 'policy': {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } =
        fault.violation;
      const place = `${sourceFile}:${lineNumber}:${columnNumber}`;
      return {
        kind: 'policy',
        directive: directiveOf(effectiveDirective),
        blocked: blockedSource(blockedURI, page.location.origin),
        frame: framesOf(place, '', loadedFiles(page))[0] ?? '',
      };
    }
  }
}

function errorFacts(error: unknown, page: Window, faults: Faults): ReportFacts | null {
  const { name, message, stack = '' } = error instanceof Error ? error : told(error);
  const file = lostFile(message, page.location.origin);
  if (file !== null) return { kind: 'script', file };
  // a browser extension's errors are no faults of the site
  if (/-extension:\/\//.test(stack)) return null;
  return {
    kind: 'error',
    name: redactName(name),
    message: redactMessage(message),
    frames: framesOf(stack, message, loadedFiles(page)),
    steps: stepsOf(faults.steps()),
  };
}

/** The name and message of a thrown value that is no error. */
const told = (thrown: unknown): Pick<Error, 'name' | 'message' | 'stack'> => ({
  name: 'Error',
  message: typeof thrown === 'string' ? thrown : '',
});

/** The scripts of the build that this page has asked for so far. */
function loadedFiles({ performance, location }: Window): ReadonlySet<string> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => fileOf(name.replace(location.origin, '')));
  return new Set(files.filter((file) => file.endsWith('.js')));
}
