import * as texts from '#texts/corporate.ts';
import * as paths from '../../paths.ts';
import type { GalleryPicture } from '../../ui/GalleryCarousel.tsx';

/** One of the four services for companies (rule: Corporate page). */
export interface Offering {
  id: string;
  title: string;
  text: string;
  picture: string;
}

/** The first thing a company reads. */
export const corporateHero = {
  title: texts.heroTitle,
  text: texts.heroText,
  action: texts.planEvent,
};

/** The offers: brand rides, team-building, diversity and cause-based rides. */
export const offerings: readonly Offering[] = [
  {
    id: 'brand-rides',
    title: texts.brandRides,
    text: texts.brandRidesText,
    picture: '/art/offer-brand-rides.svg',
  },
  {
    id: 'team-building',
    title: texts.teamBuilding,
    text: texts.teamBuildingText,
    picture: '/art/offer-team-building.svg',
  },
  {
    id: 'diversity',
    title: texts.diversity,
    text: texts.diversityText,
    picture: '/art/offer-diversity.svg',
  },
  {
    id: 'causes',
    title: texts.causes,
    text: texts.causesText,
    picture: '/art/offer-causes.svg',
  },
];

/** The steps of an event, in the order a client lives them. */
export const eventSteps = [
  {
    title: texts.callStep,
    text: texts.callStepText,
  },
  {
    title: texts.recceStep,
    text: texts.recceStepText,
  },
  {
    title: texts.rideStep,
    text: texts.rideStepText,
  },
  {
    title: texts.storyStep,
    text: texts.storyStepText,
  },
] as const;

/** The feature that sends companies to the sponsorship programme. */
export const talentFeature = {
  title: texts.talentTitle,
  text: texts.talentText,
  picture: '/art/corporate-talent-hunt.svg',
  link: { href: paths.talentHunt, label: texts.talentLink },
};

/** The four pictures of the gallery. */
export const corporateGallery: readonly GalleryPicture[] = [
  {
    src: '/art/corporate-gallery-1.svg',
    alt: texts.ladakhPicture,
    caption: texts.ladakhCaption,
  },
  {
    src: '/art/corporate-gallery-2.svg',
    alt: texts.rannPicture,
    caption: texts.rannCaption,
  },
  {
    src: '/art/corporate-gallery-3.svg',
    alt: texts.coorgPicture,
    caption: texts.coorgCaption,
  },
  {
    src: '/art/corporate-gallery-4.svg',
    alt: texts.clinicPicture,
    caption: texts.clinicCaption,
  },
];
