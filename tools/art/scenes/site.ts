import type { Scenes } from '../scene.ts';
import { appPromo } from './site/app-promo.ts';
import { notFound, placeholder } from './site/fallbacks.ts';
import { hero } from './site/hero.ts';
import { lineCorporate } from './site/line-corporate.ts';
import { lineTalentHunt } from './site/line-talent-hunt.ts';

/** Pictures of the site, by file name. */
export const site: Scenes = {
  hero,
  placeholder,
  'app-promo': appPromo,
  'not-found': notFound,
  'line-corporate': lineCorporate,
  'line-talent-hunt': lineTalentHunt,
};
