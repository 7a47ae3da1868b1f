import { describe, expect, test } from 'vitest';
import {
  blockedSourceKind,
  directiveOf,
  fileOf,
  framesOf,
  matchingPattern,
  missingFile,
  redactMessage,
  redactName,
  reportedKind,
  stepsOf,
} from '../../../src/app/reporting/report-fields.ts';
import { invalidReportReason } from '../../../src/app/reporting/report-schema.ts';

describe('the words of an error', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'price')",
      'cannot read properties of undefined reading …',
    ],
    ['x is not a function', '… is not a function'],
    ['can\'t access property "seats", item is null', '… access property … is null'],
    [
      'Minified React error #418; visit https://react.dev/errors/418 for the full message',
      'minified react error #418 … for the …',
    ],
    [
      "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
      'failed to execute removechild on node the node to be removed is not a child of this node',
    ],
    [
      'API request failed with status 503: Asha is busy',
      'api request failed with status 503 … is …',
    ],
    ['The booking id is missing in this state.', 'the booking … is missing in this state'],
    ["The server rendered text didn't match", "the server rendered text didn't match"],
    ['Asha Rao <asha@example.com> +91 98450 11223 KS1234', '…'],
    ['418 at 503', '… at …'],
    ['', ''],
  ])('%s → %s', (message, redacted) => {
    expect(redactMessage(message)).toBe(redacted);
  });

  test.each([
    ['Hindi', 'आशा राव की बुकिंग नहीं मिली'],
    ['Tamil', 'ஆஷா ராவ் முன்பதிவு'],
    ['German', 'Ungültige Buchung für Asha Müller'],
    ['Arabic', 'حجز آشا راو ٤١٨'],
    ['Chinese', '找不到阿莎的预订'],
    ['letters that look like those of the list', 'nоt fоund'],
    ['figures of another script', '९८४५० ११२२३'],
  ])('a message in %s → an ellipsis alone, since each word could be a name', (_, message) => {
    expect(redactMessage(message)).toBe('…');
  });

  test('words of another language between those of browsers → an ellipsis for them', () => {
    expect(redactMessage('error: आशा is not a function, status ५०३')).toBe(
      'error … is not a function status …',
    );
  });

  test('a long message is cut at a word', () => {
    const redacted = redactMessage('value '.repeat(400));
    expect(redacted.length).toBeLessThanOrEqual(160);
    expect(redacted).toMatch(/^(value )+value$/);
  });

  test('a name that no browser gives → Error', () => {
    expect(redactName('TypeError')).toBe('TypeError');
    expect(redactName('Asha')).toBe('Error');
  });
});

describe('the frames of a stack', () => {
  const files = new Set(['main-1a2b3c4d.js', 'Form-99999999.js']);
  test.each([
    [
      'Chromium',
      'TypeError: no\n    at pay (https://k.in/assets/main-1a2b3c4d.js:1:2345)\n    at https://k.in/assets/Form-99999999.js:2:7',
    ],
    [
      'Firefox and Safari',
      'pay@https://k.in/assets/main-1a2b3c4d.js:1:2345\n@https://k.in/assets/Form-99999999.js:2:7\n',
    ],
  ])('%s → the files of the site with line and column', (_browser, stack) => {
    expect(framesOf(stack, 'no', files)).toEqual([
      'main-1a2b3c4d.js:1:2345',
      'Form-99999999.js:2:7',
    ]);
  });

  test('a file that the page did not load, another site’s and an extension’s are left out', () => {
    const stack =
      'at https://k.in/assets/asha-98450112.js:1:1\nat https://x.in/x.js:1:1\nat chrome-extension://abc/content.js:1:1';
    expect(framesOf(stack, '', files)).toEqual([]);
  });

  test('what the message says of places counts for nothing', () => {
    const message = 'see /assets/main-1a2b3c4d.js:98450:11223';
    expect(framesOf(`Error: ${message}\n at /assets/Form-99999999.js:1:2`, message, files)).toEqual(
      ['Form-99999999.js:1:2'],
    );
  });

  test('no more than five', () => {
    expect(framesOf('/assets/main-1a2b3c4d.js:1:2 '.repeat(9), '', files)).toHaveLength(5);
  });
});

test.each([
  [
    'Failed to fetch dynamically imported module: https://k.in/assets/About-1a2b_c-d.js',
    'About-1a2b_c-d.js',
  ],
  [
    'error loading dynamically imported module: https://k.in/assets/About-1a2b_c-d.js?x=1',
    'About-1a2b_c-d.js',
  ],
  ['Unable to preload CSS for /assets/About-1a2b_c-d.css', 'About-1a2b_c-d.css'],
  ['Importing a module script failed.', ''],
  ['Failed to fetch dynamically imported module: https://k.in/details/asha@example.com', ''],
  ['Importing a module script failed: https://x.example/assets/asha.verma_98765-43210123.js', ''],
  ['Failed to fetch', null],
])('%s → the script that did not arrive is %s', (message, file) => {
  expect(missingFile(message, 'https://k.in')).toBe(file);
});

test('of several numbers in a message the first stays', () => {
  expect(redactMessage('Error #418 error #654 status 503')).toBe('error #418 error … status …');
});

