// Runs before every script, on whatever Node the machine has: installs what the lockfile pins when node_modules is missing or differs from it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules/.package-lock.json');
const stamp = join(root, 'node_modules/.installed');
const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');

const isCurrent = () => {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted;
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
};

if (!isCurrent()) {
  console.log('Installing the packages that package-lock.json pins (once, about two minutes) …');
  const { status } = spawnSync(
    'npm',
    [
      'ci',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error('npm ci failed: see the lines above. Nothing was started.');
    process.exit(1);
  }
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) writeFileSync(stamp, wanted);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isOld = major < 22 || (major === 22 && minor < 18);
if (isOld && !existsSync(join(root, 'node_modules/.bin/node'))) {
  console.error(
    `Node ${process.versions.node} is too old, and no runtime is pinned for ${process.platform}-${process.arch}. Install Node 22.18 or newer.`,
  );
  process.exit(1);
}
