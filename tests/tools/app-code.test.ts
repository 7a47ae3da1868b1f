import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { appCodeFile, appQrCode } from '../../tools/build/app-code.ts';

test('the code on the front page leads where the site says that the app is', async () => {
  const hint = 'Run `npx node tools/build/app-code.ts`';
  expect(await readFile(appCodeFile, 'utf8'), hint).toBe(appQrCode());
});
