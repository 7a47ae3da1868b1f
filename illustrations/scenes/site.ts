import type { Scenes } from '../kit/scene.ts';
import { aboutCulture } from './site/about-culture.ts';
import { aboutMission } from './site/about-mission.ts';
import { appPromo } from './site/app-promo.ts';
import { contactBand } from './site/contact-band.ts';
import { corporateBand } from './site/corporate-band.ts';
import { corporateGallery1 } from './site/corporate-gallery-1.ts';
import { corporateGallery2 } from './site/corporate-gallery-2.ts';
import { corporateGallery3 } from './site/corporate-gallery-3.ts';
import { corporateGallery4 } from './site/corporate-gallery-4.ts';
import { corporateTalentHunt } from './site/corporate-talent-hunt.ts';
import { notFound, placeholder } from './site/fallbacks.ts';
import { hero } from './site/hero.ts';
import { lineCorporate } from './site/line-corporate.ts';
import { lineGarage } from './site/line-garage.ts';
import { lineGetaways } from './site/line-getaways.ts';
import { lineRewards } from './site/line-rewards.ts';
import { lineStore } from './site/line-store.ts';
import { lineTalentHunt } from './site/line-talent-hunt.ts';
import { lineUtilities } from './site/line-utilities.ts';
import { myBookings } from './site/my-bookings.ts';
import { offerBrandRides } from './site/offer-brand-rides.ts';
import { offerCauses } from './site/offer-causes.ts';
import { offerDiversity } from './site/offer-diversity.ts';
import { offerTeamBuilding } from './site/offer-team-building.ts';
import { talentBand } from './site/talent-band.ts';
import { talentGallery1 } from './site/talent-gallery-1.ts';
import { talentGallery2 } from './site/talent-gallery-2.ts';
import { talentGallery3 } from './site/talent-gallery-3.ts';
import { talentGallery4 } from './site/talent-gallery-4.ts';
import { talentGallery5 } from './site/talent-gallery-5.ts';
import { talentStory } from './site/talent-story.ts';

/** Pictures of the site, by file name. */
export const site: Scenes = {
  hero,
  placeholder,
  'app-promo': appPromo,
  'not-found': notFound,
  'about-culture': aboutCulture,
  'about-mission': aboutMission,
  'contact-band': contactBand,
  'corporate-band': corporateBand,
  'corporate-gallery-1': corporateGallery1,
  'corporate-gallery-2': corporateGallery2,
  'corporate-gallery-3': corporateGallery3,
  'corporate-gallery-4': corporateGallery4,
  'corporate-talent-hunt': corporateTalentHunt,
  'line-corporate': lineCorporate,
  'line-garage': lineGarage,
  'line-getaways': lineGetaways,
  'line-rewards': lineRewards,
  'line-store': lineStore,
  'line-talent-hunt': lineTalentHunt,
  'line-utilities': lineUtilities,
  'my-bookings': myBookings,
  'offer-brand-rides': offerBrandRides,
  'offer-causes': offerCauses,
  'offer-diversity': offerDiversity,
  'offer-team-building': offerTeamBuilding,
  'talent-band': talentBand,
  'talent-gallery-1': talentGallery1,
  'talent-gallery-2': talentGallery2,
  'talent-gallery-3': talentGallery3,
  'talent-gallery-4': talentGallery4,
  'talent-gallery-5': talentGallery5,
  'talent-story': talentStory,
};
