import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { kerb, raceTrack } from '../../parts/props/circuit.ts';
import { featherFlag } from '../../parts/props/company.ts';
import { cone } from '../../parts/props/yard.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { cloud, sky, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { patches, plain } from '../../parts/terrain.ts';
import { oak, palm, wood } from '../../parts/trees.ts';

/** A girl with a borrowed commuter bike at the edge of a race track; the coach looks at his watch once more. */
export const talentStory: Scene = {
  draw(page, random) {
    const air = '#f9ecc8';
    sky(page, ['#6aa6bf', '#b2d2cf', '#eee5c6', air], 460);
    sun(page, [360, 210], 42, '#fffdf0', '#fff0bc', { opacity: 0.9 });
    cloud(page, random, [760, 250], 420, 56, '#fff', '#eef0dc', 0.9);
    page.land(roll(random, range(random, 3, 410, 110), 2), '#9ab7ae', air, 500, {
      smooth: true,
      fade: 0.75,
    });
    const hill = roll(random, range(random, 3, 470, 30), 1);
    page.land(hill, '#7a9f74', '#dfdfb0', 510, { smooth: true, fade: 0.6 });
    page.fill(wood(random, hill, 52, 16, 40, oak), '#688f66');
    let palms = '';
    for (const [x, h] of [
      [1260, 190],
      [1330, 240],
      [1410, 170],
    ] as const)
      palms += palm(random, x, 504, h, 0.08);
    page.fill(palms, '#55805c');
    plain(page, '#c3cc86', '#8f9a4e', 492);
    const ground = new Ground({ horizon: 480, centre: 760, eye: 1.9, focal: 900 });
    const road = ground.road(
      [
        [2300, 760],
        [1500, 640],
        [1060, 580],
        [760, 548],
        [520, 528],
        [420, 514],
        [560, 504],
      ],
      5,
      16,
    );
    raceTrack(page, road, '#565a5f', '#a3a397');
    kerb(page, road, -1, { step: 1.6 });
    kerb(page, road, 1, { step: 1.6 });
    const staging = {
      light: { from: [-0.7, -0.7], rim: '#fff6d2', shade: '#253646' },
      sun: [0.7, 0.1],
      shadow: '#2f331e',
    } as const;
    place(
      page,
      ridden(sport({}), { hold: 'tucked' }),
      onRoad(road, 30, 0.5, { coming: false, size: 1.5 }),
      tones({ paint: '#2f6fb7', jacket: '#e9e4d6' }),
      staging,
    );
    page.fill(
      'M-40 690C300 640 900 700 1640 800V1000H-40z',
      page.vertical(660, 1000, [0, '#d3bd8a'], [0.5, '#b0925e'], [1, '#7d6238']),
    );
    patches(page, random, ground, 24, '#e6d2a0', 0.45, { top: 730, bottom: 940, breadth: 1.1 });
    featherFlag(page, [1330, 790], 420, '#f6f0e0', '#d8412f');
    cone(page, [1210, 764], 60, '#2f331e');
    cone(page, [250, 742], 54, '#2f331e');
    place(
      page,
      classic({ parked: true, steer: -12 }).parts,
      Shot.on(ground, [620, 862], { heading: 112, lean: -6, size: 1.12 }),
      tones({ paint: '#a8322a', bright: '#c3c8c8', seat: '#2a2422' }),
      staging,
    );
    place(
      page,
      person('hips', { helmet: 'none' }),
      Shot.on(ground, [900, 884], { heading: 140, size: 1.04 }),
      tones({ jacket: '#2f6f78', trousers: '#2b3340', skin: '#8a5638', seat: '#1a1416' }),
      staging,
    );
    place(
      page,
      person('hold', { helmet: 'cap' }),
      Shot.on(ground, [1080, 872], { heading: 256, size: 1.16 }),
      tones({ jacket: '#f2ead6', trousers: '#4a5560', accent: '#FFD21F', skin: '#a06a48' }),
      staging,
    );
  },
};
