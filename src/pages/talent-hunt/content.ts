import * as texts from '#texts/talent-hunt.ts';
import type { GalleryPicture } from '../../ui/GalleryCarousel.tsx';

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

/** A yearly sponsorship: its price, in whole rupees, and its use. */
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
  title: texts.heroTitle,
  text: texts.heroText,
  action: texts.talkToUs,
};

/** The story of the programme and its work. */
export const talentStory = {
  title: texts.storyTitle,
  picture: '/art/talent-story.svg',
  paragraphs: [texts.storyBeginning, texts.storyFavour, texts.storyTrials],
  action: texts.sponsorshipDetails,
};

/** The riders of this season. */
export const youngRiders: readonly YoungRider[] = [
  {
    id: 'kavya-reddy',
    name: texts.kavyaName,
    age: 16,
    home: texts.kavyaHome,
    series: texts.kavyaSeries,
    text: texts.kavyaText,
    picture: '/art/talent-gallery-1.svg',
  },
  {
    id: 'imran-shaikh',
    name: texts.imranName,
    age: 15,
    home: texts.imranHome,
    series: texts.imranSeries,
    text: texts.imranText,
    picture: '/art/talent-gallery-2.svg',
  },
  {
    id: 'tenzin-dolma',
    name: texts.tenzinName,
    age: 17,
    home: texts.tenzinHome,
    series: texts.tenzinSeries,
    text: texts.tenzinText,
    picture: '/art/talent-gallery-3.svg',
  },
];

/** The parts of a season. */
export const seasonNeeds = [
  { title: texts.tyres, text: texts.tyresText },
  { title: texts.coaching, text: texts.coachingText },
  { title: texts.safety, text: texts.safetyText },
  { title: texts.travel, text: texts.travelText },
] as const;

/** Three ways to sponsor a season. */
export const tiers: readonly SponsorshipTier[] = [
  {
    id: 'pit-crew',
    name: texts.pitCrew,
    rupees: 25000,
    text: texts.pitCrewText,
    buys: [texts.pitCrewTyres, texts.pitCrewLaps, texts.pitCrewVan],
  },
  {
    id: 'front-row',
    name: texts.frontRow,
    rupees: 150000,
    text: texts.frontRowText,
    buys: [texts.frontRowCoaching, texts.frontRowMark, texts.frontRowDay],
  },
  {
    id: 'title',
    name: texts.titleSponsor,
    rupees: 600000,
    text: texts.titleSponsorText,
    buys: [texts.titleSponsorSeason, texts.titleSponsorLivery, texts.titleSponsorAccount],
  },
];

/** The subject of both chat links of the details popup. */
export const sponsorshipDetails = {
  title: texts.detailsTitle,
  text: texts.detailsText,
  facts: [
    { label: texts.agesLabel, value: texts.ages },
    { label: texts.leastLabel, value: texts.least },
    { label: texts.nextSeasonLabel, value: texts.nextSeason },
  ],
} as const;

/** The pictures of the Talent Hunt gallery. */
export const talentGallery: readonly GalleryPicture[] = [
  {
    src: '/art/talent-gallery-1.svg',
    alt: texts.leadPicture,
    caption: texts.leadCaption,
  },
  {
    src: '/art/talent-gallery-2.svg',
    alt: texts.trialsPicture,
    caption: texts.trialsCaption,
  },
  {
    src: '/art/talent-gallery-3.svg',
    alt: texts.climbPicture,
    caption: texts.climbCaption,
  },
  {
    src: '/art/talent-gallery-4.svg',
    alt: texts.nightPicture,
    caption: texts.nightCaption,
  },
  {
    src: '/art/talent-gallery-5.svg',
    alt: texts.sunsetPicture,
    caption: texts.sunsetCaption,
  },
];
