import type { GalleryPicture } from '../../ui/gallery-picture.ts';

/** A young racer who looks for a sponsor. Shown with a guardian's consent. */
export interface YoungRider {
  id: string;
  name: string;
  age: number;
  home: string;
  series: string;
  text: string;
  picture: string;
}

/** A yearly sponsorship: what it costs, in whole rupees, and what it buys. */
export interface SponsorshipTier {
  id: string;
  name: string;
  /** Rupees a season. */
  rupees: number;
  text: string;
  buys: readonly string[];
}

/** The first thing a sponsor reads. */
export const talentHero = {
  title: 'Put a young rider on the grid.',
  text: 'Talent Hunt finds riders with speed and no sponsor. You pay for tyres, fuel and coaching; they send you every lap.',
  action: 'Talk to us',
};

/** How the programme came to be and what it does. */
export const talentStory = {
  title: 'Fast is free. A season is not.',
  picture: '/art/talent-story.svg',
  paragraphs: [
    'In 2021 a fifteen-year-old came to one of our track days in Coimbatore on a borrowed commuter bike and finished two seconds behind the instructor. Her family could pay for one more day. A race season costs as much as a small car, and nobody was going to ask them again.',
    'So we asked around. Eleven riders from our Sunday group paid for tyres, a workshop lent a bike and a coach gave up his weekends. She finished her first season sixth of nineteen. Talent Hunt is that favour, made into a programme.',
    'Each spring we hold open trials at three tracks, for riders of 13 to 17 with a guardian beside them. A coach, a mechanic and a former racer choose by lap time, by how fast it improves and by how a rider treats the bike and the people around it. Whoever is chosen gets a plan for the year, a budget in the open, and sponsors by name.',
  ],
  action: 'Sponsorship details',
};

/** The riders of this season. */
export const youngRiders: readonly YoungRider[] = [
  {
    id: 'kavya-reddy',
    name: 'Kavya Reddy',
    age: 16,
    home: 'Hyderabad',
    series: 'Rookie Cup 250',
    text: 'Two podiums in her first season. Needs tyres for six rounds and a second set of fairings.',
    picture: '/art/talent-gallery-1.svg',
  },
  {
    id: 'imran-shaikh',
    name: 'Imran Shaikh',
    age: 15,
    home: 'Pune',
    series: 'Supermoto junior',
    text: 'Builds his own engines after school. Needs a coach and twelve days of track time.',
    picture: '/art/talent-gallery-2.svg',
  },
  {
    id: 'tenzin-dolma',
    name: 'Tenzin Dolma',
    age: 17,
    home: 'Leh',
    series: 'Hill climb',
    text: 'Holds the junior record on her home pass. Needs travel to four rounds in the south.',
    picture: '/art/talent-gallery-3.svg',
  },
];

/** What a season is made of. */
export const seasonNeeds = [
  { title: 'Tyres and fuel', text: 'Two sets a round, six rounds.' },
  { title: 'Coaching', text: 'Twelve track days with a licensed coach.' },
  { title: 'Safety', text: 'Leathers, airbag vest, helmet and insurance.' },
  { title: 'Travel', text: 'Van, stay and food for the rider and a guardian.' },
] as const;

/** Three ways to sponsor a season. */
export const tiers: readonly SponsorshipTier[] = [
  {
    id: 'pit-crew',
    name: 'Pit crew',
    rupees: 25000,
    text: 'For a club, a family or a few friends.',
    buys: [
      'Tyres and fuel for one round',
      'Lap times and photographs after each race',
      'Your name on the van',
    ],
  },
  {
    id: 'front-row',
    name: 'Front row',
    rupees: 150000,
    text: 'For a workshop or a growing company.',
    buys: [
      'Twelve coached track days and safety gear',
      'Your mark on the bike and the leathers',
      'A day at the track for ten of your people',
    ],
  },
  {
    id: 'title',
    name: 'Title sponsor',
    rupees: 600000,
    text: 'For a brand that goes all the way.',
    buys: [
      'The whole season of one rider, travel included',
      'Team name, livery and a film of the season',
      'An audited account of every rupee, each quarter',
    ],
  },
];

/** What both chat links of the details popup are about. */
export const sponsorshipDetails = {
  title: 'Sponsor a young racer',
  text: 'A season runs from March to December. You choose a rider or let us match you, pay once or by the quarter, and see the budget and each bill in a shared sheet. If a season ends early, what is left goes to the next rider on the list, or back to you.',
  facts: [
    { label: 'Riders', value: '13 to 17, with a guardian’s consent' },
    { label: 'From', value: '₹25,000 a season' },
    { label: 'Next season', value: 'March to December 2027' },
  ],
} as const;

/** The pictures of the Talent Hunt gallery. */
export const talentGallery: readonly GalleryPicture[] = [
  {
    src: '/art/talent-gallery-1.svg',
    alt: 'A yellow race bike leads a white one through a bend in front of a full stand',
    caption: 'Kavya leads into turn three, round four',
  },
  {
    src: '/art/talent-gallery-2.svg',
    alt: 'A rider on an orange bike turns between cones in a dusty yard while a coach takes notes',
    caption: 'Imran at the spring trials, Pune',
  },
  {
    src: '/art/talent-gallery-3.svg',
    alt: 'A rider with a start number leans through a bend lined with straw bales as three people watch',
    caption: 'Hill climb practice in the Western Ghats',
  },
  {
    src: '/art/talent-gallery-4.svg',
    alt: 'A young racer kneels at the front wheel of a yellow race bike under a workshop lamp',
    caption: 'The night before round one',
  },
  {
    src: '/art/talent-gallery-5.svg',
    alt: 'Three young riders and their coach beside a van and a race bike at sunset',
    caption: 'The riders of the season, on the way home',
  },
];
