import * as v from 'valibot';
import {
  BLOCKED_SOURCES,
  directiveOf,
  FAILURES,
  FRAME_LIMIT,
  fileOf,
  REPORT_MESSAGE_LIMIT,
  redactMessage,
  redactName,
  STEP_LIMIT,
} from './report-fields.ts';

const frame = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.js:\d{1,5}:\d{1,6}$/));
const figure = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)));

const VitalsSchema = v.strictObject({
  kind: v.literal('vitals'),
  /** Largest contentful paint. */
  lcp: figure,
  /** Interaction to next paint. */
  inp: figure,
  /** Time to the first byte. */
  ttfb: figure,
  /** Cumulative layout shift, in thousandths and without a unit. */
  cls: figure,
});

const FactsSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('error'),
    name: v.pipe(
      v.string(),
      v.check((name) => redactName(name) === name, 'no known name of an error'),
    ),
    /** The message in words of the list that every site has, with an ellipsis for other words. */
    message: v.pipe(
      v.string(),
      v.maxLength(REPORT_MESSAGE_LIMIT),
      v.check((message) => redactMessage(message) === message, 'words that no list knows'),
    ),
    /** Positions in scripts of the site, the innermost first: 'main-1a2b3c4d.js:1:234'. */
    frames: v.pipe(v.array(frame), v.maxLength(FRAME_LIMIT)),
    /** The latest steps of the charts, the last one last: a chart, its state, and an event that the chart names. */
    steps: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.maxLength(REPORT_MESSAGE_LIMIT),
          v.regex(/^[a-z-]+ [\w":{},-]+( < [\w.-]+)?$/, 'no step of a chart'),
        ),
      ),
      v.maxLength(STEP_LIMIT),
    ),
  }),
  v.strictObject({
    kind: v.literal('script'),
    /** The script or style sheet that did not arrive; '' where the browser does not say. */
    file: v.pipe(
      v.string(),
      v.check((name) => name === '' || fileOf(`/assets/${name}`) === name, 'no file of a build'),
    ),
  }),
  v.strictObject({ kind: v.literal('payment-check'), failure: v.picklist(FAILURES) }),
  v.strictObject({
    kind: v.literal('policy'),
    directive: v.pipe(
      v.string(),
      v.check((name) => directiveOf(name) === name, 'no directive of a policy'),
    ),
    blocked: v.picklist(BLOCKED_SOURCES),
    /** The position in a script of the site that caused it; '' for none. */
    frame: v.union([v.literal(''), frame]),
  }),
  VitalsSchema,
]);

const about = {
  version: v.literal(1),
  /** The pattern of the page's address, without the digits and capitals that an id would have; '/*' for an unknown one. */
  route: v.pipe(v.string(), v.maxLength(60), v.regex(/^\/[a-z/:*?-]*$/, 'no pattern of a route')),
  /** The first script of the build, which every build names anew; '' where it is unknown. */
  build: v.pipe(v.string(), v.regex(/^(\w[\w.]{0,60}-[\w-]{8}\.js)?$/)),
};

/** A report as it arrives: each text is one of a list, or contains only words of the list (rule: Reports). */
const ReportSchema = v.pipe(
  v.looseObject(about),
  v.transform(({ version, route, build, ...facts }) => facts),
  FactsSchema,
);

/** The facts of a report, by its kind; none of them can name a person (rule: Reports). */
export type ReportFacts = v.InferOutput<typeof FactsSchema>;

/** The speed of a page, in whole ms; null where the browser did not measure it. */
export type Vitals = Omit<v.InferOutput<typeof VitalsSchema>, 'kind'>;

/** A report as it is sent. */
export type Report = ReportFacts & v.InferInput<v.ObjectSchema<typeof about, undefined>>;

/** Returns the reason, in one sentence, that something is no report; null for a report. */
export function invalidReportReason(value: unknown): string | null {
  const { success, issues } = v.safeParse(ReportSchema, value);
  if (success) return null;
  const [issue] = issues;
  return `${v.getDotPath(issue) ?? 'report'}: ${issue.message}`;
}
