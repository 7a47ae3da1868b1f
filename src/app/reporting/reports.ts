import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageFault, Reporter, Step } from './faults.ts';
import {
  blockedSourceKind,
  directiveOf,
  fileOf,
  framesOf,
  matchingPattern,
  missingFile,
  REPORT_LIMIT,
  redactMessage,
  redactName,
  reportedKind,
  stepsOf,
} from './report-fields.ts';
import type { Report, ReportFacts, Vitals } from './report-schema.ts';

/** The page that reports, and the receiver. */
export interface ReportOptions {
  page: Window;
  /** The address of the receiver. */
  url: string;
  /** True when this page load reports its speed. */
  isSampled: boolean;
  /** The address of the build's first script. */
  script: string;
  /**
   * The patterns by which addresses are reported. They are in the first script: a script that must be fetched may be
   * the one that is lost.
   */
  routes: readonly string[];
}

/**
 * Reports faults and, on a page that is sampled, its speed (rule: Reports): each report once, and no more than a page
 * may send. Nothing waits for it.
 */
export function startReports({ page, url, isSampled, script, routes }: ReportOptions): Reporter {
  const { location, navigator } = page;
  const build = fileOf(new URL(script).pathname);
  const sent = new Set<string>();
  const send = (facts: ReportFacts | null, path = location.pathname) => {
    if (facts === null) return;
    const report: Report = { version: 1, route: matchingPattern(path, routes), build, ...facts };
    const body = JSON.stringify(report);
    if (sent.has(body) || sent.size >= REPORT_LIMIT) return;
    sent.add(body);
    // a text needs no preflight, for which a closing page would not wait
    navigator.sendBeacon(url, body);
  };
  const landed = location.pathname;
  if (isSampled)
    watchVitals(page.document, (vitals) => send({ kind: 'vitals', ...vitals }, landed));
  return (fault, steps) => send(faultFacts(fault, page, steps));
}

/** Measures the page of a document from its beginning, and reports its speed when the visitor first leaves it. */
function watchVitals(document: Document, report: (vitals: Vitals) => void): void {
  const vitals: Vitals = { lcp: null, inp: null, ttfb: null, cls: null };
  const whileItGrows = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = Math.round(value)), whileItGrows);
  onINP(({ value }) => (vitals.inp = Math.round(value)), whileItGrows);
  onTTFB(({ value }) => (vitals.ttfb = Math.round(value)));
  onCLS(({ value }) => (vitals.cls = Math.round(value * 1_000)), whileItGrows);
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', leave);
    report(vitals);
  };
  // after the listeners of the library, which stand on the window and take in the last entries
  document.addEventListener('visibilitychange', leave);
}

/** Returns the facts of a fault that may be sent; null for a fault that is not this site's. */
function faultFacts(fault: PageFault, page: Window, steps: readonly Step[]): ReportFacts | null {
  const { origin } = page.location;
  switch (fault.kind) {
    case 'error':
      return errorFacts(fault.error, page, steps);
    case 'script': {
      const file = fileOf(fault.address.replace(origin, ''));
      return file === '' ? null : { kind: 'script', file };
    }
    case 'payment-check':
      return { kind: 'payment-check', failure: reportedKind(fault.error) };
    case 'policy': {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } =
        fault.violation;
      const sourcePosition = `${sourceFile}:${lineNumber}:${columnNumber}`;
      return {
        kind: 'policy',
        directive: directiveOf(effectiveDirective),
        blocked: blockedSourceKind(blockedURI, origin),
        frame: framesOf(sourcePosition, '', loadedFiles(page))[0] ?? '',
      };
    }
  }
}

function errorFacts(thrown: unknown, page: Window, steps: readonly Step[]): ReportFacts | null {
  const error = thrown instanceof Error ? thrown : null;
  const message = error?.message ?? (typeof thrown === 'string' ? thrown : '');
  const stack = error?.stack ?? '';
  const file = missingFile(message, page.location.origin);
  if (file !== null) return { kind: 'script', file };
  // a browser extension's errors are no faults of the site
  if (/-extension:\/\//.test(stack)) return null;
  return {
    kind: 'error',
    name: redactName(error?.name ?? 'Error'),
    message: redactMessage(message),
    frames: framesOf(stack, message, loadedFiles(page)),
    steps: stepsOf(steps),
  };
}

/** Returns the scripts of the build that this page has requested so far. */
function loadedFiles({ performance, location }: Window): ReadonlySet<string> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => fileOf(name.replace(location.origin, '')));
  return new Set(files.filter((file) => file.endsWith('.js')));
}
