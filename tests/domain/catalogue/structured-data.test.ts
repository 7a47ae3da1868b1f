import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item, ItemPrice, RideEvent, Trip } from '#machines/domain/catalogue/item.ts';
import {
  breadcrumbs,
  jsonLd,
  metaDescription,
  type RidePage,
  rideData,
} from '#machines/domain/catalogue/structured-data.ts';
import { exampleEvent, exampleTrip } from '../../fixtures/items.ts';
import { noonOf } from '../../fixtures/noon.ts';

const page: RidePage = {
  url: 'https://www.example.com/details/manali-leh',
  pictures: ['https://www.example.com/assets/manali-leh.jpg'],
  brand: 'Kickstand',
  home: 'https://www.example.com/',
  now: noonOf('2027-01-01'),
};
const training: RideEvent = { ...exampleEvent, list: 'trainings', level: 'beginner_friendly' };

/** The value once it is JSON: undefined fields are gone. */
const written = (item: Item, own: Partial<RidePage> = {}) =>
  JSON.parse(JSON.stringify(rideData(item, { ...page, ...own })));

describe('a trip in structured data', () => {
  test('is a TouristTrip with its days, its ends and its price in rupees', () => {
    expect(written(exampleTrip)).toEqual({
      '@type': 'TouristTrip',
      name: 'Manali to Leh High Pass Expedition',
      description: exampleTrip.description,
      url: page.url,
      image: page.pictures,
      provider: { '@type': 'Organization', name: 'High Pass Riders' },
      tripOrigin: { '@type': 'Place', name: 'Manali', address: 'Manali' },
      departureTime: '2027-06-12',
      arrivalTime: '2027-06-20',
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: 3,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Manali to Jispa' },
          { '@type': 'ListItem', position: 2, name: 'Rest and ride at Jispa' },
          { '@type': 'ListItem', position: 3, name: 'Jispa to Sarchu' },
        ],
      },
      offers: {
        '@type': 'Offer',
        url: page.url,
        price: 30_799.12,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  test('leaves out what its organiser does not say', () => {
    const bare: Trip = {
      ...exampleTrip,
      organiser: '',
      description: '',
      start: null,
      end: null,
      itinerary: [],
      startLocation: '',
      location: '',
      price: { kind: 'missing' },
    };
    expect(written(bare, { pictures: [] })).toEqual({
      '@type': 'TouristTrip',
      name: exampleTrip.title,
      url: page.url,
      provider: { '@type': 'Organization', name: 'Kickstand', url: 'https://www.example.com/' },
    });
  });

  test('without a first place it starts where it meets; a day without a title is named by its number', () => {
    const [day] = exampleTrip.itinerary;
    const trip: Trip = {
      ...exampleTrip,
      startLocation: '',
      itinerary: day === undefined ? [] : [{ ...day, title: '', dayNumber: 4 }],
    };
    expect(written(trip)).toMatchObject({
      tripOrigin: { name: 'Mall Road', address: 'Mall Road, Manali' },
      itinerary: { itemListElement: [{ position: 1, name: 'Day 4' }] },
    });
  });

  test.each([
    ['on the day it starts: nothing is said of it', '2027-06-12', '2027-06-12', undefined],
    ['on the day after', '2027-06-12', '2027-06-13', '2027-06-13'],
    ['while its start is unknown', null, '2027-06-20', '2027-06-20'],
  ])('ends %s', (_, from, to, arrival) => {
    const start = from === null ? null : { day: from, at: null };
    const trip: Trip = { ...exampleTrip, start, end: { day: to, at: null } };
    expect(written(trip).arrivalTime).toBe(arrival);
  });
});

describe('an event in structured data', () => {
  test('is an Event at a place, at the hours of its timings', () => {
    expect(written(exampleEvent)).toEqual({
      '@type': 'Event',
      name: 'Bengaluru Night Ride',
      description: exampleEvent.description,
      url: page.url,
      image: page.pictures,
      startDate: '2027-03-06T21:00:00+05:30',
      endDate: '2027-03-07T01:00:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Cubbon Park gate',
        address: 'Cubbon Park gate, Bengaluru',
      },
      organizer: { '@type': 'Organization', name: 'City Throttle Club' },
      offers: {
        '@type': 'Offer',
        url: page.url,
        price: 499,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  test.each<[string, Partial<RideEvent>]>([
    ['a date', { start: null }],
    ['a place', { location: '' }],
  ])('without %s is left out', (_, lack) => {
    expect(rideData({ ...exampleEvent, ...lack }, page)).toBeNull();
  });

  test('has the hours of its dates where no timings state them', () => {
    const at = (day: string, hour: string) => ({ day, at: Date.parse(`${day}T${hour}:00+05:30`) });
    const start = at('2027-03-06', '18:00');
    const event = { ...exampleEvent, timings: '', isMultipleDays: true, start };
    const datesOf = (change: Partial<RideEvent>) => {
      const { startDate, endDate } = written({ ...event, ...change });
      return [startDate, endDate];
    };
    const sixInTheEvening = '2027-03-06T18:00:00+05:30';
    expect(datesOf({ end: null })).toEqual([sixInTheEvening, undefined]);
    expect(datesOf({ end: at('2027-03-08', '11:00') })).toEqual([
      sixInTheEvening,
      '2027-03-08T11:00:00+05:30',
    ]);
    expect(datesOf({ start: { ...start, at: null }, end: at('2027-03-08', '11:00') })).toEqual([
      '2027-03-06',
      '2027-03-08',
    ]);
  });

  test('of the site’s own brand has its front page as its organiser’s', () => {
    const own = { '@type': 'Organization', name: 'Kickstand', url: page.home };
    expect(written({ ...exampleEvent, organiser: 'Kickstand' }).organizer).toEqual(own);
    expect(written({ ...exampleEvent, organiser: '' }).organizer).toEqual(own);
  });

  test('has the first words of its address as the name of its place', () => {
    const placeOf = (location: string) => written({ ...exampleEvent, location }).location.name;
    expect([placeOf('Cubbon Park , Bengaluru'), placeOf(', Bengaluru')]).toEqual([
      'Cubbon Park',
      ', Bengaluru',
    ]);
  });

  test('that is free says so', () => {
    const price: ItemPrice = { kind: 'amount', price: 0, oldPrice: null, discount: 0 };
    expect(written({ ...exampleEvent, price })).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0 },
    });
  });
});

test.each([
  ['6 AM - 10 AM', '2027-06-12T06:00:00+05:30', '2027-06-12T10:00:00+05:30'],
  ['8 PM - 2 AM', '2027-06-12T20:00:00+05:30', '2027-06-13T02:00:00+05:30'],
  ['9 - 5', '2027-06-12', undefined],
])(
  'the timings %j of an event on a day are its hours in structured data where they are a range',
  (timings, startDate, endDate) => {
    const event = { ...exampleEvent, start: { day: '2027-06-12', at: null }, end: null, timings };
    const data = written({ ...event, isMultipleDays: false });
    expect([data.startDate, data.endDate]).toEqual([startDate, endDate]);
  },
);

test('a training in structured data is an EducationEvent with its level', () => {
  expect(written(training)).toMatchObject({
    '@type': 'EducationEvent',
    educationalLevel: 'Beginner Friendly',
    location: { '@type': 'Place' },
  });
  expect(written({ ...training, level: '' })).not.toHaveProperty('educationalLevel');
});

describe('an offer in structured data', () => {
  const offerOf = (change: Partial<Trip>) => written({ ...exampleTrip, ...change }).offers;

  test('is sold out without seats', () => {
    expect(offerOf({ availableSeats: 0 }).availability).toBe('https://schema.org/SoldOut');
    expect(offerOf({ availableSeats: null }).availability).toBe('https://schema.org/InStock');
  });

  test.each<[string, Partial<Trip>]>([
    ['a price to ask for', { price: { kind: 'contact' } }],
    ['no price', { price: { kind: 'missing' } }],
    ['a day that has passed', { start: { day: '2026-12-31', at: null } }],
  ])('is left out of a ride with %s', (_, change) => {
    expect(offerOf(change)).toBeUndefined();
  });
});

test('breadcrumbs name each step with its place', () => {
  const home = { name: 'Home', url: 'https://www.example.com/' };
  const list = { name: 'Events', url: 'https://www.example.com/getaways/eventshome' };
  expect(breadcrumbs([home, list])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: home.url },
      { '@type': 'ListItem', position: 2, name: 'Events', item: list.url },
    ],
  });
});

test('JSON-LD is the same JSON in HTML, whatever an organiser wrote', () => {
  const hostile = ['</script>', '<!--', '<script>', ']]>', '\u2028', '"', '\\'];
  const texts = fc
    .array(fc.oneof(fc.string(), fc.constantFrom(...hostile)))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const json = jsonLd([{ '@type': 'Event', name: text }]);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)['@graph'][0].name).toBe(text);
    }),
  );
  expect(jsonLd([])).toBe('');
});

test('JSON-LD names its vocabulary', () => {
  expect(JSON.parse(jsonLd([{ '@type': 'Thing' }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing' }],
  });
});

describe('the sentence for search engines', () => {
  test('is the first words of the description', () => {
    expect(metaDescription({ ...exampleTrip, description: 'Five passes,\n nine days.' })).toBe(
      'Five passes, nine days.',
    );
    expect(metaDescription(exampleTrip)).toMatch(/^Nine days over five passes.*…$/);
  });

  test('is made of its facts where there is none', () => {
    expect(metaDescription({ ...exampleEvent, description: '' })).toBe(
      'Bengaluru Night Ride, 6 Mar 2027, Cubbon Park gate, Bengaluru. Organized by City Throttle Club.',
    );
    expect(
      metaDescription({
        ...exampleTrip,
        description: '',
        organiser: '',
        location: '',
        start: null,
      }),
    ).toBe('Manali to Leh High Pass Expedition, Date TBA.');
  });
});
