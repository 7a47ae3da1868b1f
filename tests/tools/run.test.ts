import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

let folder: string;
let root: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kickstand-install-'));
  root = folder;
});
afterEach(() => rmSync(folder, { recursive: true }));

const runtime = () => join(root, 'node_modules/.bin/node');

/** Runs a program of a package by the file of all scripts, in a project that is installed, with a stand-in for its pinned runtime. */
function run(standIn: string, floor = '22.18') {
  const files = {
    'package.json': JSON.stringify({ engines: { node: `>=${floor}` } }),
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'node_modules/.installed': createHash('sha256').update('{}').digest('hex'),
  };
  const greet = join(root, 'node_modules/.bin/greet');
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  writeFileSync(runtime(), standIn, { mode: 0o755 });
  writeFileSync(greet, '#!/bin/sh\necho "hello $1"\nexit 3\n', { mode: 0o755 });
  cpSync(join(import.meta.dirname, '../../tools/run.mjs'), join(root, 'tools/run.mjs'));
  const options = [join(root, 'tools/run.mjs'), 'greet', 'Asha and Ravi'];
  return spawnSync(process.execPath, options, { encoding: 'utf8' });
}

const greeted = { status: 3, stdout: 'hello Asha and Ravi\n', stderr: '' };

test('a pinned runtime that runs stays, whatever Node the system has, and the command has its arguments and its status', () => {
  expect(run('#!/bin/sh\n', '99.0')).toMatchObject(greeted);
  expect(existsSync(runtime())).toBe(true);
});

test.each([
  ['its loader is not there', '#!/no/such/loader\n'],
  ['its loader ends with 127', '#!/bin/sh\nexit 127\n'],
])("a pinned runtime gives way to the system's Node where %s", (_, standIn) => {
  expect(run(standIn)).toMatchObject(greeted);
  expect(existsSync(runtime())).toBe(false);
});

test('with neither, one sentence says what to install', () => {
  const { status, stdout, stderr } = run('#!/no/such/loader\n', '99.0');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Node \S+ is too old, .*: install Node 99\.0 or newer\.\n$/);
});

test.each(['#', '?', '%', '*', ...(delimiter === ':' ? [':'] : [])])(
  'a folder with %j in its path → one sentence says so at once, and nothing is installed or started',
  (mark) => {
    root = join(folder, `rides${mark}2027`);
    mkdirSync(root);
    const { status, stdout, stderr } = run('#!/bin/sh\n');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `The project cannot run in a folder with ${mark} in its path, and this is ${root}: rename the folder, or move the project to another one.\n`,
    );
  },
);

test.each(['rides 2027', 'राइड', "r[1](2){3}!'$^~@,;=+&"])(
  'a folder that is named %s → the command runs',
  (name) => {
    root = join(folder, name);
    mkdirSync(root);
    expect(run('#!/bin/sh\n')).toMatchObject(greeted);
  },
);

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

test('every script runs each of its commands by this file, so that all work on a fresh clone', () => {
  const commands = Object.entries(manifest.scripts).flatMap(([name, script]) =>
    script.split(' && ').map((command) => `${name}: ${command}`),
  );
  expect(commands.filter((command) => !/: node tools\/run\.mjs \S/.test(command))).toEqual([]);
});
