import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSqliteStore } from '../../sandbox/sqlite-store.ts';

const script = join(import.meta.dirname, '../../sandbox/serve.ts');

let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kickstand-database-'));
  file = join(dataDir, 'kickstand.db');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Writes the database of a release whose orders had a column less. */
function writeEarlierDatabase() {
  createSqliteStore(file).close();
  const database = new DatabaseSync(file);
  database.exec(
    "ALTER TABLE orders DROP COLUMN confirmAfter; INSERT INTO messages VALUES (1, 'A', 'a@b.in', '9876543210', 'Hi', 0);",
  );
  // as a file had it before the database knew its tables
  database.exec('PRAGMA user_version = 0');
  database.close();
}

const message = { name: 'B', email: 'b@c.in', mobile: '9876543211', message: 'Hello' };

test('a database with the tables of another release is set aside, and an empty one begins', () => {
  writeEarlierDatabase();
  const reported = vi.spyOn(console, 'log').mockImplementation(() => {});
  const store = createSqliteStore(file);
  expect(store.messages()).toEqual([]);
  store.addMessage({ ...message, receivedAt: 1 });
  store.close();
  expect(reported.mock.calls).toEqual([
    [
      `The tables of the sandbox have changed. Its database begins empty; the earlier one is ${file}.earlier.`,
    ],
  ]);
  const earlier = new DatabaseSync(`${file}.earlier`);
  expect(earlier.prepare('SELECT name FROM messages').all()).toEqual([{ name: 'A' }]);
  earlier.close();
});

test('a database with the tables of this release is opened as it is, without a word', () => {
  const reported = vi.spyOn(console, 'log').mockImplementation(() => {});
  const first = createSqliteStore(file);
  first.addMessage({ ...message, receivedAt: 1 });
  first.close();
  const second = createSqliteStore(file);
  expect(second.messages()).toEqual([{ ...message, receivedAt: 1 }]);
  second.close();
  expect(reported).not.toHaveBeenCalled();
  expect(readdirSync(dataDir)).toEqual(['kickstand.db']);
});

test('a reset empties the sandbox also where this release could not read its database', async () => {
  writeEarlierDatabase();
  const env = { ...process.env, SANDBOX_DATA: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'reset'], { env });
  expect(stdout).toBe(`The sandbox in ${dataDir} is empty.\n`);
  expect(existsSync(file)).toBe(false);
});
