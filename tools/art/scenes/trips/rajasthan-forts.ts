import { Ground } from '../../ground.ts';
import { Shot } from '../../model.ts';
import { cruiser } from '../../motorcycles/cruiser.ts';
import { below, type Point, short, spline } from '../../path.ts';
import { camel } from '../../props/animals.ts';
import { fort } from '../../props/fort.ts';
import { person, ridden, tones } from '../../riders.ts';
import { crag, range } from '../../ridge.ts';
import { surface } from '../../roadside.ts';
import type { Scene } from '../../scene.ts';
import { birds, sky, streaks, sun } from '../../sky.ts';
import { onRoad, place } from '../../stage.ts';
import { beside, scatter } from '../../terrain.ts';
import { banyan, tufts } from '../../trees.ts';

/** A sandstone fort above the dunes in orange evening light; camel and cruiser share the road. */
export const rajasthanForts: Scene = {
  draw(page, random) {
    const air = '#ffd79a';
    sky(page, ['#b94e3c', '#e6834a', '#f9bd6d', '#ffe3a8'], 560);
    sun(page, [420, 390], 84, '#fff6d8', '#ffd27a', { opacity: 1, reach: 6 });
    streaks(page, random, 7, 110, 330, '#ffd9a0', 0.45);
    page.land(crag(random, range(random, 5, 500, 46), 0.14), '#d98a5c', air, 600, { fade: 0.85 });
    page.land(
      crag(
        random,
        [
          [200, 640],
          [380, 566],
          [560, 540],
          [720, 470],
          [840, 410],
          [930, 366],
          [1360, 366],
          [1450, 420],
          [1560, 470],
          [1640, 480],
        ],
        0.1,
      ),
      '#b35f3f',
      '#f2b072',
      640,
      { lit: '#f7b777', light: -1, random, fade: 0.6 },
    );
    fort(page, [1140, 366], 29, '#9c4d36', '#f3a86c', '#6b2f26');
    // The rock on which it stands closes around its foot.
    page.land(
      crag(
        random,
        [
          [600, 640],
          [760, 500],
          [880, 424],
          [960, 398],
          [1060, 406],
          [1150, 394],
          [1260, 408],
          [1350, 398],
          [1440, 436],
          [1560, 480],
          [1640, 500],
        ],
        0.12,
      ),
      '#b35f3f',
      '#f2b072',
      640,
      { fade: 0.6 },
    );
    page.mist(1000, 540, 800, 60, air, 0.6);

    const dune = (line: readonly Point[], top: string, foot: string, from: number, to: number) =>
      page.fill(below(spline(line, 10), 1000), page.vertical(from, to, [0, top], [1, foot]));
    dune(
      [
        [-40, 560],
        [160, 600],
        [380, 570],
        [600, 610],
        [860, 580],
        [1140, 620],
        [1400, 570],
        [1640, 600],
      ],
      '#d98a4f',
      '#f2b36b',
      560,
      700,
    );
    dune(
      [
        [-40, 640],
        [220, 596],
        [470, 655],
        [760, 690],
        [1000, 640],
        [1230, 605],
        [1420, 650],
        [1640, 690],
      ],
      '#f6b968',
      '#d9823f',
      600,
      800,
    );
    page.fill(
      'M220 596C270 650 230 690 330 740C390 780 460 800 560 800C480 720 420 650 220 596zM1230 605C1280 660 1240 690 1340 740C1400 770 1480 780 1640 780V690C1500 660 1380 620 1230 605z',
      page.vertical(600, 800, [0, '#a9502f', 0.85], [1, '#b7612f', 0.1]),
    );
    dune(
      [
        [-40, 790],
        [200, 750],
        [480, 726],
        [700, 726],
        [1000, 736],
        [1300, 730],
        [1640, 780],
      ],
      '#eda055',
      '#8f4526',
      720,
      1000,
    );
    let wind = '';
    for (let i = 0; i < 26; i++) {
      const w = random.between(160, 420);
      wind += `M${random.whole(-100, 1300)} ${770 + i * 9}q${short(w * 0.25)} ${short(random.between(-9, 0))} ${short(w * 0.5)} 0t${short(w * 0.5)} 0`;
    }
    page.stroke(wind, '#ffcf8a', 2, { opacity: 0.28 });
    const ground = new Ground({ horizon: 590, centre: 800, eye: 3 });
    const path: Point[] = [
      [560, 1130],
      [620, 980],
      [740, 860],
      [860, 790],
      [870, 750],
      [800, 718],
      [740, 694],
      [760, 676],
      [840, 660],
    ];
    const road = ground.road(path, 2.4);
    surface(page, road, {
      base: '#30241f',
      far: '#b0764f',
      shoulder: '#f0b268',
      middle: '#ffe07a',
      sheen: '#ffb870',
    });
    for (const [x, y, s] of [
      [230, 792, 1],
      [1430, 800, 1.2],
      [1120, 724, 0.5],
    ] as const)
      banyan(page, random, x, y, 105 * s, ['#5a2a1f', '#7a4428', '#b06a36']);
    page.fill(
      tufts(
        random,
        scatter(
          random,
          ground,
          26,
          780,
          980,
          20,
          beside(path, (y) => (y - 590) * 1.3),
        ),
      ),
      '#7a3d22',
    );
    const staging = {
      light: { from: [-0.8, -0.5], rim: '#ffe2a0', shade: '#3a1628', depth: 0.3 },
      sun: [0.8, 0.05],
      shadow: '#5a2414',
      shadowOpacity: 0.26,
    } as const;
    const herd = tones({ jacket: '#9a6238', trousers: '#7d4c2c', accent: '#b5302c' });
    place(page, camel(), Shot.on(ground, [1080, 800], { heading: 286, size: 1.1 }), herd, staging);
    place(
      page,
      person('walk', { helmet: 'hat' }),
      Shot.on(ground, [968, 806], { heading: 280, size: 1.15 }),
      tones({ jacket: '#f4ead6', trousers: '#e3d3b8', cargo: '#d8432f', boots: '#6b3a22' }),
      staging,
    );
    place(
      page,
      ridden(cruiser({ roll: true, steer: 3 }), { dress: { helmet: 'open' }, look: [0, 4] }),
      onRoad(road, 7.6, -1, { size: 1.4, lean: 5, turn: 8 }),
      tones({ paint: '#a3261e', jacket: '#4b2a22', cargo: '#6b4326', helmet: '#f2c21c' }),
      staging,
    );
    birds(page, random, [700, 250], 6, 13, '#8a3f30');
  },
};
