import type { BookingDraft } from '#machines/domain/booking.ts';
import { draftOf } from '#machines/domain/booking.ts';
import { amountOff, type RideEvent, type TicketOption, type Trip } from '#machines/domain/item.ts';
import { lines, type Quantities } from '#machines/domain/selection.ts';

/** A trip with everything an organiser can say about it. Prices in paise. */
export const manaliToLeh: Trip = {
  kind: 'trip',
  id: 'manali-leh',
  title: 'Manali to Leh High Pass Expedition',
  organiser: 'High Pass Riders',
  price: amountOff(3_499_900, 12),
  picture: { url: '/media/manali-leh.svg', thumbnailUrl: '/media/manali-leh.avif' },
  start: { day: '2027-06-12', at: null },
  end: { day: '2027-06-20', at: null },
  place: 'Mall Road, Manali',
  description:
    'Nine days over five passes, from the pine line at Manali to the prayer flags of Leh. We ride at the pace of the slowest rider and keep a support truck, a mechanic and oxygen within ten minutes of the group.',
  inclusions: ['Eight nights, twin sharing', 'Road captain and mechanic', 'Inner line permits'],
  exclusions: ['Travel to Manali', 'Riding gear'],
  tags: ['Himalaya', 'HighPasses', 'Gravel', 'Summer'],
  category: 'Adventure',
  bookingTypes: [],
  meetupTime: '6:30 am',
  availableSeats: 8,
  totalSeats: 14,
  duration: '9 days',
  terrain: 'High passes, gravel',
  startLocation: 'Manali',
  endLocation: 'Leh',
  itinerary: [
    {
      dayNumber: 1,
      title: 'Manali to Jispa',
      description: 'Over the Atal tunnel and down the Chandra valley.',
      locations: ['Manali', 'Sissu', 'Jispa'],
      activities: ['140 km', 'Riverside camp'],
    },
    {
      dayNumber: 2,
      title: 'Rest and ride at Jispa',
      description: 'A slow day to get used to the height.',
      locations: [],
      activities: [],
    },
    {
      dayNumber: 3,
      title: 'Jispa to Sarchu',
      description: 'Baralacha La, then the plains.',
      locations: ['Jispa', 'Sarchu'],
      activities: ['90 km'],
    },
  ],
};

/** An evening's event of one day. */
export const nightRide: RideEvent = {
  kind: 'event',
  isTraining: false,
  id: 'bengaluru-night-ride',
  title: 'Bengaluru Night Ride',
  organiser: 'City Throttle Club',
  price: { kind: 'amount', price: 49_900, oldPrice: null, discount: 0 },
  picture: { url: '/media/bengaluru-night-ride.svg', thumbnailUrl: null },
  start: { day: '2027-03-06', at: null },
  end: null,
  place: 'Cubbon Park gate, Bengaluru',
  description: 'Forty kilometres through the sleeping city.',
  inclusions: [],
  exclusions: [],
  tags: [],
  category: 'City',
  bookingTypes: [],
  meetupTime: '',
  availableSeats: null,
  level: 'all_levels',
  isMultipleDays: false,
  timings: '9 pm to 1 am',
};

/** The four kinds of tickets of the reference screens. */
export const tickets: readonly TicketOption[] = [
  {
    id: 'own',
    name: 'Bring your own bike',
    description:
      'Your motorcycle, our road. Support truck, stays and permits are in, fuel is yours.',
    price: amountOff(3_499_900, 12),
  },
  {
    id: 'rental',
    name: 'Rental, 450 cc adventure',
    description:
      'A serviced adventure bike with panniers, handed over in Manali with a full tank and a tool roll.',
    price: amountOff(4_699_900, 12),
  },
  {
    id: 'pillion',
    name: 'Pillion rider',
    description: 'A seat behind a rider in your group.',
    price: { kind: 'amount', price: 1_999_900, oldPrice: null, discount: 0 },
  },
  {
    id: 'club',
    name: 'Club pass',
    description: 'For pass holders. Show the pass at the meetup.',
    price: { kind: 'amount', price: 0, oldPrice: null, discount: 0 },
  },
];

/** What the confirmation page is given for a selection of these tickets. */
export function draftWith(
  quantities: Quantities,
  item: Trip | RideEvent = manaliToLeh,
): BookingDraft {
  return draftOf(item, lines(tickets, quantities));
}
