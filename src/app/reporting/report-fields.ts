import type { Failure } from '#machines/domain/answer/failure.ts';

const SCHEMES = ['https', 'http', 'data', 'blob', 'inline', 'eval'] as const;

/** The kinds of things that a violation of the policy may try to load or run, each in one word that names nobody. */
export const BLOCKED_SOURCES = ['self', ...SCHEMES, 'trusted-types', 'extension', 'other'] as const;
type BlockedSource = (typeof BLOCKED_SOURCES)[number];

/** The most reports of one page load. */
export const REPORT_LIMIT = 20;

/** The longest message and the longest step, in characters. */
export const REPORT_MESSAGE_LIMIT = 160;

/** The most frames of an error. */
export const FRAME_LIMIT = 5;
/** The most steps before an error. */
export const STEP_LIMIT = 10;

const ERROR_NAMES: ReadonlySet<string> = new Set(
  'Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError ApiError AbortError DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError QuotaExceededError SecurityError TimeoutError'.split(
    ' ',
  ),
);

/** The words in messages of browsers, of React and of this site. Any other word could name a person. */
const WORDS: ReadonlySet<string> = new Set(
  'a access aborted after already an and api appendchild are argument arguments array as assignment at attempting be because before being bigint blocked boolean booking but by call callback called cannot child circular class client clipboard closed component const constant constructor context convert converting could css current cyclic data date declared deep defined deleteproperty deprecated depth derived destructure details did didnt document does doesnt due during dynamically element empty end error event exceeded execute expected extensible failed fetch fewer first follow for found from function getitem has have history hook hooks hydrated hydrating hydration identifier illegal import imported importing in infinite initialization input insecure insertbefore instance instanceof interrupted invalid invariant invocation is it iterable iterator its json keyword large left length loading load loaded loop match matching maximum method minified missing module more most must navigation network nobody node non not null number object objects of offline on only operation operator or origin out outcome output outside own parameter parse payment permission preload previous private promise properties property prototype provided proxy pushstate quota range react read reading readonly receiver recursion redeclaration reduce referenced regular rejected removechild removed render rendered rendering replaced replacestate request requested required resolve response results return returned script secure server set setitem signal sizes stack state status still storage string structure suspended switched symbol sync syntax tag text than that the there this throw time timed timeout to token too transaction tree trusted type unable undefined unexpected unhandled uninitialized unknown unreachable unsupported unterminated update updates url used user valid value values variable was were when while with without write yield zero'.split(
    ' ',
  ),
);

const ELLIPSIS = '…';

