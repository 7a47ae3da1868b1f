import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from '../../sandbox/catalogue/catalogue.schema.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../sandbox/catalogue');
const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
const files = (await readdir(folder)).filter((name) => /(?<!\.schema)\.json$/.test(name));
const warned: unknown[] = [];
const isCatalogue = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  logger: {
    log() {},
    warn: (...words) => warned.push(words),
    error: (...words) => warned.push(words),
  },
}).compile(schema);

test('the schema is a strict one of draft 2020-12', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(warned).toEqual([]);
});

test.each(files)('%s matches the schema, which it names for editors', async (name) => {
  const file = await read(name);
  isCatalogue(file);
  expect(isCatalogue.errors).toBeNull();
  expect(file.$schema).toBe('./catalogue.schema.json');
});
