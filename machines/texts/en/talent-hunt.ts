/** The sentence of search engines and shared links. */
export const description =
  'Sponsor a young racer and follow the season, from the training yard to the grid.';
export const heroTitle = 'Put a young rider on the grid.';
export const heroText =
  'Talent Hunt finds riders with speed and no sponsor. You pay for tyres, fuel and coaching; they send you every lap.';
export const talkToUs = 'Talk to us';
export const onWhatsApp = ' on WhatsApp (opens in a new tab)';

// Both links to the team: for people who hear them alone, and the first sentence of the message.
/** Follows the words of a link of the chat, for people who hear them alone. */
export const opensWhatsApp = ' (opens WhatsApp in a new tab)';
export const anyRider = 'a Talent Hunt rider';
export const knowMore = 'Know more';
export const knowMoreAbout = (about: string) => ` about ${about}`;
export const askToKnowMore = (about: string) => `Hello, I would like to know more about ${about}.`;
export const sponsor = 'Sponsor';
export const sponsorRider = (about: string) => ` ${about}`;
export const askToSponsor = (about: string) => `Hello, I would like to sponsor ${about}.`;

export const ridersTitle = 'Riders looking for a sponsor';
export const ridersLead = 'Season 2027. Ages 13 to 17, each with a coach and a guardian’s consent.';
export const age = 'Age';
export const home = 'Home';
export const riders = {
  kavya: {
    name: 'Kavya Reddy',
    home: 'Hyderabad',
    series: 'Rookie Cup 250',
    text: 'Two podiums in her first season. Needs tyres for six rounds and a second set of fairings.',
  },
  imran: {
    name: 'Imran Shaikh',
    home: 'Pune',
    series: 'Supermoto junior',
    text: 'Builds his own engines after school. Needs a coach and twelve days of track time.',
  },
  tenzin: {
    name: 'Tenzin Dolma',
    home: 'Leh',
    series: 'Hill climb',
    text: 'Holds the junior record on her home pass. Needs travel to four rounds in the south.',
  },
};

export const storyTitle = 'Fast is free. A season is not.';
export const story = [
  'In 2021 a fifteen-year-old came to one of our track days in Coimbatore on a borrowed commuter bike and finished two seconds behind the instructor. Her family could pay for one more day. A race season costs as much as a small car, and nobody was going to ask them again.',
  'So we asked around. Eleven riders from our Sunday group paid for tyres, a workshop lent a bike and a coach gave up his weekends. She finished her first season sixth of nineteen. Talent Hunt is that favour, made into a programme.',
  'Each spring we hold open trials at three tracks, for riders of 13 to 17 with a guardian beside them. A coach, a mechanic and a former racer choose by lap time, by how fast it improves and by how a rider treats the bike and the people around it. Whoever is chosen gets a plan for the year, a budget in the open, and sponsors by name.',
] as const;

export const seasonTitle = 'What a season costs, and what it buys';
/** The parts of a season. */
export const needs = {
  tyres: { title: 'Tyres and fuel', text: 'Two sets a round, six rounds.' },
  coaching: { title: 'Coaching', text: 'Twelve track days with a licensed coach.' },
  safety: { title: 'Safety', text: 'Leathers, airbag vest, helmet and insurance.' },
  travel: { title: 'Travel', text: 'Van, stay and food for the rider and a guardian.' },
};
/** Stands after an amount. */
export const aSeason = 'a season';

export const tiers = {
  pitCrew: {
    name: 'Pit crew',
    text: 'For a club, a family or a few friends.',
    buys: [
      'Tyres and fuel for one round',
      'Lap times and photographs after each race',
      'Your name on the van',
    ],
  },
  frontRow: {
    name: 'Front row',
    text: 'For a workshop or a growing company.',
    buys: [
      'Twelve coached track days and safety gear',
      'Your mark on the bike and the leathers',
      'A day at the track for ten of your people',
    ],
  },
  titleSponsor: {
    name: 'Title sponsor',
    text: 'For a brand that goes all the way.',
    buys: [
      'The whole season of one rider, travel included',
      'Team name, livery and a film of the season',
      'An audited account of every rupee, each quarter',
    ],
  },
} as const;

export const sponsorshipDetails = 'Sponsorship details';
export const detailsTitle = 'Sponsor a young racer';
export const detailsText =
  'A season runs from March to December. You choose a rider or let us match you, pay once or by the quarter, and see the budget and each bill in a shared sheet. If a season ends early, what is left goes to the next rider on the list, or back to you.';
export const details = {
  ages: { label: 'Riders', value: '13 to 17, with a guardian’s consent' },
  least: { label: 'From', value: '₹25,000 a season' },
  nextSeason: { label: 'Next season', value: 'March to December 2027' },
};

export const galleryTitle = 'Gallery';
export const galleryLabel = 'Pictures of Talent Hunt';
export const gallery = {
  lead: {
    alt: 'A yellow race bike leads a white one through a bend in front of a full stand',
    caption: 'Kavya leads into turn three, round four',
  },
  trials: {
    alt: 'A rider on an orange bike turns between cones in a dusty yard while a coach takes notes',
    caption: 'Imran at the spring trials, Pune',
  },
  climb: {
    alt: 'A rider with a start number leans through a bend lined with straw bales as three people watch',
    caption: 'Hill climb practice in the Western Ghats',
  },
  night: {
    alt: 'A young racer kneels at the front wheel of a yellow race bike under a workshop lamp',
    caption: 'The night before round one',
  },
  sunset: {
    alt: 'Three young riders and their coach beside a van and a race bike at sunset',
    caption: 'The riders of the season, on the way home',
  },
};
