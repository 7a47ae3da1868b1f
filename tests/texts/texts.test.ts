import { describe, expect, test } from 'vitest';
import { LANGUAGE_SOURCES, LANGUAGES, type LanguageId } from '#languages.ts';

type Room = Readonly<Record<string, unknown>>;

/** Names, addresses and marks that stand in the texts of another script as in English ones. */
const NAMES =
  /^(Kickstand|WhatsApp|Instagram|Facebook|LinkedIn|Twitter|Telegram|Google|Outlook|Play|App|Store|Apple|Android|UPI|PIN|QR|PDF|HTTP|SMS|GPS|JavaScript|Chrome|Edge|Firefox|Safari|GST|CGST|SGST|ID|OK|PNG|A4|X|AM|PM|ABS|BHP|km|am|pm|cc|https?|com)$/;

const every = import.meta.glob<Room>('../../machines/texts/*/*.ts');

/** The rooms of a language's own texts, by their names. */
async function roomsOf(language: string): Promise<Record<string, Room>> {
  const folder = `../../machines/texts/${language}/`;
  const own = Object.entries(every).filter(([path]) => path.startsWith(folder));
  const read = own.map(async ([path, room]) => [path.slice(folder.length), await room()] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** Every text of a value, functions left out, by where it stands. */
function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, `${place}.${name}`));
}

const english = await roomsOf('en');
const [, ...others] = Object.keys(LANGUAGES) as LanguageId[];

describe.each(others)('the texts in %s', (id) => {
  test('have no message that no page asks for: each is one of the English texts', async () => {
    const messages = Object.entries(await roomsOf(id)).flatMap(([name, room]) =>
      Object.keys(room).map((message) => [name, message] as const),
    );
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter(([name, message]) => !(message in (english[name] ?? {})))).toEqual([]);
  });

  const { isComplete, script } = LANGUAGE_SOURCES[id];
  test.runIf(isComplete && script !== 'Latin')('leave no English word', async () => {
    const words = Object.entries(await roomsOf(id))
      .filter(([name]) => name !== 'language.ts')
      .flatMap(([name, room]) => textsIn(room, name))
      .map(([place, text]) => [place, text.match(/[A-Za-z]{2,}/g) ?? []] as const)
      .map(
        ([place, latinWords]) => [place, latinWords.filter((word) => !NAMES.test(word))] as const,
      )
      .filter(([, latinWords]) => latinWords.length > 0);
    expect(words).toEqual([]);
  });
});
