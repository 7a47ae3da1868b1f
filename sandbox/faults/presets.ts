import type { Fault } from './fault.ts';

/** A fault by name, with its effect in a few words. */
export interface Preset {
  about: string;
  fault: Fault;
}

/** The columns of the fault matrix, in its order: each is the name of a preset. */
export const matrixFaults = [
  'http-400',
  'http-401',
  'http-404',
  'http-409',
  'http-429',
  'http-500',
  'http-503',
  'html-200',
  'empty-body',
  'truncated-json',
  'wrong-types',
  'missing-fields',
  'extra-fields',
  'null-arrays',
  'huge-body',
  'hang-30s',
  'connection-reset',
  'offline',
  'slow-trickle',
  'duplicate-delivery',
] as const;

const phrases = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const;
type Code = keyof typeof phrases;

/** A status with the page of markup that a proxy puts before an API. */
function page(status: Code): Fault {
  const isLater = status === 429 || status === 503;
  return {
    status,
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><title>${status}</title><h1>${status} ${phrases[status]}</h1><script>document.title='broken in'</script><img src="x" onerror="document.title='broken in'">`,
    ...(isLater && { headers: { 'Retry-After': '1' } }),
  };
}

const json = 'application/json';

const statusPresets = Object.fromEntries(
  Object.entries(phrases).map(([code, phrase]) => [
    `http-${code}`,
    { about: `${code} ${phrase} with a page of markup`, fault: page(Number(code) as Code) },
  ]),
) as Record<`http-${Code}`, Preset>;

/** Every named fault. */
export const presets = {
  ...statusPresets,
  'html-200': {
    about: '200 with a page of markup called JSON',
    fault: {
      status: 200,
      contentType: json,
      body: '<!doctype html><title>Sign in</title><h1>Welcome to the hotel Wi-Fi</h1><script>document.title="broken in"</script>',
    },
  },
  'empty-body': {
    about: '200 with nothing in it',
    fault: { status: 200, contentType: json, body: '' },
  },
  'truncated-json': { about: 'the answer stops half-way', fault: { truncate: 0.5 } },
  'wrong-types': { about: 'numbers for texts, texts for lists', fault: { shape: 'wrong-types' } },
  'missing-fields': {
    about: 'the fields that matter are gone',
    fault: { shape: 'missing-fields' },
  },
  'extra-fields': {
    about: 'unknown fields at every level, __proto__ among them',
    fault: { shape: 'extra-fields' },
  },
  'null-arrays': { about: 'null where a list is due', fault: { shape: 'null-arrays' } },
  'huge-body': { about: '5,000 items, or megabytes of text', fault: { shape: 'huge' } },
  'hang-30s': {
    about: 'not a byte for longer than any deadline',
    fault: { hangMs: 40_000 },
  },
  'connection-reset': {
    about: 'the line is cut before the call is handled',
    fault: { reset: 'request' },
  },
  offline: {
    about: 'unreachable: to the client the same as a cut line',
    fault: { reset: 'request' },
  },
  'slow-trickle': {
    about: 'the body comes in 20 pieces over 4 s',
    fault: { trickle: { pieces: 20, everyMs: 200 } },
  },
  'duplicate-delivery': {
    about: 'handled twice, and every row of a list sent twice',
    fault: { deliver: 2, shape: 'repeated' },
  },
  'huge-body-11mb': { about: 'an answer above 10 MB', fault: { shape: 'padded' } },
  'hostile-text': { about: 'markup and scripts in every text', fault: { shape: 'hostile' } },
  'odd-prices': {
    about: 'words, minus signs and a trillion where a price is due',
    fault: { shape: 'odd-prices' },
  },
  'endless-trickle': {
    about: 'the body takes a minute',
    fault: { trickle: { pieces: 120, everyMs: 500 } },
  },
  'reset-after-effect': {
    about: 'the call is handled, then the line is cut: the answer is lost',
    fault: { reset: 'answer' },
  },
  'reset-midway': { about: 'the line is cut in the middle of the body', fault: { reset: 'body' } },
  'hang-after-effect': {
    about: 'the call is handled, but no answer comes',
    fault: { handle: true, hangMs: 40_000 },
  },
  'http-500-after-effect': {
    about: 'the call is handled, but the answer says 500',
    fault: { ...page(500), handle: true },
  },
  'slow-3s': { about: 'answers after 3 s', fault: { delayMs: 3_000 } },
  'message-409': {
    about: '409 with a JSON message',
    fault: {
      status: 409,
      contentType: json,
      body: '{"message":"Only one seat is left on this ride."}',
    },
  },
  'message-500': {
    about: '500 with a JSON message',
    fault: {
      status: 500,
      contentType: json,
      body: '{"message":"The catalogue is being updated."}',
    },
  },
  'detail-422': {
    about: '422 with a JSON detail',
    fault: { status: 422, contentType: json, body: '{"detail":"price_to_be_paid does not match"}' },
  },
  'text-503': {
    about: '503 with a short plain text',
    fault: { status: 503, contentType: 'text/plain', body: 'upstream connect error' },
  },
  'message-in-200': {
    about: '200 that only carries a message',
    fault: {
      status: 200,
      contentType: json,
      body: '{"message":"Bookings are closed for tonight."}',
    },
  },
} satisfies Record<string, Preset> & Record<(typeof matrixFaults)[number], Preset>;

/** The name of a preset. */
export type PresetName = keyof typeof presets;

const isPreset = (name: string): name is PresetName => Object.hasOwn(presets, name);

/** A preset as a fault, for so many requests; null for an unknown name. */
export function presetFault(name: string, times?: number): Fault | null {
  if (!isPreset(name)) return null;
  const { fault } = presets[name];
  return times === undefined ? { ...fault } : { ...fault, times };
}
