import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { van } from '../../parts/props/company.ts';
import { person, tones } from '../../parts/riders.ts';
import { milestone, surface } from '../../parts/roadside.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { oak, tufts, wood } from '../../parts/trees.ts';

/** On the way home: the team's van at the roadside, three young racers and the coach before the last sun. */
export const talentGallery5: Scene = {
  draw(page, random) {
    const air = '#ffbf86';
    sky(page, ['#3b3a68', '#8a5f86', '#e88a72', air], 480);
    sun(page, [1090, 430], 70, '#fff0cc', '#ffb066', { opacity: 1 });
    streaks(page, random, 9, 100, 360, '#ff9f86', 0.45);
    page.land(roll(random, range(random, 3, 470, 70), 2), '#8d5f7e', air, 560, {
      smooth: true,
      fade: 0.75,
    });
    page.mist(900, 540, 1100, 40, '#ffc48e', 0.7);
    const hill = roll(random, range(random, 3, 530, 40), 1);
    page.land(hill, '#644a6c', '#d98474', 640, { smooth: true, fade: 0.6 });
    page.fill(wood(random, hill, 36, 20, 54, oak), '#5d4668');
    page.rect(
      0,
      574,
      1600,
      426,
      page.vertical(574, 1000, [0, '#b5785f'], [0.3, '#7a5348'], [1, '#2c2230']),
    );
    const ground = new Ground({ horizon: 500, centre: 800, eye: 1.7, focal: 900 });
    const road = ground.road(
      [
        [2500, 640],
        [1600, 618],
        [800, 604],
        [100, 594],
        [-700, 584],
      ],
      2.6,
    );
    surface(page, road, {
      base: '#4a3c48',
      far: '#8a6468',
      shoulder: '#b98462',
      middle: '#ffdc8a',
      line: '#f2cfb0',
    });
    patches(page, random, ground, 24, '#d99a70', 0.28, { top: 660, bottom: 940, breadth: 1.1 });
    const staging = {
      light: { from: [0.6, -0.6], rim: '#ffd9a0', shade: '#2a1d3a', depth: 0.3 },
      sun: [-0.8, -0.5],
      shadow: '#1d1424',
    } as const;
    place(
      page,
      van(),
      Shot.on(ground, [420, 748], { heading: 112, size: 1.05 }),
      tones({ paint: '#f2e6d2', accent: '#FFD21F', visor: '#3a3550' }),
      staging,
    );
    place(
      page,
      sport({ number: true, parked: true }).parts,
      Shot.on(ground, [1280, 812], { heading: 238, lean: -5, size: 1.05 }),
      tones({ accent: '#f2e6d0' }),
      staging,
    );
    for (const [x, y, pose, heading, jacket, size, skin] of [
      [800, 838, 'talk', 92, '#3f6b86', 1.12, '#8a5a3e'],
      [930, 852, 'sit', 70, '#c9392c', 1, '#a06a48'],
      [1030, 858, 'sit', 300, '#e8dcc0', 1, '#8a5638'],
      [1130, 840, 'cheer', 222, '#2f7a6a', 1, '#b07a54'],
    ] as const)
      place(
        page,
        person(pose, { helmet: pose === 'talk' ? 'cap' : 'none' }),
        Shot.on(ground, [x, y], { heading, size }),
        tones({ jacket, trousers: '#2b2a3a', skin, accent: '#FFD21F' }),
        staging,
      );
    milestone(page, 1480, 760, 78, '#f0dcc4', '#f0b020');
    const grass: [number, number, number][] = Array.from({ length: 34 }, (_, i) => [
      i * 48 + random.signed() * 20,
      1004,
      random.between(26, 70),
    ]);
    page.fill(tufts(random, grass), '#1d1522');
    birds(page, random, [700, 260], 6, 13, '#4a3858');
  },
};
