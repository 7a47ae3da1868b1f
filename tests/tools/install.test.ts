import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kickstand-install-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const runtime = () => join(root, 'node_modules/.bin/node');

/** Runs the installer on a project that is installed, with a stand-in for its pinned runtime. */
function install(standIn: string, floor = '22.18') {
  const files = {
    'package.json': JSON.stringify({ engines: { node: `>=${floor}` } }),
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'node_modules/.installed': createHash('sha256').update('{}').digest('hex'),
  };
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  writeFileSync(runtime(), standIn, { mode: 0o755 });
  cpSync(join(import.meta.dirname, '../../tools/install.mjs'), join(root, 'tools/install.mjs'));
  return spawnSync(process.execPath, [join(root, 'tools/install.mjs')], { encoding: 'utf8' });
}

test('a pinned runtime that runs stays, whatever Node the system has', () => {
  expect(install('#!/bin/sh\n', '99.0')).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(runtime())).toBe(true);
});

test.each([
  ['its loader is not there', '#!/no/such/loader\n'],
  ['its loader ends with 127', '#!/bin/sh\nexit 127\n'],
])("a pinned runtime gives way to the system's Node where %s", (_, standIn) => {
  expect(install(standIn)).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(runtime())).toBe(false);
});

test('with neither, one sentence says what to install', () => {
  const { status, stderr } = install('#!/no/such/loader\n', '99.0');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node \S+ is too old, .*: install Node 99\.0 or newer\.\n$/);
});

test('tests that are started on a Node that is too old → one sentence says how to start them', () => {
  const old =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } })';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${old}`, 'node_modules/vitest/vitest.mjs', 'list'],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^These tests need Node \S+ or newer, and this is 20\.1\.0: .*`npx vitest`/,
  );
});
