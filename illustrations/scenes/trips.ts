import type { Scenes } from '../kit/scene.ts';
import { agumbeMonsoon } from './trips/agumbe-monsoon.ts';
import { chikmagalurRidge } from './trips/chikmagalur-ridge.ts';
import { coorgCoffee } from './trips/coorg-coffee.ts';
import { dhanushkodi } from './trips/dhanushkodi.ts';
import { gokarnaMoon } from './trips/gokarna-moon.ts';
import { gurudongmar } from './trips/gurudongmar.ts';
import { hampiBoulders } from './trips/hampi-boulders.ts';
import { konkanCoast } from './trips/konkan-coast.ts';
import { kumaonMunsiyari } from './trips/kumaon-munsiyari.ts';
import { ladakhMonasteries } from './trips/ladakh-monasteries.ts';
import { majuliBrahmaputra } from './trips/majuli-brahmaputra.ts';
import { manaliLeh } from './trips/manali-leh.ts';
import { meghalayaRoots } from './trips/meghalaya-roots.ts';
import { munnarTea } from './trips/munnar-tea.ts';
import { pangongLake } from './trips/pangong-lake.ts';
import { rajasthanForts } from './trips/rajasthan-forts.ts';
import { rannFullMoon } from './trips/rann-full-moon.ts';
import { spitiCircuit } from './trips/spiti-circuit.ts';
import { sundarbansEdge } from './trips/sundarbans-edge.ts';
import { tawangSela } from './trips/tawang-sela.ts';
import { tharNight } from './trips/thar-night.ts';
import { umlingLa } from './trips/umling-la.ts';
import { valparaiHairpins } from './trips/valparai-hairpins.ts';
import { zanskarGorge } from './trips/zanskar-gorge.ts';

/** Pictures of the trips, by slug. */
export const trips: Scenes = {
  'manali-leh': manaliLeh,
  'pangong-lake': pangongLake,
  'umling-la': umlingLa,
  'spiti-circuit': spitiCircuit,
  'ladakh-monasteries': ladakhMonasteries,
  'zanskar-gorge': zanskarGorge,
  gurudongmar,
  'tawang-sela': tawangSela,
  'kumaon-munsiyari': kumaonMunsiyari,
  'meghalaya-roots': meghalayaRoots,
  'majuli-brahmaputra': majuliBrahmaputra,
  'sundarbans-edge': sundarbansEdge,
  'rann-full-moon': rannFullMoon,
  'rajasthan-forts': rajasthanForts,
  'thar-night': tharNight,
  'konkan-coast': konkanCoast,
  'gokarna-moon': gokarnaMoon,
  'coorg-coffee': coorgCoffee,
  'chikmagalur-ridge': chikmagalurRidge,
  'valparai-hairpins': valparaiHairpins,
  'munnar-tea': munnarTea,
  'agumbe-monsoon': agumbeMonsoon,
  'hampi-boulders': hampiBoulders,
  dhanushkodi,
};