/** Returns a word as the list spells it: in lower case, without the marks around it. */
const coreOf = (word: string) => word.replace(/^[('"`[{]+|[)'"`\]}:;.,!?]+$/g, '').toLowerCase();

/** True when a word may stand after another: one of the list, the number of a React error, or an HTTP status. */
function isAllowedWord(core: string, previous: string): boolean {
  if (WORDS.has(core.replaceAll(/['’]/g, ''))) return true;
  if (previous === 'error') return /^#\d{1,3}$/.test(core);
  return previous === 'status' && /^[1-5]\d\d$/.test(core);
}

const isNumber = (core: string) => /\d/.test(core);

/**
 * Redacts a message to the words of the list (rule: Reports): other words, and what is beyond the limit, become an
 * ellipsis.
 */
export function redactMessage(message: string): string {
  const words: string[] = [];
  let length = 0;
  for (const word of message.slice(0, 1_000).split(/\s+/)) {
    const core = coreOf(word);
    if (core === '') continue;
    // one number names the error; several could be somebody's
    const isAllowed =
      isAllowedWord(core, words.at(-1) ?? '') && !(isNumber(core) && words.some(isNumber));
    const reportedWord = isAllowed ? core : ELLIPSIS;
    if (reportedWord === ELLIPSIS && words.at(-1) === ELLIPSIS) continue;
    length += reportedWord.length + 1;
    if (length > REPORT_MESSAGE_LIMIT) break;
    words.push(reportedWord);
  }
  return words.join(' ');
}

/** Returns the name of an error that browsers or this site give; 'Error' for any other. */
export const redactName = (name: string): string => (ERROR_NAMES.has(name) ? name : 'Error');

/** Matches a position in a file below `/assets/`, as every browser writes it in a stack. */
const SOURCE_POSITION = /\/assets\/([\w.-]{1,80}\.js)(?:\?[^\s:)]*)?:(\d{1,5}):(\d{1,6})(?!\d)/g;

/** Returns the positions of a stack in files that the page has loaded, without the message before them. */
export function framesOf(stack: string, message: string, files: ReadonlySet<string>): string[] {
  const start = stack.indexOf(message);
  return [...stack.slice(start < 0 ? 0 : start + message.length).matchAll(SOURCE_POSITION)]
    .filter(([, file = '']) => files.has(file))
    .slice(0, FRAME_LIMIT)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** Returns the latest steps of the charts, as the trace for support has them: ids, states and names of events. */
export function stepsOf(
  entries: readonly { machine: string; state: string; event: string }[],
): string[] {
  return entries
    .slice(-STEP_LIMIT)
    .map(({ machine, state, event }) => `${machine} ${state}${event === '' ? '' : ` < ${event}`}`)
    .filter((step) => step.length <= REPORT_MESSAGE_LIMIT);
}

/** The messages of an import whose script, or a style sheet of it, did not arrive. */
const LOST_SCRIPT =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Returns the file of this site's build whose path stands in a text; '' for none. */
export const fileOf = (text: string): string =>
  /(?:^|\s)\/assets\/(\w[\w.]{0,60}-[\w-]{8}\.(?:js|css))(?:[?#]|$)/.exec(text.trim())?.[1] ?? '';

/**
 * Returns the file of the site at `origin` that did not arrive, by an error's message; '' where the message names
 * none, null for any other error.
 */
export function missingFile(message: string, origin: string): string | null {
  return LOST_SCRIPT.test(message) ? fileOf(message.replace(`${origin}/`, '/')) : null;
}

/** The reasons of a failed check, each of which a report names: a new one does not compile until it stands here. */
const IS_REPORTED = {
  http: true,
  unexpected: true,
  missing: true,
  timeout: true,
  network: true,
  offline: true,
} as const satisfies Readonly<Record<Failure['kind'], true>>;

/** The reasons of a failed check that a report names. */
export const FAILURES = Object.keys(IS_REPORTED) as readonly Failure['kind'][];

/** Returns the kind of the failure of a check, without the server's words or the payment. */
export function reportedKind(error: unknown): Failure['kind'] {
  const failure = error instanceof Error && 'failure' in error ? error.failure : null;
  const kind = typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind;
  return FAILURES.find((each) => each === kind) ?? 'unexpected';
}

const DIRECTIVES: readonly string[] =
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src media-src connect-src frame-src form-action base-uri object-src worker-src manifest-src frame-ancestors require-trusted-types-for trusted-types'.split(
    ' ',
  );

/** Returns a directive of the policy; 'other' for one that is not on the list. */
export const directiveOf = (name: string): string => (DIRECTIVES.includes(name) ? name : 'other');

/** Returns the kind of source that was blocked, by its address or the browser's word for it, on a site at `origin`. */
export function blockedSourceKind(address: string, origin: string): BlockedSource {
  if (address === 'self' || address === origin || address.startsWith(`${origin}/`)) return 'self';
  if (address.startsWith('trusted-types')) return 'trusted-types';
  const [scheme = ''] = address.toLowerCase().split(':');
  if (scheme.endsWith('extension')) return 'extension';
  return SCHEMES.find((word) => word === scheme) ?? 'other';
}

/**
 * Returns the first pattern that a path matches, without regard to letter case; '/*' for none. It contains nothing of
 * the path.
 */
export function matchingPattern(path: string, patterns: readonly string[]): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return patterns.find((pattern) => isOneOf(parts, pattern)) ?? '/*';
}

function isOneOf(parts: readonly string[], pattern: string): boolean {
  const segments = pattern.split('/').filter(Boolean);
  const isOpen = segments.at(-1) === '*?';
  const fixed = isOpen ? segments.slice(0, -1) : segments;
  const least = fixed.filter((segment) => !segment.endsWith('?')).length;
  if (parts.length < least || (!isOpen && parts.length > fixed.length)) return false;
  return fixed.every((segment, index) => segment.startsWith(':') || segment === parts[index]);
}
