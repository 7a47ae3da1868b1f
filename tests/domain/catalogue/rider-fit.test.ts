import { expect, test } from 'vitest';
import type { ItineraryDay, WireOption } from '#machines/domain/catalogue/item.ts';
import { requiresEngine, riderFit } from '#machines/domain/catalogue/rider-fit.ts';
import { exampleTrip } from '../../fixtures/items.ts';
import { bare, eventWith, tripWith } from '../../fixtures/unusual-items.ts';

const option = (description: string, name = 'Own bike'): WireOption => ({
  id: name,
  name,
  description,
  price: { kind: 'missing' },
});

test('a trip → its terrain, its days with the distance a day, and the engine in the words of its option', () => {
  const item = { ...exampleTrip, bookingTypes: [option('Ride a motorcycle of 350 cc or more.')] };
  expect(riderFit(item)).toEqual({
    road: 'Terrain: High passes, gravel',
    pace: '9 days, 90 to 140 km a day',
    motorcycle: 'Own bike: 350 cc or more',
  });
});

test('a ride of which nothing is said → no line', () => {
  expect(riderFit(bare)).toEqual({ road: '', pace: '', motorcycle: '' });
});

test.each([
  ['beginner_friendly', 'Level: Beginner Friendly'],
  ['all_levels', 'Level: All Levels'],
  ['', ''],
])('an event of the level "%s"', (level, road) => {
  expect(riderFit(eventWith({ level })).road).toBe(road);
});

const on = (day: string) => ({ day, at: null });
test('a level of blanks alone is no fact about the road', () => {
  expect(riderFit(eventWith({ level: '  ' })).road).toBe('');
});

test.each([
  ['several days', { isMultipleDays: true, end: on('2027-03-07') }, '2 days'],
  ['several days without an end', { isMultipleDays: true, end: null }, ''],
  ['one day', {}, ''],
])('the days of an event of %s', (_, changes, pace) => {
  expect(riderFit(eventWith({ timings: '', ...changes })).pace).toBe(pace);
});

const day = (activities: readonly string[], changes: Partial<ItineraryDay> = {}): ItineraryDay => ({
  dayNumber: 1,
  title: 'Manali to Jispa',
  description: '',
  locations: ['Manali', 'Jispa'],
  activities,
  ...changes,
});
const titled = (title: string) => day([], { title });
const rest = day(['Rest'], { locations: ['Jispa'] });

test.each<[string, readonly ItineraryDay[], string]>([
  ['one distance', [day(['140 km'])], '140 km a day'],
  ['several', [day(['140 km']), day(['90 kms ride'])], '90 to 140 km a day'],
  ['a day of rest between', [day(['140 km']), rest, day(['90 km'])], '90 to 140 km a day'],
  ['about so much', [day(['about 140 kilometres'])], '140 km a day'],
  ['from one to another', [day(['120-140 km'])], '120 to 140 km a day'],
  ['hours behind it', [day(['140 km / 5-6 hrs'])], '140 km a day'],
  ['in Hindi', [day(['140 किमी'])], '140 km a day'],
  ...[
    '140 kilometre',
    '140 kilometres',
    '140 kilometer',
    '140 kilometers',
    'approx. 140 km',
    'approx 140 km',
    'around 140 km drive',
    '140 km riding',
    '140 किलोमीटर',
    '140 कि.मी.',
    'लगभग 140 किमी',
    'करीब 140 किमी की राइड',
    '140 किमी राइड / 5 घंटे',
    '140 km | 5 घंटे',
    '140 किमी / 5 hours',
  ].map((activity): [string, ItineraryDay[], string] => [
    activity,
    [day([activity])],
    '140 km a day',
  ]),
  ['from one to another in English', [day(['120 to 140 km'])], '120 to 140 km a day'],
  ['from one to another in Hindi', [day(['120 से 140 किमी'])], '120 to 140 km a day'],
  ['in the title', [titled('Manali to Jispa (140 km)')], '140 km a day'],
  ['behind a dash', [titled('Manali to Jispa – 140 km ')], '140 km a day'],
  ['a day that names none', [day(['140 km']), day(['Lunch'])], ''],
  ['a distance to something else', [day(['A 5 km walk to the lake'])], ''],
  ['words of a title', [titled('The last 40 km')], ''],
  ['two distances of one day', [day(['140 km', '20 km'])], ''],
  ['the wrong way round', [day(['140-120 km'])], ''],
  ['none', [day(['0 km'])], ''],
  ['no itinerary', [], ''],
])('the distance a day: %s', (_, itinerary, pace) => {
  expect(riderFit(tripWith({ duration: '', itinerary })).pace).toBe(pace);
});

