import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { copyProject } from '../../fixtures/project-copy.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('a message that one language lacks → no build, and a sentence that says which and where', async () => {
  const project = await copyProject('texts');
  folders.push(project);
  const room = join(project, 'machines/texts/hi/support.ts');
  const texts = await readFile(room, 'utf8');
  await writeFile(room, texts.replace(/export const copyWhatHappened = .*\n/, ''));
  const { VITEST: _, ...env } = process.env;
  const built = promisify(execFile)(process.execPath, [join(project, 'tools/build/build.ts')], {
    env,
  });
  await expect(built).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /IMPORT_IS_UNDEFINED.*copyWhatHappened.*machines\/texts\/hi\/support\.ts/s,
    ),
  });
});
