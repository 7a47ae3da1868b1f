import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { below, blob, heightAt, type Point, polygon, short, spline } from '../../kit/path.ts';
import { crag, range } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { acacia } from '../../parts/acacia.ts';
import { cruiser } from '../../parts/motorcycles/cruiser.ts';
import { dromedary } from '../../parts/props/animals.ts';
import { hillFort } from '../../parts/props/hill-fort.ts';
import { person, ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { beside, scatter } from '../../parts/terrain.ts';
import { tufts } from '../../parts/trees.ts';

/** A sandstone fort above the dunes in orange evening light; camel and cruiser share the road. */
export const rajasthanForts: Scene = {
  draw(page, random) {
    const air = '#ffd79a';
    sky(page, ['#b94e3c', '#e6834a', '#f9bd6d', '#ffe3a8'], 560);
    sun(page, [420, 390], 84, '#fff6d8', '#ffd27a', { opacity: 1, reach: 6 });
    streaks(page, random, 7, 110, 330, '#ffd9a0', 0.45);
    page.land(crag(random, range(random, 5, 500, 46), 0.14, 14), '#d98a5c', air, 600, {
      fade: 0.85,
    });
    page.land(
      crag(
        random,
        [
          [140, 640],
          [320, 566],
          [500, 540],
          [660, 470],
          [780, 410],
          [870, 366],
          [1300, 366],
          [1390, 420],
          [1500, 470],
          [1640, 480],
        ],
        0.1,
        14,
      ),
      '#b35f3f',
      '#f2b072',
      640,
      { lit: '#f7b777', light: -1, random, fade: 0.6 },
    );
    hillFort(page, [1080, 392], 31, {
      wall: '#a9543a',
      foot: '#c9764c',
      lit: '#ffc081',
      shade: '#6e2f2c',
      dark: '#5a2426',
    });
    // The rock on which it stands closes around its foot, ribbed by old rains.
    const rock = crag(
      random,
      [
        [500, 640],
        [620, 590],
        [700, 540],
        [770, 508],
        [840, 494],
        [940, 488],
        [1020, 496],
        [1120, 488],
        [1230, 496],
        [1320, 490],
        [1390, 516],
        [1480, 560],
        [1640, 580],
      ],
      0.12,
      13,
    );
    page.land(rock, '#a9573a', '#f2b072', 660, { fade: 0.55 });
    let [ribs, faces] = ['', ''];
    for (let x = 640; x < 1500; x += random.between(44, 74)) {
      const y = heightAt(rock, x);
      const [w, drop] = [random.between(16, 32), random.between(40, 96)];
      const crest = (k: number): Point => [x + k * w, heightAt(rock, x + k * w)];
      const low = (k: number, t: number): Point => [x + k * w, y + drop * t];
      faces += polygon([crest(-1), crest(0), low(0.1, 0.5), low(-0.3, 1), low(-0.7, 0.4)], 0);
      ribs += polygon([crest(0), crest(0.9), low(0.7, 0.35), low(0.35, 0.9), low(0.1, 0.5)], 0);
    }
    const down = (colour: string, opacity: number) =>
      page.vertical(480, 600, [0, colour, opacity], [1, colour, 0]);
    page.fill(ribs, down('#6e2f2c', 0.45)).fill(faces, down('#ffbe7c', 0.5));
    page.mist(1000, 580, 800, 46, air, 0.6);

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
    for (let i = 0; i < 18; i++) {
      const w = random.between(160, 420);
      wind += `M${random.whole(-100, 1300)} ${770 + i * 13}q${short(w * 0.25)} ${short(random.between(-9, 0))} ${short(w * 0.5)} 0t${short(w * 0.5)} 0`;
    }
    page.stroke(wind, '#ffcf8a', 2, { opacity: 0.28 });
    const haze = { bark: '#8a4a2e', leaf: '#a8683a', lit: '#f0b766', shadow: '#8f4526' };
    acacia(
      page,
      random,
      [1404, 764],
      170,
      { bark: '#6b3a26', leaf: '#94652f', lit: '#eab45c', shadow: '#7d3a1f' },
      {
        lean: -0.1,
        fork: 0.26,
        pads: [
          [0.42, 0.78, 0.3],
          [-0.3, 0.86, 0.42],
          [0.12, 0.97, 0.4],
        ],
      },
    );
    acacia(page, random, [622, 672], 62, haze, {
      lean: 0.1,
      pads: [
        [-0.2, 0.88, 0.4],
        [0.3, 0.8, 0.36],
      ],
    });
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
    const road = ground.road(path, 2.4, 7);
    surface(page, road, {
      base: '#30241f',
      far: '#b0764f',
      shoulder: '#f0b268',
      middle: '#ffe07a',
      sheen: '#ffb870',
    });
    // Sand that the wind has laid over the edges of the road.
    let drift = '';
    for (const [from, side, reach] of [
      [5.4, -1, 0.9],
      [15, -1, 1.4],
      [21, 1, 1.4],
    ] as const) {
      const edge = (along: number, offset: number) =>
        road.beside(road.at(from + along * reach), side * offset);
      drift += blob([
        edge(-0.8, 3),
        edge(-0.3, 2.2),
        edge(0.1, 1.75),
        edge(0.5, 1.5),
        edge(0.8, 2.1),
        edge(1.4, 2.4),
        edge(1.7, 3),
      ]);
    }
    page.fill(drift, '#f0b268');
    // A near dune, its crest in the light.
    page.fill(
      'M1110 1000C1230 968 1320 908 1440 896C1530 888 1580 874 1640 838V1000z',
      page.vertical(850, 1000, [0, '#f6b968'], [0.5, '#d07a3e'], [1, '#8f4526']),
    );
    page.fill(
      'M1440 896C1420 930 1470 950 1450 1000H1640V838C1580 874 1530 888 1440 896z',
      page.vertical(850, 1000, [0, '#a9502f', 0.8], [1, '#7a3a20', 0.3]),
    );
    page.fill(
      tufts(
        random,
        scatter(
          random,
          ground,
          13,
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
    const herd = tones({
      jacket: '#b9824e',
      trousers: '#99653a',
      accent: '#b5302c',
      cargo: '#5f3a2a',
    });
    const beast = Shot.on(ground, [1120, 806], { heading: 284, size: 1.12 });
    const guide = Shot.on(ground, [940, 812], { heading: 280, size: 1.2 });
    const [hand, bridle] = [guide.see([-18, 94, 24]), beast.see([150, 198, 0])];
    place(page, dromedary(), beast, herd, staging);
    page.stroke(
      `M${short(bridle.x)} ${short(bridle.y)}Q${short(bridle.x + 6)} ${short(hand.y + 8)} ${short(hand.x)} ${short(hand.y)}`,
      '#5a2a1f',
      2,
    );
    place(
      page,
      person('walk', { helmet: 'hat', kurta: true }),
      guide,
      tones({ jacket: '#f7eedb', trousers: '#e3d3b8', cargo: '#d8432f', boots: '#6b3a22' }),
      staging,
    );
    for (const [x, y, r] of [
      [668, 806, 44],
      [626, 822, 66],
      [570, 842, 92],
      [500, 866, 124],
    ] as const)
      page.mist(x, y - r * 0.2, r * 1.3, r * 0.6, '#ffdca6', 0.6);
    place(
      page,
      ridden(cruiser({ roll: true, steer: 3 }), { dress: { helmet: 'open' }, look: [0, 4] }),
      onRoad(road, 7.6, -1, { size: 1.4, lean: 5, turn: 8 }),
      tones({ paint: '#a3261e', jacket: '#4b2a22', cargo: '#6b4326', helmet: '#f2c21c' }),
      staging,
    );
    const thorn = { bark: '#4d2a20', leaf: '#7d5a2a', lit: '#e2a84e', shadow: '#6e2f1a' };
    acacia(page, random, [170, 862], 400, thorn, {
      lean: 0.06,
      pads: [
        [-0.42, 0.8, 0.32],
        [0.46, 0.79, 0.32],
        [0.24, 0.93, 0.34],
        [-0.14, 0.94, 0.36],
        [0.66, 0.67, 0.2],
      ],
    });
    birds(page, random, [700, 250], 6, 13, '#8a3f30');
  },
};
