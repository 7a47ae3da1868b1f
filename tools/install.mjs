// Runs before start, test, test:all and storybook, on whatever Node the machine has: installs what the lockfile pins when node_modules differs from it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => new URL(`../${path}`, import.meta.url);
const installed = at('node_modules/.package-lock.json');
const stamp = at('node_modules/.installed');
const wanted = createHash('sha256')
  .update(readFileSync(at('package-lock.json')))
  .digest('hex');

const isCurrent = () => {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted;
  return statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
};

if (!isCurrent()) {
  console.log('Installing the packages that package-lock.json pins (once, about two minutes) …');
  const command =
    'npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --loglevel=error';
  if (spawnSync(command, { cwd: at('.'), stdio: 'inherit', shell: true }).status !== 0) {
    console.error('npm ci failed: see the lines above. Nothing was started.');
    process.exit(1);
  }
}
writeFileSync(stamp, wanted);

// npm puts the pinned runtime before the system's; where it cannot run, as on a system without glibc, it gives way
const pinned = at('node_modules/.bin/node');
const isPinned = existsSync(pinned) && spawnSync(fileURLToPath(pinned), ['--version']).status === 0;
if (!isPinned) rmSync(pinned, { force: true });

const floor = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node.slice(2);
const isOld = process.versions.node.localeCompare(floor, 'en', { numeric: true }) < 0;
if (!isPinned && isOld) {
  console.error(
    `Node ${process.versions.node} is too old, and no pinned runtime runs on this system (${process.platform}-${process.arch}): install Node ${floor} or newer.`,
  );
  process.exit(1);
}
