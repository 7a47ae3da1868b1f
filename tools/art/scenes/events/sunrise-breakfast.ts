import { Ground } from '../../ground.ts';
import { adventure } from '../../motorcycles/adventure.ts';
import { classic } from '../../motorcycles/classic.ts';
import { cruiser } from '../../motorcycles/cruiser.ts';
import { fort } from '../../props/fort.ts';
import { ridden, tones } from '../../riders.ts';
import { range, roll } from '../../ridge.ts';
import { surface } from '../../roadside.ts';
import type { Scene } from '../../scene.ts';
import { birds, sky, streaks, sun } from '../../sky.ts';
import { headlight, onRoad, place } from '../../stage.ts';
import { plain } from '../../terrain.ts';
import { bush, tufts, wood } from '../../trees.ts';

/** A club rides out at first light below a hill fort, headlights on. */
export const sunriseBreakfast: Scene = {
  draw(page, random) {
    const air = '#ffd3a8';
    sky(page, ['#6b6fae', '#c58fae', '#f6a68e', '#ffd09a'], 500);
    sun(page, [1010, 376], 60, '#fff6d8', '#ffc27a', { opacity: 1, reach: 8 });
    streaks(page, random, 6, 70, 360, '#ffd0b8', 0.5);
    page.land(roll(random, range(random, 4, 440, 80), 3), '#b98aa8', air, 520, {
      smooth: true,
      fade: 0.8,
    });
    const hill = roll(
      random,
      [
        [-40, 430],
        [60, 330],
        [180, 276],
        [330, 262],
        [470, 280],
        [590, 360],
        [720, 450],
        [900, 500],
        [1640, 520],
      ],
      2,
    );
    fort(page, [300, 262], 27, '#85587e', '#a06c8a', '#563660');
    page.land(hill, '#7d5078', '#f0a890', 560, { smooth: true, fade: 0.75 });
    page.fill(wood(random, hill, 18, 14, 30, bush, { width: 0.7, sink: 0.3 }), '#6b4470', {
      opacity: 0.8,
    });
    page.mist(700, 520, 900, 50, '#ffe0bc', 0.8);
    const ground = new Ground({ horizon: 492, centre: 930, eye: 2.1, focal: 1300 });
    plain(page, '#e0a07e', '#3f2a48', 510);
    const trees = roll(random, range(random, 3, 528, 12), 1);
    page.fill(wood(random, trees, 16, 24, 60, bush, { width: 0.7, sink: 0.2 }), '#a86d78');
    const road = ground.road(
      [
        [560, 1200],
        [690, 860],
        [850, 690],
        [980, 604],
        [1010, 556],
        [970, 524],
        [950, 508],
      ],
      3.6,
    );
    surface(page, road, {
      base: '#3c3046',
      far: '#d99f8c',
      shoulder: '#b37a6c',
      line: '#ffe3c4',
      middle: '#FFD21F',
      verge: 1.2,
    });
    page.fill(
      road.strip(0.4, 2.8),
      page.vertical(510, 900, [0, '#ffe6bc', 0.8], [0.5, '#ffc896', 0.3], [1, '#ffc896', 0]),
    );
    const staging = {
      light: { from: [0.35, -0.9], rim: '#ffe0aa', shade: '#3a2450', depth: 0.24 },
      sun: [-0.25, -1.1],
      shadow: '#22142e',
      shadowOpacity: 0.4,
    } as const;
    const riders = [
      [31, -1, classic(), tones({ paint: '#2f6f78', jacket: '#4a3350' }), {}],
      [17.5, 0.35, cruiser(), tones({ paint: '#b83a30', jacket: '#3c4a66' }), {}],
      [
        12.4,
        -1.5,
        adventure(),
        tones({ paint: '#f0ece0', jacket: '#8f3a3a', helmet: '#d8433b' }),
        { wave: true },
      ],
      [7.4, 2.5, adventure({ cases: true }), tones({ jacket: '#2f3f5c' }), {}],
    ] as const;
    for (const [s, offset, bike, colours, riding] of riders) {
      const shot = onRoad(road, s, offset, { coming: true, size: 1.5 });
      place(page, ridden(bike, riding), shot, colours, staging);
      headlight(page, shot, s < 13 ? 99 : 92, '#fff0c4', 0.85);
    }
    birds(page, random, [720, 220], 9, 12, '#8a5a80');
    const grass: [number, number, number][] = Array.from({ length: 16 }, (_, i) => [
      i < 7 ? random.between(-20, 420) : random.between(1020, 1620),
      1006,
      random.between(40, 120),
    ]);
    page.fill(tufts(random, grass), '#2a1838');
  },
};
