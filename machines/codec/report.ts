import * as v from 'valibot';
import {
  BLOCKED_SOURCES,
  DIRECTIVES,
  FAILURES,
  fileOf,
  LONGEST_MESSAGE,
  MOST_FRAMES,
  MOST_STEPS,
  type Report,
  redactMessage,
  redactName,
} from '../domain/report.ts';

const script = v.pipe(v.string(), v.regex(/^(\w[\w.]{0,60}-[\w-]{8}\.js)?$/));
const frame = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.js:\d{1,5}:\d{1,6}$/));
const file = v.pipe(
  v.string(),
  v.check((name) => name === '' || fileOf(`/assets/${name}`) === name, 'no file of a build'),
);
/** A chart, its state, and an event that the chart names. */
const step = v.pipe(
  v.string(),
  v.maxLength(LONGEST_MESSAGE),
  v.regex(/^[a-z-]+ [\w":{},-]+( < [\w.-]+)?$/, 'no step of a chart'),
);
const figure = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)));

const about = {
  version: v.literal(1),
  /** A pattern: no digits and no capitals, which an id would have. */
  route: v.pipe(v.string(), v.maxLength(60), v.regex(/^\/[a-z/:*?-]*$/, 'no pattern of a route')),
  build: script,
};

/** A report as it arrives: each text is one of a list, or holds only words of the list (rule: Reports). */
const ReportSchema: v.GenericSchema<unknown, Report> = v.variant('kind', [
  v.strictObject({
    ...about,
    kind: v.literal('error'),
    name: v.pipe(
      v.string(),
      v.check((name) => redactName(name) === name, 'no known name of an error'),
    ),
    message: v.pipe(
      v.string(),
      v.maxLength(LONGEST_MESSAGE),
      v.check((message) => redactMessage(message) === message, 'words that no list knows'),
    ),
    frames: v.pipe(v.array(frame), v.maxLength(MOST_FRAMES)),
    steps: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
  }),
  v.strictObject({ ...about, kind: v.literal('script'), file }),
  v.strictObject({
    ...about,
    kind: v.literal('payment-check'),
    failure: v.picklist(FAILURES),
  }),
  v.strictObject({
    ...about,
    kind: v.literal('policy'),
    directive: v.picklist([...DIRECTIVES, 'other']),
    blocked: v.picklist(BLOCKED_SOURCES),
    frame: v.union([v.literal(''), frame]),
  }),
  v.strictObject({
    ...about,
    kind: v.literal('vitals'),
    lcp: figure,
    inp: figure,
    ttfb: figure,
    cls: figure,
  }),
]);

/** Says in one sentence why something that was sent is no report; null for a report. */
export function reportComplaint(value: unknown): string | null {
  const { success, issues } = v.safeParse(ReportSchema, value);
  if (success) return null;
  const [issue] = issues;
  return `${v.getDotPath(issue) ?? 'report'}: ${issue.message}`;
}
