import type { Json } from './json.ts';

/** A report as it arrived. */
export interface ReceivedReport {
  number: number;
  at: number;
  report: Json;
  /** The fault of the report, in a sentence; null for none, or where nobody checks. */
  complaint: string | null;
}

/** Returns the fault of a report in a sentence; null for none. */
export type ReportCheck = (report: unknown) => string | null;

/** The reports received since the last reset: the latest of them. */
export interface ReportList {
  /** True when reports are checked by a schema. */
  readonly isChecked: boolean;
  add(at: number, report: Json): ReceivedReport;
  all(): ReceivedReport[];
  clear(): void;
}

/** The largest body of a report, in bytes. */
export const REPORT_BYTES_LIMIT = 4_096;

/** The most reports in the list. */
const REPORT_LIMIT = 200;

/** An empty list of reports, each of which is held against a check where there is one. */
export function createReportList(check?: ReportCheck): ReportList {
  let reports: ReceivedReport[] = [];
  let total = 0;
  return {
    isChecked: check !== undefined,
    add(at, report) {
      total += 1;
      const received = { number: total, at, report, complaint: check?.(report) ?? null };
      reports.push(received);
      if (reports.length > REPORT_LIMIT) reports.shift();
      return received;
    },
    all: () => [...reports],
    clear() {
      reports = [];
      total = 0;
    },
  };
}
