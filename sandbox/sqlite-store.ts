import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { type BookingType, isBookingType } from './catalogue/lists.ts';
import {
  type ContactMessage,
  ORDER_STATES,
  type Order,
  type OrderState,
  type SandboxMemory,
} from './store.ts';

const TABLES = `
  CREATE TABLE IF NOT EXISTS orders (
    id TEXT PRIMARY KEY,
    providerId TEXT NOT NULL,
    bookingType TEXT NOT NULL,
    itemId TEXT NOT NULL,
    title TEXT NOT NULL,
    place TEXT NOT NULL,
    startDay TEXT,
    seats INTEGER NOT NULL CHECK (seats > 0),
    amount INTEGER NOT NULL CHECK (amount > 0),
    guestName TEXT NOT NULL,
    guestEmail TEXT NOT NULL,
    guestPhone TEXT NOT NULL,
    redirectUrl TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN (${ORDER_STATES.map((state) => `'${state}'`).join(', ')})),
    createdAt INTEGER NOT NULL,
    updatedAt INTEGER NOT NULL,
    checks INTEGER NOT NULL,
    confirmAfter INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS orders_item ON orders (itemId);
  CREATE INDEX IF NOT EXISTS orders_phone ON orders (guestPhone);
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    mobile TEXT NOT NULL,
    message TEXT NOT NULL,
    receivedAt INTEGER NOT NULL
  ) STRICT;
`;

/** The version of a database with these tables, which follows from their text: a positive number, as SQLite takes it. */
const TABLES_VERSION = crc32(TABLES) >>> 1;

/** The files that SQLite writes for a database, by what their names end in. */
const ENDINGS = ['', '-wal', '-shm'];

/** Deletes a database without opening it, so that one with the tables of another release goes, too. */
export function deleteDatabase(file: string): void {
  for (const ending of ENDINGS) rmSync(file + ending, { force: true });
}

/**
 * Opens a database with these tables. One with the tables of another release is set aside beside it, and an empty one
 * begins in its stead: the sandbox holds nothing that is worth a migration.
 */
function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  const version = database.prepare('PRAGMA user_version').get()?.user_version;
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() ?? {};
  if (tables !== 0 && version !== TABLES_VERSION) {
    database.close();
    const earlier = `${file}.earlier`;
    renameSync(file, earlier);
    deleteDatabase(file);
    console.log(
      `The tables of the sandbox have changed. Its database begins empty; the earlier one is ${earlier}.`,
    );
    return openDatabase(file);
  }
  database.exec(`
    PRAGMA journal_mode = WAL;
    BEGIN;
    ${TABLES}
    PRAGMA user_version = ${TABLES_VERSION};
    COMMIT;
  `);
  return database;
}

/** A store in an SQLite file that outlives the process; the folder is made where it is missing. */
export function createSqliteStore(file: string): SandboxMemory {
  mkdirSync(dirname(file), { recursive: true });
  const db = openDatabase(file);
  const one = db.prepare('SELECT * FROM orders WHERE id = ?');
  const all = db.prepare('SELECT * FROM orders ORDER BY rowid');
  const ofItem = db.prepare('SELECT * FROM orders WHERE itemId = ? ORDER BY rowid');
  const ofPhone = db.prepare('SELECT * FROM orders WHERE guestPhone = ? ORDER BY rowid');
  const save = db.prepare(`
    INSERT INTO orders VALUES (
      :id, :providerId, :bookingType, :itemId, :title, :place, :startDay, :seats, :amount, :guestName,
      :guestEmail, :guestPhone, :redirectUrl, :state, :createdAt, :updatedAt, :checks, :confirmAfter
    )
    ON CONFLICT (id) DO UPDATE SET
      state = excluded.state, updatedAt = excluded.updatedAt,
      checks = excluded.checks, confirmAfter = excluded.confirmAfter
  `);
  const messages = db.prepare('SELECT * FROM messages ORDER BY id');
  const add = db.prepare(
    'INSERT INTO messages (name, email, mobile, message, receivedAt) VALUES (:name, :email, :mobile, :message, :receivedAt)',
  );
  return {
    order(id) {
      const row = one.get(id);
      return row && orderFrom(row);
    },
    orders: () => all.all().map(orderFrom),
    ordersOfItem: (itemId) => ofItem.all(itemId).map(orderFrom),
    ordersOfPhone: (phone) => ofPhone.all(phone).map(orderFrom),
    saveOrder: (order) => void save.run({ ...order }),
    messages: () => messages.all().map(messageFrom),
    addMessage: (message) => void add.run({ ...message }),
    clear: () => db.exec('DELETE FROM orders; DELETE FROM messages;'),
    close: () => db.close(),
  };
}

type Row = Record<string, unknown>;

/** The booking type of a row; throws for one that this sandbox does not know. */
function bookingTypeIn({ id, bookingType }: Row): BookingType {
  if (isBookingType(bookingType)) return bookingType;
  throw new Error(`The order ${id} has the unknown booking type ${bookingType}.`);
}

function orderFrom(row: Row): Order {
  return {
    id: String(row.id),
    providerId: String(row.providerId),
    bookingType: bookingTypeIn(row),
    itemId: String(row.itemId),
    title: String(row.title),
    place: String(row.place),
    startDay: row.startDay === null ? null : String(row.startDay),
    seats: Number(row.seats),
    amount: Number(row.amount),
    guestName: String(row.guestName),
    guestEmail: String(row.guestEmail),
    guestPhone: String(row.guestPhone),
    redirectUrl: String(row.redirectUrl),
    state: String(row.state) as OrderState,
    createdAt: Number(row.createdAt),
    updatedAt: Number(row.updatedAt),
    checks: Number(row.checks),
    confirmAfter: row.confirmAfter === null ? null : Number(row.confirmAfter),
  };
}

function messageFrom(row: Row): ContactMessage {
  return {
    name: String(row.name),
    email: String(row.email),
    mobile: String(row.mobile),
    message: String(row.message),
    receivedAt: Number(row.receivedAt),
  };
}