test('a file is one that a build writes', () => {
  expect(fileOf('/assets/main-1a2b3c4d.js')).toBe('main-1a2b3c4d.js');
  expect(fileOf('https://k.in/assets/main-1a2b3c4d.js')).toBe('');
  expect(fileOf('/media/asha.jpg')).toBe('');
});

test('a failed check is reported by the kind of its failure alone', () => {
  const failing = (failure: unknown) => Object.assign(new Error('Asha'), { failure });
  expect(reportedKind(failing({ kind: 'timeout' }))).toBe('timeout');
  expect(reportedKind(failing({ kind: 'http', status: 503, text: 'Asha' }))).toBe('http');
  expect(reportedKind(failing({ kind: 'asha' }))).toBe('unexpected');
  expect(reportedKind(failing(null))).toBe('unexpected');
  expect(reportedKind('Asha')).toBe('unexpected');
});

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types'],
  ['https://k.in/assets/a.js', 'self'],
  ['https://k.in', 'self'],
  ['https://k.in.example.com/asha', 'https'],
  ['https://tracker.example/?mail=asha@example.com', 'https'],
  ['http://asha.example', 'http'],
  ['data', 'data'],
  ['blob', 'blob'],
  ['moz-extension://1b2c/inject.js', 'extension'],
  ['asha@example.com', 'other'],
  ['', 'other'],
])('a violation by %s → %s', (address, source) => {
  expect(blockedSourceKind(address, 'https://k.in')).toBe(source);
});

test('a directive is one of a policy, or another one', () => {
  expect(directiveOf('script-src-elem')).toBe('script-src-elem');
  expect(directiveOf('asha')).toBe('other');
});

test.each([
  ['/', '/'],
  ['/About/', '/about'],
  ['/details/asha@example.com', '/details/:id'],
  ['/bookingdetails', '/bookingdetails/:id?'],
  ['/bookingdetails/KS1234', '/bookingdetails/:id?'],
  ['/getaways/asha/rao', '/getaways/*?'],
  ['/getaways', '/getaways/*?'],
  ['/asha', '/*'],
  ['/details', '/*'],
  ['/details/a/b', '/*'],
])('%s is reported as %s', (path, route) => {
  const patterns = ['/', '/about', '/details/:id', '/bookingdetails/:id?', '/getaways/*?'];
  expect(matchingPattern(path, patterns)).toBe(route);
});

test('the last ten steps of the charts, with the event where a chart knows it', () => {
  const entries = Array.from({ length: 12 }, (_, index) => ({
    machine: 'booking',
    state: '"filling"',
    event: index === 11 ? '' : 'field.changed',
  }));
  const steps = stepsOf(entries);
  expect(steps).toHaveLength(10);
  expect(steps.slice(-2)).toEqual(['booking "filling" < field.changed', 'booking "filling"']);
});

describe('a report as it arrives', () => {
  const about = { version: 1, route: '/details/:id', build: 'index-1a2b3c4d.js' };
  const error = {
    ...about,
    kind: 'error',
    name: 'TypeError',
    message: 'cannot read properties of undefined reading …',
    frames: ['main-1a2b3c4d.js:1:2345'],
    steps: ['payment {"verification":"waiting"} < xstate.done.actor.checkPayment', 'copy "idle"'],
  };
  test.each([
    error,
    { ...about, kind: 'script', file: 'AboutPage-1a2b3c4d.js' },
    { ...about, kind: 'script', file: '' },
    { ...about, kind: 'payment-check', failure: 'timeout' },
    { ...about, kind: 'policy', directive: 'img-src', blocked: 'https', frame: '' },
    { ...about, kind: 'vitals', lcp: 1_200, inp: null, ttfb: 80, cls: 0 },
  ])('$kind is taken', (report) => {
    expect(invalidReportReason(JSON.parse(JSON.stringify(report)))).toBeNull();
  });

  test.each([
    ['a text', 'Asha'],
    ['another version', { ...error, version: 2 }],
    ['an address in place of a pattern', { ...error, route: '/details/64f1' }],
    ['a query', { ...error, route: '/?name=asha' }],
    ['words that are not on the list', { ...error, message: 'cannot read asha' }],
    ['a name that browsers do not give', { ...error, name: 'Asha' }],
    ['a frame elsewhere', { ...error, frames: ['https://k.in/asha:1:2'] }],
    ['a step that no chart takes', { ...error, steps: ['asha@example.com'] }],
    ['a field that no report has', { ...error, phone: '9845011223' }],
    ['a file that no build writes', { ...about, kind: 'script', file: 'asha@example.com' }],
    ['words of the server', { ...about, kind: 'payment-check', failure: 'Asha' }],
    [
      'a blocked address',
      { ...about, kind: 'policy', directive: 'img-src', blocked: 'https://asha.in', frame: '' },
    ],
    ['a figure with a fraction', { ...about, kind: 'vitals', lcp: 1.5, inp: 1, ttfb: 1, cls: 0 }],
  ])('%s → refused', (_what, value) => {
    expect(invalidReportReason(value)).toEqual(expect.any(String));
  });
});
