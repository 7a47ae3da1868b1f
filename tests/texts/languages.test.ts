import { expect, test } from 'vitest';
import { LANGUAGES, type LanguageFacts } from '#languages.ts';
import { assertDefined } from '#machines/assert-defined.ts';
import { baseOf } from '#machines/domain/text/site-address.ts';

const languages: [string, LanguageFacts][] = Object.entries(LANGUAGES);
const grammars = import.meta.glob<{
  plural: (count: number, forms: Readonly<Record<string, string>>) => string;
}>('../../machines/texts/*/grammar.ts');
const rooms = import.meta.glob<{ language: LanguageFacts }>('../../machines/texts/*/language.ts');

test.each(languages)('the texts in %s name their own language', async (id, facts) => {
  const room = await rooms[`../../machines/texts/${id}/language.ts`]?.();
  expect(room?.language).toEqual(facts);
});

const GRAMMARS = Object.entries(grammars).map(
  ([path, load]) => [path.split('/').at(-2), load] as const,
);

test.each(GRAMMARS)('the forms of a word in %s are those of Intl', async (id, load) => {
  const { plural } = await load();
  const { locale } = assertDefined(languages.find(([each]) => each === id)?.[1], 'language');
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  const forms = Object.fromEntries(pluralCategories.map((form) => [form, form]));
  const counts = Array.from({ length: 1_001 }, (_, count) => count);
  expect(counts.map((count) => plural(count, forms))).toEqual(
    counts.map((count) => rules.select(count)),
  );
});

test('the first language stands at the root of the site, each other below a folder of its own', () => {
  const [main, ...others] = languages.map(([, { base }]) => base);
  expect(main).toBe('');
  for (const base of others) {
    expect(base).toMatch(/^\/[a-z]+$/);
    for (const path of [base, `${base}/`, `${base}/about`, `${base.toUpperCase()}/About`])
      expect(baseOf(path)).toBe(base);
    for (const path of [`${base}x`, `/details${base}`]) expect(baseOf(path)).toBe('');
  }
  expect(new Set(others).size).toBe(others.length);
});
