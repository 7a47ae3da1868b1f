// The explored states hold the same few texts again and again: the shipped code reads each of them once.
import { vi } from 'vitest';

/** Makes a value and all that it holds unchangeable, so that no reader changes it for the next one. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** Returns a function that calls another one once a text. */
function once<Text extends string | null, Value>(read: (text: Text) => Value) {
  const values = new Map<Text, { readonly value: Value }>();
  return (text: Text): Value => {
    const known = values.get(text);
    if (known !== undefined) return known.value;
    const value = read(text);
    freeze(value);
    values.set(text, { value });
    return value;
  };
}

vi.mock(import('#machines/domain/text/json.ts'), async (load) => {
  const { parseJson } = await load();
  return { parseJson: once(parseJson) };
});

vi.mock(import('../../src/storage/record-codec.ts'), async (load) => {
  const shipped = await load();
  const recordCodec: typeof shipped.recordCodec = (schema, encode) => {
    const codec = shipped.recordCodec(schema, encode);
    return { ...codec, decode: once(codec.decode) };
  };
  return { ...shipped, recordCodec };
});
