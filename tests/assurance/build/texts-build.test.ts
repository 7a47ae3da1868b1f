import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as english from '../../../machines/texts/en/document.ts';
import { addLanguage } from '../../fixtures/added-language.ts';
import { copyProject } from '../../fixtures/project-copy.ts';

let project: string;

beforeEach(async () => {
  project = await copyProject('texts');
  onTestFinished(() => rm(project, { recursive: true }));
});

/** Runs a tool of the project. */
function run(tool: string) {
  const { VITEST: _, ...env } = process.env;
  return promisify(execFile)(process.execPath, [join(project, tool)], { env });
}

/** Writes a file of the project anew. */
async function change(name: string, changed: (text: string) => string): Promise<void> {
  const file = join(project, name);
  const text = await readFile(file, 'utf8');
  expect(changed(text)).not.toBe(text);
  await writeFile(file, changed(text));
}

const withoutMessage = (text: string) => text.replace(/export const copyWhatHappened = .*\n/, '');

describe('a complete language', () => {
  test('a message that it lacks → no build, and a sentence that says which and where', async () => {
    await change('machines/texts/hi/support.ts', withoutMessage);
    await expect(run('tools/build/build.ts')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /IMPORT_IS_UNDEFINED.*copyWhatHappened.*machines\/texts\/hi\/support\.ts/s,
      ),
    });
  });

  test('a message that it lacks, with its file or alone, or takes otherwise → an error of types where a page uses it', async () => {
    await rm(join(project, 'machines/texts/hi/about.ts'));
    await change('machines/texts/hi/support.ts', withoutMessage);
    await change('machines/texts/hi/layout.ts', (text) =>
      text.replace('homeOf = (brand: string)', 'homeOf = (brand: number)'),
    );
    await expect(run('tools/check/types.ts')).rejects.toMatchObject({
      code: 1,
      stdout: expect.toSatisfy((errors: string) =>
        [
          /AboutPage\.tsx.*'#texts\/about\.ts'/,
          /CopyTrace\.tsx.*copyWhatHappened/,
          /Header\.tsx.*'string'.*'number'/,
        ].every((error) => error.test(errors)),
      ),
    });
  });
});

describe('a language of a few messages', () => {
  beforeEach(async () => {
    const facts = { locale: 'ta-IN', name: 'தமிழ்', base: '/ta' };
    await addLanguage(project, 'ta', facts, {
      'layout.ts':
        "export * from '../en/layout.ts';\nexport const skipToContent = 'உள்ளடக்கத்திற்குச் செல்க';\n",
    });
  });

  test('is built with the English messages that it lacks, and linked from the pages of each other', async () => {
    await run('tools/build/build.ts');
    const page = (name: string) => readFile(join(project, 'dist', `${name}.html`), 'utf8');
    const own = await page('ta');
    expect(own).toContain('<html lang="ta-IN"');
    expect(own).toContain('உள்ளடக்கத்திற்குச் செல்க');
    expect(own).toContain(english.needsScript);
    expect(own).toContain('href="/ta/contact"');
    for (const each of [await page('index'), await page('hi')])
      expect(each).toMatch(/<a [^>]*href="\/ta"[^>]*>தமிழ்<\/a>/);
  });

  test('a message that it takes otherwise → an error of types; else it says how many are left', async () => {
    await run('tools/check/types.ts');
    const { stdout } = await run('tools/check/translated.ts');
    expect(stdout).toMatch(/^ta-IN: [1-9]\d+ of \d{3,} messages are left to translate\.\n$/);
    await change(
      'machines/texts/ta/layout.ts',
      (text) => `${text}export const homeOf = 'முகப்பு';\n`,
    );
    await expect(run('tools/check/types.ts')).rejects.toMatchObject({
      stdout: expect.stringMatching(/Header\.tsx.*not callable/),
    });
  });
});
