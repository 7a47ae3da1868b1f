/** The sentence of search engines and shared links. */
export const description =
  'Brand rides, team-building, diversity rides and cause-based rides for companies, planned and led by riders.';
export const heroTitle = 'Take your team off the slides.';
export const heroText =
  'Ride-based events for companies: planned, insured and led by people who do this every weekend.';
export const planEvent = 'Plan an event';

export const offerTitle = 'What We Offer';
/** The offers, by the names of their pictures. */
export const offers = {
  'brand-rides': {
    title: 'Brand rides',
    text: 'Put your product where riders are: on the road, with the people who will talk about it. Launch rides, demo fleets and convoys, with film and photographs.',
  },
  'team-building': {
    title: 'Team-building',
    text: 'A day in the ghats with one map, four teams and no slides. Pillion seats and a support van mean that nobody needs a licence to take part.',
  },
  diversity: {
    title: 'Diversity',
    text: 'Rides planned and led by women, for mixed and first-time groups, with adapted bikes and a pace that lets every rider finish together.',
  },
  causes: {
    title: 'Cause-based rides',
    text: 'Ride for a school, a forest or a clinic, with every rupee accounted for. Your people deliver the money, and see what it is for.',
  },
};

export const stepsTitle = 'How an event comes together';
/** The steps of an event, in the order in which a client takes them. */
export const steps = {
  call: {
    title: 'One call',
    text: 'Tell us who is coming and what should be different on Monday. You get a route and a full quote in three working days.',
  },
  recce: {
    title: 'A recce',
    text: 'We ride the route on the same weekday and hour, and book stops, permits and the nearest hospital.',
  },
  ride: {
    title: 'The ride',
    text: 'A lead and a sweep rider for every ten bikes, a support van, a mechanic, a first-aider and cover for each guest.',
  },
  story: {
    title: 'The story',
    text: 'Photographs within two days, a short film within ten, and one page on what worked and what it cost.',
  },
};

export const talentTitle = 'TalentHunt';
export const talentText =
  'Your company can put a young rider on the grid. You get a season of stories and a team that has someone to cheer for; they get tyres, fuel and a coach.';
export const talentLink = 'Meet the riders';

export const galleryTitle = 'From the road';
export const galleryLabel = 'Pictures of corporate events';
export const gallery = {
  ladakh: {
    alt: 'Five colleagues wave between two touring bikes below a hill monastery and prayer flags',
    caption: 'Offsite in Ladakh, September 2025',
  },
  rann: {
    alt: 'Three riders on red bikes come through a start arch over white salt at sunrise',
    caption: 'Launch ride on the Rann, January 2026',
  },
  coorg: {
    alt: 'Four colleagues and a motorcycle on the lawn of a coffee estate bungalow in the morning sun',
    caption: 'Team day in Coorg, March 2026',
  },
  clinic: {
    alt: 'Three riders with their headlights on reach a lit clinic on a rainy city night',
    caption: 'Ride for a clinic, Bengaluru, July 2026',
  },
};
