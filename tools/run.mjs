// Every script of package.json runs by this file: `node tools/run.mjs <command>`, on whatever Node the machine has. It
// installs what the lockfile pins when node_modules differs from it, then runs the command with the packages' programs
// and the pinned runtime first on the path.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const programs = join(root, 'node_modules/.bin');
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules/.package-lock.json');
const stamp = join(root, 'node_modules/.installed');
const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');

// Vite reads # and ? in a path as those of an address, Vitest % as the beginning of a code, and Node * as a pattern; a
// path is cut where a list of paths is
const unusable = ['#', '?', '%', '*', delimiter].find((mark) => root.includes(mark));
if (unusable !== undefined) {
  console.error(
    `The project cannot run in a folder with ${unusable} in its path, and this is ${root}: rename the folder, or move the project to another one.`,
  );
  process.exit(1);
}

const isCurrent = () => {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted;
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
};

if (!isCurrent()) {
  // standard output is the command's alone, which may print JSON
  console.error('Installing the packages that package-lock.json pins (once, about two minutes) …');
  const install =
    'npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --loglevel=error';
  const stdio = ['inherit', process.stderr, 'inherit'];
  if (spawnSync(install, { cwd: root, stdio, shell: true }).status !== 0) {
    console.error('npm ci failed: see the lines above. Nothing was started.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

// where the pinned runtime cannot run, as on a system without glibc, it gives way to the system's
const pinned = join(programs, 'node');
const isPinned = existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0;
if (!isPinned) rmSync(pinned, { force: true });

const floor = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.slice(2);
const isOld = process.versions.node.localeCompare(floor, 'en', { numeric: true }) < 0;
if (!isPinned && isOld) {
  console.error(
    `Node ${process.versions.node} is too old, and no pinned runtime runs on this system (${process.platform}-${process.arch}): install Node ${floor} or newer.`,
  );
  process.exit(1);
}

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: 'inherit',
  // Windows starts the packages' programs by their .cmd files, which only a shell does
  shell: process.platform === 'win32',
  env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // a terminal sends Ctrl+C to both
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + constants.signals[signal]);
});
