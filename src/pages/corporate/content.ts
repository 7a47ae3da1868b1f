import * as paths from '../../paths.ts';
import type { GalleryPicture } from '../../ui/gallery-picture.ts';

/** One of the four services for companies (rule: Corporate page). */
export interface Offering {
  id: string;
  title: string;
  text: string;
  picture: string;
}

/** The first thing a company reads. */
export const corporateHero = {
  title: 'Take your team off the slides.',
  text: 'Ride-based events for companies: planned, insured and led by people who do this every weekend.',
  action: 'Plan an event',
};

/** What We Offer: brand rides, team-building, diversity and cause-based rides. */
export const offerings: readonly Offering[] = [
  {
    id: 'brand-rides',
    title: 'Brand rides',
    text: 'Put your product where riders are: on the road, with the people who will talk about it. Launch rides, demo fleets and convoys, with film and photographs.',
    picture: '/art/offer-brand-rides.svg',
  },
  {
    id: 'team-building',
    title: 'Team-building',
    text: 'A day in the ghats with one map, four teams and no slides. Pillion seats and a support van mean that nobody needs a licence to take part.',
    picture: '/art/offer-team-building.svg',
  },
  {
    id: 'diversity',
    title: 'Diversity',
    text: 'Rides planned and led by women, for mixed and first-time groups, with adapted bikes and a pace that lets every rider finish together.',
    picture: '/art/offer-diversity.svg',
  },
  {
    id: 'causes',
    title: 'Cause-based rides',
    text: 'Ride for a school, a forest or a clinic, with every rupee accounted for. Your people deliver the money, and see what it is for.',
    picture: '/art/offer-causes.svg',
  },
];

/** How an event comes together, in the order a client lives it. */
export const eventSteps = [
  {
    title: 'One call',
    text: 'Tell us who is coming and what should be different on Monday. You get a route and a full quote in three working days.',
  },
  {
    title: 'A recce',
    text: 'We ride the route on the same weekday and hour, and book stops, permits and the nearest hospital.',
  },
  {
    title: 'The ride',
    text: 'A lead and a sweep rider for every ten bikes, a support van, a mechanic, a first-aider and cover for each guest.',
  },
  {
    title: 'The story',
    text: 'Photographs within two days, a short film within ten, and one page on what worked and what it cost.',
  },
] as const;

/** The feature that sends companies to the sponsorship programme. */
export const talentFeature = {
  title: 'TalentHunt',
  text: 'Your company can put a young rider on the grid. You get a season of stories and a team that has someone to cheer for; they get tyres, fuel and a coach.',
  picture: '/art/corporate-talent-hunt.svg',
  link: { href: paths.talentHunt, label: 'Meet the riders' },
};

/** The four pictures of the gallery. */
export const corporateGallery: readonly GalleryPicture[] = [
  {
    src: '/art/corporate-gallery-1.svg',
    alt: 'Five colleagues wave between two touring bikes below a hill monastery and prayer flags',
    caption: 'Offsite in Ladakh, September 2025',
  },
  {
    src: '/art/corporate-gallery-2.svg',
    alt: 'Three riders on red bikes come through a start arch over white salt at sunrise',
    caption: 'Launch ride on the Rann, January 2026',
  },
  {
    src: '/art/corporate-gallery-3.svg',
    alt: 'Four colleagues and a motorcycle on the lawn of a coffee estate bungalow in the morning sun',
    caption: 'Team day in Coorg, March 2026',
  },
  {
    src: '/art/corporate-gallery-4.svg',
    alt: 'Three riders with their headlights on reach a lit clinic on a rainy city night',
    caption: 'Ride for a clinic, Bengaluru, July 2026',
  },
];