test.each<[string, readonly WireOption[], string]>([
  [
    'more',
    [option('Any motorcycle of 200 cc or more with good brakes.')],
    'Own bike: 200 cc or more',
  ],
  ['above', [option('350cc and above')], 'Own bike: 350cc and above'],
  ['a plus', [option('350 cc+ only')], 'Own bike: 350 cc+'],
  ['at least', [option('At least 150 cc')], 'Own bike: At least 150 cc'],
  ['in Hindi', [option('350 सीसी या अधिक')], 'Own bike: 350 सीसी या अधिक'],
  ...[
    'minimum of 350 cc',
    'Minimum 350 cc',
    'min 350 cc',
    'above 350 cc',
    'over 350 cc',
    '350 cc or above',
    '350 cc or over',
    '350 cc and higher',
    '350 cc and up',
    '350 cc or upwards',
    '350 cc or bigger',
    '350 cc या अधिक',
    '350 सीसी or more',
    '350 सीसी और ज़्यादा',
    '350 सीसी या उससे ज्यादा',
    '350 सीसी और इससे ऊपर',
    '350 सीसी या इससे अधिक',
    '350 सीसी और उससे अधिक',
    '350 सीसी से अधिक',
    'कम से कम 350 सीसी',
    'न्यूनतम 350 सीसी',
  ].map((words): [string, WireOption[], string] => [words, [option(words)], `Own bike: ${words}`]),
  ...[
    'No bikes over 350 cc.',
    'Never over 350 cc.',
    'Bikes without a guard, over 350 cc.',
    'Over 350 cc except on Sunday.',
    'Over 350 cc unless agreed.',
    "We don't take bikes over 350 cc.",
    'We can’t take bikes over 350 cc.',
    '350 सीसी से अधिक की अनुमति नहीं है।',
    'इंजन 350 सीसी से अधिक न हो।',
    '350 सीसी से ऊपर ना लाएँ',
    '500 सीसी से ज़्यादा मत लाएँ',
    '500 सीसी से ऊपर की बाइक मना है',
    'गाइड के बिना 350 सीसी या अधिक।',
    'over 350 cc की अनुमति नहीं है।',
    '350 सीसी या अधिकतम 500',
  ].map((words): [string, WireOption[], string] => [words, [option(words)], '']),
  [
    'after a Hindi sentence that refuses',
    [option('पिलियन नहीं। 350 cc or more.')],
    'Own bike: 350 cc or more',
  ],
  ['in its name', [option('', 'Own bike, 350 cc or more')], 'Own bike, 350 cc or more'],
  ['in its name, with an abbreviation', [option('', 'min. 350 cc')], 'min. 350 cc'],
  ['without a name', [option('350 cc or more', '')], '350 cc or more'],
  [
    'of two options',
    [option('350 cc or more'), option('125 cc or more', 'Scooter')],
    'Own bike: 350 cc or more · Scooter: 125 cc or more',
  ],
  ['two at once', [option('350 cc or more, with a pillion 500 cc or more')], ''],
  ['refused', [option('Motorcycles above 500 cc are not allowed.')], ''],
  ['required and refused', [option('350 cc or more. No bikes over 800 cc.')], ''],
  ['a machine on rent', [option('A serviced 450 cc adventure bike.')], ''],
  [
    'of one option of two',
    [option('Twin-sharing room.'), option('350 cc or more')],
    'Own bike: 350 cc or more',
  ],
  [
    'after a sentence that refuses',
    [option('No pillions. 350 cc or more.')],
    'Own bike: 350 cc or more',
  ],
  ['nothing', [option('Twin-sharing room.')], ''],
])('the engine: %s', (_, bookingTypes, motorcycle) => {
  expect(riderFit(tripWith({ bookingTypes })).motorcycle).toBe(motorcycle);
  expect(bookingTypes.some(requiresEngine)).toBe(motorcycle !== '');
});
