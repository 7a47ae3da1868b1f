import { expect, test } from 'vitest';
import { exclusionsLine } from '#machines/domain/catalogue/exclusions.ts';

test.each<[string, readonly string[], string]>([
  ['nothing named', [], ''],
  ['one thing', ['Fuel'], 'Fuel'],
  ['several, in the order of the organiser', ['Lunches', 'Fuel'], 'Lunches, Fuel'],
  ['stops at their ends', ['Fuel.', 'Lunches;', 'ईंधन।', 'Gear, '], 'Fuel, Lunches, ईंधन, Gear'],
  ['a Hindi comma list', ['ईंधन,', 'भोजन ;', 'कपड़े ।'], 'ईंधन, भोजन, कपड़े'],
  ['a comma within', ['Food, on the last day', 'Fuel'], 'Food, on the last day, Fuel'],
  ['one thing in two spellings', ['Fuel', 'Lunches', 'FUEL.'], 'Fuel, Lunches'],
  ['a stop between', ['Fuel', '.', 'Gear'], 'Fuel, Gear'],
  ['only stops', ['.', ' '], ''],
  ['words from right to left', ['وقود!', 'Gear'], '\u2068وقود!\u2069, Gear'],
])('not included, %s', (_, exclusions, line) => {
  expect(exclusionsLine({ exclusions })).toBe(line);
});
