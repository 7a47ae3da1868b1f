import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Room = Readonly<Record<string, unknown>>;

const folder = (language: string) => join(import.meta.dirname, `../../machines/texts/${language}`);

/** Names, addresses and marks that stand in Hindi texts as in English ones. */
const NAMES =
  /^(Kickstand|WhatsApp|Instagram|Facebook|LinkedIn|Twitter|Telegram|Google|Outlook|Play|App|Store|Apple|Android|UPI|PIN|QR|PDF|HTTP|SMS|GPS|JavaScript|Chrome|Edge|Firefox|Safari|GST|CGST|SGST|ID|OK|PNG|A4|X|AM|PM|ABS|BHP|km|am|pm|cc|hi|en|IN|https?|com)$/;

const rooms = (await readdir(folder('en'))).filter((name) => name.endsWith('.ts'));
const every = import.meta.glob<Room>('../../machines/texts/*/*.ts');
const roomOf = async (language: string, name: string): Promise<Room> =>
  (await every[`../../machines/texts/${language}/${name}`]?.()) ?? {};

/** Every text of a value, functions left out, by where it stands. */
function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${place}.${name}`));
}

test('each language has every room', async () => {
  expect((await readdir(folder('hi'))).sort()).toEqual((await readdir(folder('en'))).sort());
});

describe.each(rooms)('%s', (name) => {
  test('has the same messages in both languages, of the same things', async () => {
    const [english, hindi] = [await roomOf('en', name), await roomOf('hi', name)];
    const shapes = (room: Room) =>
      Object.fromEntries(
        Object.entries(room).map(([message, value]) => [
          message,
          typeof value === 'function' ? `of ${value.length}` : typeof value,
        ]),
      );
    expect(shapes(hindi)).toEqual(shapes(english));
  });

  test('is Hindi in Hindi: no English word is left', async () => {
    if (name === 'language.ts') return;
    const words = textsIn(await roomOf('hi', name), name)
      .map(([place, text]) => [place, text.match(/[A-Za-z]{2,}/g) ?? []] as const)
      .map(([place, found]) => [place, found.filter((word) => !NAMES.test(word))] as const)
      .filter(([, found]) => found.length > 0);
    expect(words).toEqual([]);
  });
});
