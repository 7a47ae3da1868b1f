import type { Scenes } from '../scene.ts';
import { appPromo } from './site/app-promo.ts';
import { notFound, placeholder } from './site/fallbacks.ts';
import { hero } from './site/hero.ts';
import { lineCorporate } from './site/line-corporate.ts';
import { lineGarage } from './site/line-garage.ts';
import { lineGetaways } from './site/line-getaways.ts';
import { lineRewards } from './site/line-rewards.ts';
import { lineStore } from './site/line-store.ts';
import { lineTalentHunt } from './site/line-talent-hunt.ts';
import { lineUtilities } from './site/line-utilities.ts';

/** Pictures of the site, by file name. */
export const site: Scenes = {
  hero,
  placeholder,
  'app-promo': appPromo,
  'not-found': notFound,
  'line-corporate': lineCorporate,
  'line-garage': lineGarage,
  'line-getaways': lineGetaways,
  'line-rewards': lineRewards,
  'line-store': lineStore,
  'line-talent-hunt': lineTalentHunt,
  'line-utilities': lineUtilities,
};
