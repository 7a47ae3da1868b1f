import { amountOff, type RideEvent, type Trip } from '#machines/domain/item.ts';
import { manaliToLeh, nightRide } from './rides.ts';

/** A day on which every ride of the examples can still be booked. */
export const TODAY = '2026-11-21';

/** A trip that differs from the usual one in a point. */
export function tripWith(changes: Partial<Trip>): Trip {
  return { ...manaliToLeh, ...changes };
}

/** An event that differs from the usual one in a point. */
export function eventWith(changes: Partial<RideEvent>): RideEvent {
  return { ...nightRide, ...changes };
}

/** Names that no card has room for. */
export const longNamed = tripWith({
  id: 'long-named',
  title:
    'The Grand Trans-Himalayan Monsoon Expedition from Manali over Baralacha, Lachulung and Tanglang to Leh and back by way of Zanskar',
  organiser: 'The Royal Deccan Motorcycle Touring and Mechanical Self-Reliance Society of 1962',
  place: 'Opposite the old bus stand, behind the second petrol pump, Mall Road Extension, Manali',
});

/** A title and texts that run from right to left. */
export const rightToLeft = tripWith({
  id: 'right-to-left',
  title: 'رحلة إلى أعالي جبال الهيمالايا',
  organiser: 'فرسان الجبال',
  description: 'تسعة أيام فوق خمس ممرات جبلية، من غابات الصنوبر في مانالي إلى أعلام الصلاة في ليه.',
});

/** A title of characters that are built of several code units. */
export const emojiTitled = tripWith({
  id: 'emoji-titled',
  title: '🏍️🏔️ Ladakh 👨‍👩‍👧‍👦 family ride 🇮🇳 नमस्ते',
});

/** A price in lakhs. */
export const inLakhs = tripWith({
  id: 'in-lakhs',
  title: 'Silk Road, thirty days',
  price: amountOff(123_456_700, 12),
});

/** A price without a discount. */
export const undiscounted = tripWith({
  id: 'undiscounted',
  title: 'Coorg loop',
  price: amountOff(699_900, 0),
});

/** A discount of everything. */
export const allOff = tripWith({
  id: 'all-off',
  title: 'Founders’ ride',
  price: amountOff(499_900, 100),
});

/** A ride that costs nothing. */
export const free = tripWith({
  id: 'free',
  title: 'Sunday breakfast ride',
  price: amountOff(0, 0),
});

/** A ride whose organiser names no price. */
export const onRequest = tripWith({
  id: 'on-request',
  title: 'Tailored to your club',
  price: { kind: 'contact' },
});

/** A ride of which the server gave no usable price. */
export const unpriced = tripWith({
  id: 'unpriced',
  title: 'Nilgiri weekend',
  price: { kind: 'missing' },
});

/** No seat is left. */
export const soldOut = tripWith({ id: 'sold-out', title: 'Spiti winter run', availableSeats: 0 });

/** One seat is left. */
export const lastSeat = tripWith({
  id: 'last-seat',
  title: 'Rann by moonlight',
  availableSeats: 1,
});

/** The ride has left. */
export const departed = tripWith({
  id: 'departed',
  title: 'Monsoon opening ride',
  start: { day: '2026-06-13', at: null },
  end: { day: '2026-06-15', at: null },
});

/** An organiser who says no more than is needed. */
export const bare = tripWith({
  id: 'bare',
  title: 'Night ride to Nandi',
  organiser: '',
  picture: null,
  start: null,
  end: null,
  place: '',
  description: '',
  inclusions: [],
  exclusions: [],
  tags: [],
  category: '',
  meetupTime: '',
  availableSeats: null,
  totalSeats: null,
  duration: '',
  terrain: '',
  startLocation: '',
  endLocation: '',
  itinerary: [],
});

/** A picture that does not load. */
export const brokenPicture = tripWith({
  id: 'broken-picture',
  title: 'Western Ghats, three days',
  picture: { url: '/media/not-there.svg', thumbnailUrl: null },
});

/** A training of two days. */
export const training = eventWith({
  id: 'gravel-school',
  title: 'Gravel school, level one',
  organiser: 'Dirt Craft Academy',
  isTraining: true,
  isMultipleDays: true,
  start: { day: '2027-02-06', at: null },
  end: { day: '2027-02-07', at: null },
  level: 'beginner_to_intermediate',
  place: 'Off-road park, Doddaballapura',
  timings: '8 am to 4 pm',
  price: amountOff(850_000, 15),
  picture: { url: '/media/dirt-basics.svg', thumbnailUrl: null },
});
