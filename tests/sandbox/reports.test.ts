import { expect, test } from 'vitest';
import { invalidReportReason } from '../../src/app/reporting/report-schema.ts';
import { sandboxAt, THURSDAY } from '../fixtures/sandbox.ts';

const report = {
  version: 1,
  kind: 'payment-check',
  route: '/paymentsuccessandfailure',
  build: 'index-1a2b3c4d.js',
  failure: 'timeout',
};
const checked = () => sandboxAt(THURSDAY, { checkReport: invalidReportReason });
const collected = async ({ admin }: ReturnType<typeof sandboxAt>) =>
  (await admin('GET', 'reports')).json();

test('a report is taken without a word, and shown', async () => {
  const sandbox = checked();
  const answer = await sandbox.admin('POST', 'reports', report);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await collected(sandbox)).toEqual({
    isChecked: true,
    reports: [{ number: 1, at: THURSDAY, report, complaint: null }],
  });
});

test('what the schema does not know is refused, and shown with what is wrong', async () => {
  const sandbox = checked();
  const answer = await sandbox.admin('POST', 'reports', { ...report, guest: 'Asha' });
  expect(answer.status).toBe(422);
  expect((await collected(sandbox)).reports).toMatchObject([
    { number: 1, complaint: expect.stringContaining('guest') },
  ]);
});

test.each([['[1]'], ['{'], ['']])('%j is no report', async (body) => {
  const sandbox = checked();
  const answer = await sandbox.ask('/sandbox/reports', { method: 'POST', body });
  expect(answer.status).toBe(422);
  expect((await collected(sandbox)).reports).toEqual([]);
});

const sized = (bytes: number) => {
  const empty = JSON.stringify({ kind: '' }).length;
  return JSON.stringify({ kind: 'x'.repeat(bytes - empty) });
};
test('a body of 4,096 bytes is taken, one more is not', async () => {
  const { ask } = sandboxAt();
  const status = async (bytes: number) =>
    (await ask('/sandbox/reports', { method: 'POST', body: sized(bytes) })).status;
  expect([await status(4_096), await status(4_097)]).toEqual([204, 413]);
});

test('another site’s page cannot send one', async () => {
  const sandbox = checked();
  const answer = await sandbox.ask('/sandbox/reports', {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
});

test('they are forgotten on request and with everything else', async () => {
  const sandbox = checked();
  for (const [method, path] of [
    ['DELETE', 'reports'],
    ['POST', 'reset'],
  ] as const) {
    await sandbox.admin('POST', 'reports', report);
    await sandbox.admin(method, path);
    expect((await collected(sandbox)).reports).toEqual([]);
  }
});
