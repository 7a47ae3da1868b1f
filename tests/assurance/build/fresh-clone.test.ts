import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { INSTALL_LIMIT, START_LIMIT, WAIT_LIMIT } from '../../fixtures/time-limits.ts';

const root = join(import.meta.dirname, '../../..');
/** The programs of the system, without those of the packages. */
const systemPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'));
const npm = systemPath.map((folder) => join(folder, 'npm')).find((file) => existsSync(file)) ?? '';

const installing = /^Installing the packages .*\n/m;
const notStarted =
  /not found|is too old|Nothing was started|ENOENT|ERR_UNKNOWN_FILE_EXTENSION|ERR_MODULE_NOT_FOUND|Cannot find|bad option|SyntaxError/;

let clone: string;
/** In place of npm in the clone: installs by a link to the packages of this project. */
let programs: string;

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'Übung mit ä '));
  programs = await mkdtemp(join(tmpdir(), 'kickstand-programs-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split(
    '\0',
  );
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name))))
    await cp(join(root, file), join(clone, file));
  // checks of types and of style, which say nothing for a minute where all is well, name these at once
  await writeFile(join(clone, 'tsconfig.json'), '{ "files": [] }');
  await writeFile(join(clone, 'biome.json'), '{ "isUnknown": true }');
  await writeFile(join(programs, 'npm'), `#!/bin/sh\nln -s "${root}/node_modules" node_modules\n`);
  await chmod(join(programs, 'npm'), 0o755);
});

beforeEach(() => rm(join(clone, 'node_modules'), { recursive: true, force: true }));
afterAll(() =>
  Promise.all([clone, programs].map((folder) => rm(folder, { recursive: true, force: true }))),
);

/** Runs a script of the clone until it says a line beside the installation, ends, or has run quietly for long; then ends it. */
async function started(name: string, path: readonly string[]) {
  const env = { ...process.env, PATH: path.join(delimiter), PORT: '0', VITEST: '', CI: 'true' };
  const child = spawn(npm, ['run', '--silent', name], { cwd: clone, env, detached: true });
  const ended = once(child, 'exit');
  let said = '';
  const heard = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
        // a shell writes its line in two parts
        if (/\S.*\n/.test(said.replace(installing, ''))) resolve();
      });
  });
  const limit = new Promise((resolve) => setTimeout(resolve, START_LIMIT));
  await Promise.race([heard, ended, limit]);
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
  return { code: child.exitCode, said };
}

test.each(Object.keys(manifest.scripts))(
  'npm run %s starts on a clone without packages',
  async (name) => {
    const { code, said } = await started(name, [programs, ...systemPath]);
    expect(said).toMatch(installing);
    expect(said).not.toMatch(notStarted);
    expect(code).not.toBe(127);
  },
);

test('a script of a fresh clone installs the packages from the registry, and runs', {
  timeout: INSTALL_LIMIT,
}, async ({ annotate, skip }) => {
  try {
    execFileSync(npm, ['ping'], { cwd: clone, stdio: 'ignore', timeout: WAIT_LIMIT });
  } catch {
    await annotate('the registry of packages cannot be reached', 'skip');
    skip();
  }
  const env = { ...process.env, PATH: systemPath.join(delimiter) };
  const options = { cwd: clone, env, encoding: 'utf8', timeout: INSTALL_LIMIT } as const;
  const { status, stdout, stderr } = spawnSync(
    npm,
    ['run', '--silent', 'sandbox', '--', 'reset'],
    options,
  );
  expect(stderr).toMatch(installing);
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'The sandbox in .sandbox is empty.\n' });
});
