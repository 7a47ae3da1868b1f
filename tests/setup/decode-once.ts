// The explored states hold the same few texts again and again: the shipped code reads each of them once.
import { vi } from 'vitest';
import { once } from '../fixtures/once.ts';

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
